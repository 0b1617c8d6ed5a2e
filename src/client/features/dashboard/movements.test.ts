import { expect, it } from 'vitest';
import { sampleBlock, sampleClaim } from '#client/features/bookings/admin/booking-samples.ts';
import { movementsFrom } from './movements.ts';

const confirmed = (id: number, startDate: string, endDate: string) =>
  sampleClaim({ id, startDate, endDate, status: 'CONFIRMED' });

it('lists confirmed arrivals and departures of the next days, departures first', () => {
  const claims = [
    confirmed(1, '2026-07-04', '2026-07-11'),
    confirmed(2, '2026-06-27', '2026-07-04'),
    confirmed(3, '2026-07-11', '2026-07-18'),
    sampleClaim({ id: 4, startDate: '2026-07-05' }),
    sampleBlock({ startDate: '2026-07-06', endDate: '2026-07-07' }),
  ];
  const shown = movementsFrom('2026-07-04', 7, claims).map(
    ({ date, kind, stay }) => `${date} ${kind} ${stay.id}`,
  );
  expect(shown).toEqual(['2026-07-04 departure 2', '2026-07-04 arrival 1']);
});

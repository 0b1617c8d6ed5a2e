import { expect, it } from 'vitest';
import { italian } from '#tests/support/languages.ts';
import { sampleBlock, sampleClaim } from './booking-samples.ts';
import { claimsOn, describeClaims } from './claims-of-day.ts';

const asked = sampleClaim({ id: 1 });
const confirmed = sampleClaim({
  id: 2,
  startDate: '2026-07-10',
  endDate: '2026-07-14',
  status: 'CONFIRMED',
  guestName: 'Ugo Neri',
});

it('sorts confirmed stays and blocks before requests', () => {
  const claims = claimsOn('2026-07-10', [asked, confirmed]);
  expect(claims.map(({ id }) => id)).toEqual([2, 1]);
});

it('describes a day', () => {
  expect(describeClaims('2026-07-10', [asked, confirmed], italian)).toBe(
    'venerdì 10 luglio 2026: Ugo Neri, confermata; Anna Verdi, in attesa',
  );
  expect(describeClaims('2026-07-22', [sampleBlock()], italian)).toBe(
    'mercoledì 22 luglio 2026: date bloccate',
  );
  expect(describeClaims('2026-07-22', [sampleBlock({ origin: 'Airbnb' })], italian)).toBe(
    'mercoledì 22 luglio 2026: prenotata su Airbnb',
  );
  expect(describeClaims('2026-07-14', [confirmed], italian)).toBe('martedì 14 luglio 2026: libero');
});

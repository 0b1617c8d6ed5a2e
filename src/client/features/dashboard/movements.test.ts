import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleClaim } from '#client/features/bookings/admin/booking-samples.ts';
import {
  describePresence,
  formatArrival,
  houseToday,
  lineOfDays,
  movementsFrom,
  nextInWords,
} from './movements.ts';

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

const elsewhere = (id: number, startDate: string, endDate: string) =>
  sampleBlock({ id, startDate, endDate, origin: 'Airbnb' });

it('lists guests of other sites by site, with departure the day after their last night', () => {
  const claims = [
    elsewhere(5, '2026-07-01', '2026-07-04'),
    elsewhere(6, '2026-07-05', '2026-07-08'),
    sampleBlock({ id: 7, startDate: '2026-07-05', origin: 'Vrbo', isSameStay: true }),
  ];
  const shown = movementsFrom('2026-07-04', 7, claims).map(
    ({ date, kind, stay }) => `${date} ${kind} ${stay.id} ${stay.name}`,
  );
  expect(shown).toEqual([
    '2026-07-05 departure 5 Ospiti (Airbnb)',
    '2026-07-05 arrival 6 Ospiti (Airbnb)',
    '2026-07-09 departure 6 Ospiti (Airbnb)',
  ]);
  expect(houseToday('2026-07-05', claims)).toMatchObject({
    guests: [{ id: 5 }, { id: 6 }],
    blocks: [],
  });
});

describe('the house today', () => {
  const today = '2026-07-04';
  const idsToday = (claims: Parameters<typeof houseToday>[1]) => {
    const { guests, blocks } = houseToday(today, claims);
    return [guests.map(({ id }) => id), blocks.map(({ id }) => id)];
  };

  it('has current guests, on the day of departure too', () => {
    const leaving = confirmed(1, '2026-06-27', '2026-07-04');
    const arriving = confirmed(2, '2026-07-04', '2026-07-11');
    const later = confirmed(3, '2026-07-11', '2026-07-18');
    const gone = confirmed(4, '2026-06-20', '2026-07-03');
    expect(idsToday([later, arriving, gone, leaving])).toEqual([[1, 2], []]);
  });

  it('ignores requests, and guests whose data were erased', () => {
    const asked = sampleClaim({ startDate: '2026-07-01', endDate: '2026-07-08' });
    const erased = { ...confirmed(5, '2026-07-01', '2026-07-08'), guestName: null };
    expect(idsToday([asked, erased])).toEqual([[], []]);
  });

  it('may be blocked, on the last day too', () => {
    const block = sampleBlock({ id: 9, startDate: '2026-07-02', endDate: '2026-07-04' });
    expect(idsToday([block])).toEqual([[], [9]]);
  });

  it('begins a line of nights, taken by guests or blocked', () => {
    const claims = [
      confirmed(1, '2026-07-01', '2026-07-05'),
      sampleBlock({ startDate: '2026-07-06', endDate: '2026-07-06' }),
      elsewhere(6, '2026-07-07', '2026-07-07'),
    ];
    expect(lineOfDays(today, 5, claims).map(({ state }) => state)).toEqual([
      ...['guests', 'free', 'blocked', 'guests', 'free'],
    ]);
  });

  it('is described in words', () => {
    const said = (startDate: string, endDate: string) =>
      describePresence({ startDate, endDate }, today);
    expect(said('2026-06-27', '2026-07-04')).toBe('oggi la partenza');
    expect(said('2026-07-04', '2026-07-11')).toBe('oggi l’arrivo, 7 notti');
    expect(said('2026-07-04', '2026-07-04')).toBe('oggi l’arrivo, in giornata');
    expect(said('2026-07-01', '2026-07-05')).toBe('fino a domenica 5 luglio, ancora 1 notte');
  });
});

it.each([
  ['2026-07-03', 'Già cominciato'],
  ['2026-07-04', 'Arrivo oggi'],
  ['2026-07-05', 'Arrivo domani'],
  ['2026-07-09', 'Arrivo fra 5 giorni'],
])('an arrival on %s is described as «%s»', (startDate, told) => {
  expect(formatArrival(startDate, '2026-07-04')).toBe(told);
});

it('the next day with arrivals or departures is said in one line', () => {
  const inWords = (today: string, claims: Parameters<typeof movementsFrom>[2]) =>
    nextInWords(movementsFrom(today, 14, claims), today);
  const claims = [
    { ...confirmed(1, '2026-06-27', '2026-07-04'), guestName: 'Karl Schmidt' },
    { ...confirmed(2, '2026-07-04', '2026-07-11'), guestName: 'Giulia Ferraris' },
    elsewhere(3, '2026-07-11', '2026-07-14'),
  ];
  expect(inWords('2026-07-03', claims)).toBe(
    'Domani parte Karl Schmidt e arriva Giulia Ferraris, 2 ospiti',
  );
  expect(inWords('2026-07-11', claims.slice(2))).toBe('Oggi arrivano Ospiti (Airbnb)');
  expect(inWords('2026-07-12', claims)).toBe('Mer 15 luglio partono Ospiti (Airbnb)');
  expect(inWords('2026-08-01', claims)).toBe('Nessun arrivo e nessuna partenza in 14 giorni');
});

import { expect, it } from 'vitest';
import type { CleaningStay } from './cleaning.schema.ts';
import { cleaningDays, movementInWords, partyInWords, stayingNow } from './cleaning-days.ts';

const stay = (id: number, startDate: string, endDate: string): CleaningStay => ({
  id,
  startDate,
  endDate,
  origin: null,
  guestName: 'Anna',
  numberOfGuests: 2,
  children: 0,
  linen: false,
  animals: 0,
  arrivalTime: '',
  note: '',
});

const ids = (stays: readonly CleaningStay[]) => stays.map(({ id }) => id);

const stays = [stay(1, '2026-05-16', '2026-05-23'), stay(2, '2026-05-23', '2026-05-30')];

it('has each day once, departures and arrivals apart, and none that has passed', () => {
  const days = cleaningDays(stays, '2026-05-20');
  expect(
    days.map(({ day, departures, arrivals }) => [day, ids(departures), ids(arrivals)]),
  ).toEqual([
    ['2026-05-23', [1], [2]],
    ['2026-05-30', [2], []],
  ]);
});

it('lists guests who stay, without today’s departures and arrivals', () => {
  expect(stayingNow(stays, '2026-05-20')?.id).toBe(1);
  expect(stayingNow(stays, '2026-05-23')).toBeUndefined();
  expect(stayingNow(stays, '2026-05-24')?.id).toBe(2);
});

it('describes an arrival or departure without a name if none is known', () => {
  const own = stay(1, '2026-05-16', '2026-05-23');
  expect(movementInWords(own, 'departure')).toBe('Parte Anna');
  expect(movementInWords({ ...own, guestName: null }, 'arrival')).toBe('Arriva un ospite');
  const other = { ...own, guestName: null, origin: 'Airbnb', numberOfGuests: null };
  expect(movementInWords(other, 'arrival')).toBe('Arrivo (Airbnb)');
  expect(movementInWords(other, 'departure')).toBe('Partenza (Airbnb)');
  const withDog = { ...own, children: 1, animals: 1 };
  expect([own, { ...own, children: 1 }, withDog, other].map(partyInWords)).toEqual([
    '2 ospiti',
    '2 ospiti, di cui 1 fino a 12 anni',
    '2 ospiti, di cui 1 fino a 12 anni, 1 animale',
    'numero di ospiti non comunicato',
  ]);
});

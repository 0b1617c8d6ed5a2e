import { expect, it } from 'vitest';
import { importedState, lastDayOf } from './imported-nights.ts';

const nights = { startDate: '2027-05-15', endDate: '2027-05-21', status: 'NOT_AVAILABLE' } as const;

it('counts nights of another site until the day of departure, and blocked days until the last', () => {
  expect(lastDayOf({ ...nights, origin: 'Airbnb' })).toBe('2027-05-22');
  expect(lastDayOf({ ...nights, origin: null })).toBe('2027-05-21');
});

it('says whether another site has booked or closed its nights', () => {
  expect(importedState({ origin: 'Airbnb', isClosedThere: false })).toBe('prenotata su Airbnb');
  expect(importedState({ origin: 'Vrbo', isClosedThere: true })).toBe('chiusa su Vrbo');
});

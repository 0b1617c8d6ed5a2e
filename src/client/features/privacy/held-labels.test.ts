import { expect, it } from 'vitest';
import { heldInWords } from './held-labels.ts';

const nothing = {
  account: 0,
  sessions: 0,
  links: 0,
  bookings: 0,
  messages: 0,
  reviews: 0,
  mails: 0,
};

it('names what there is, the person before what the person did', () => {
  expect(heldInWords({ ...nothing, mails: 3, account: 1 })).toEqual([
    { kind: 'account', name: 'Profilo', count: 1 },
    { kind: 'mails', name: 'Email del sito', count: 3 },
  ]);
});

it('has nothing to say of a stranger', () => {
  expect(heldInWords(nothing)).toEqual([]);
});

import { expect, it } from 'vitest';
import { labelledCounts } from './held-data-labels.ts';

const nothing = {
  account: 0,
  sessions: 0,
  links: 0,
  bookings: 0,
  party: 0,
  messages: 0,
  reviews: 0,
  mails: 0,
};

it('lists the kinds of held data, the account first', () => {
  expect(labelledCounts({ ...nothing, mails: 3, account: 1 })).toEqual([
    { kind: 'account', name: 'Profilo', count: 1 },
    { kind: 'mails', name: 'Email del sito', count: 3 },
  ]);
});

it('is empty for an unknown person', () => {
  expect(labelledCounts(nothing)).toEqual([]);
});

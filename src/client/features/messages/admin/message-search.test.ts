import { expect, it } from 'vitest';
import { parseMessageSearch } from './message-search.ts';

it('parses valid values', () => {
  const search = { message: 7, q: 'seggiolone', filter: 'suspect', page: 2 };
  expect(parseMessageSearch(search)).toEqual(search);
});

it.each([
  {},
  { message: 'new', q: '', filter: 'all', page: 1 },
  { message: -1, q: {}, filter: 'SPAM', page: 'due' },
])('makes the invalid values of %j undefined', (search) => {
  expect(parseMessageSearch(search)).toStrictEqual({
    message: undefined,
    q: undefined,
    filter: undefined,
    page: undefined,
  });
});

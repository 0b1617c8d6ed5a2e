import { expect, it } from 'vitest';
import { parseMessageSearch } from './message-search.ts';

it('reads what makes sense', () => {
  const search = { message: 7, q: 'seggiolone', filter: 'suspect', page: 2 };
  expect(parseMessageSearch(search)).toEqual(search);
});

it.each([
  {},
  { message: 'new', q: '', filter: 'all', page: 1 },
  { message: -1, q: {}, filter: 'SPAM', page: 'due' },
])('names what makes no sense in %j as undefined', (search) => {
  expect(parseMessageSearch(search)).toStrictEqual({
    message: undefined,
    q: undefined,
    filter: undefined,
    page: undefined,
  });
});

import { expect, it } from 'vitest';
import { over12After } from './booking-rules.ts';

it.each([
  ['everybody stays everybody in a larger party', 2, 2, 4, 4],
  ['everybody stays everybody in a smaller party', 4, 4, 3, 3],
  ['a number of its own stays in a larger party', 4, 2, 5, 2],
  ['a number of its own stays while it fits', 4, 2, 3, 2],
  ['a number of its own is never more than the guests', 4, 3, 2, 2],
  ['nobody stays nobody', 2, 0, 4, 0],
  ['an emptied field counts as everybody', 4, Number.NaN, 3, 3],
  ['everybody stays everybody while the party is typed anew', 2, 2, Number.NaN, Number.NaN],
  ['everybody is who is typed then', Number.NaN, Number.NaN, 6, 6],
  ['a number of its own stays while the party is typed anew', 4, 2, Number.NaN, 2],
])('over12After: %s', (_, numberOfGuests, over12, guests, expected) => {
  expect(over12After({ numberOfGuests, over12 }, guests)).toBe(expected);
});

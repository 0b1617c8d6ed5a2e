import { expect, it } from 'vitest';
import { formatCoordinates, parseCoordinates } from './coordinates.ts';

it.each([
  ['39.13862, 8.27411', 39.13862, 8.27411],
  ['39.13862,8.27411', 39.13862, 8.27411],
  ['39,13862; 8,27411', 39.13862, 8.27411],
  ['39,13862 8,27411', 39.13862, 8.27411],
  ['  39.1 8.2 ', 39.1, 8.2],
  ['-33.5, -70.25', -33.5, -70.25],
  ['39°08\'19"N 8°16\'27"E', 39.138611, 8.274167],
  ['39° 8.5′ S, 8° 16′ O', -39.141667, -8.266667],
  ['45 N 9 E', 45, 9],
])('reads %s', (typed, latitude, longitude) => {
  expect(parseCoordinates(typed)).toEqual({ latitude, longitude });
});

it.each(['', 'Carloforte', '39.1', '39.1, 8.2, 7', '91, 8', '39, 181', 'a 39.1, 8.2', '39,1'])(
  'does not accept %o',
  (typed) => {
    expect(parseCoordinates(typed)).toBeNull();
  },
);

it('writes them so that they can be read again', () => {
  const place = { latitude: 39.138621, longitude: -8.2 };
  expect(formatCoordinates(place)).toBe('39.13862, -8.20000');
  expect(parseCoordinates(formatCoordinates(place))).toEqual({
    latitude: 39.13862,
    longitude: -8.2,
  });
});

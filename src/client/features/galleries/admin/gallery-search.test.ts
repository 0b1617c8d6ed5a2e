import { expect, it } from 'vitest';
import { parseGallerySearch } from './gallery-search.ts';

it('reads the gallery to edit', () => {
  expect(parseGallerySearch({ edit: 7 })).toEqual({ edit: 7 });
  expect(parseGallerySearch({ edit: 'new' })).toEqual({ edit: 'new' });
});

it.each([undefined, null, '7', 0, -1, 1.5, Number.NaN, 1e300, 'old', {}, [7]])(
  'shows the list for the invalid value %j',
  (edit) => {
    expect(parseGallerySearch({ edit })).toEqual({ edit: undefined });
  },
);

import { expect, it } from 'vitest';
import { parseGallerySearch } from './gallery-search.ts';

it('reads which gallery is being changed', () => {
  expect(parseGallerySearch({ edit: 7 })).toEqual({ edit: 7 });
  expect(parseGallerySearch({ edit: 'new' })).toEqual({ edit: 'new' });
});

it.each([undefined, null, '7', 0, -1, 1.5, Number.NaN, 1e300, 'old', {}, [7]])(
  'sees the list where the address says %j',
  (edit) => {
    expect(parseGallerySearch({ edit })).toEqual({ edit: undefined });
  },
);

import { expect, it } from 'vitest';
import { blogPath, parseBlogSearch } from './blog-search.ts';
import { pageCount } from './post-lists.ts';

it.each([
  [2, 2],
  [1, undefined],
  [0, undefined],
  [-3, undefined],
  [2.5, undefined],
  ['2', undefined],
  ['abc', undefined],
  [[2], undefined],
  [1e12, undefined],
  [undefined, undefined],
])('reads the page %j as %s', (page, read) => {
  expect(parseBlogSearch({ page, other: 'x' })).toEqual({ page: read });
});

it('leaves the first page out of the address', () => {
  expect([blogPath(1), blogPath(2)]).toEqual(['/blog', '/blog?page=2']);
});

it.each([
  [0, 0],
  [9, 1],
  [10, 2],
  [27, 3],
])('%i posts are %i pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

import { expect, it } from 'vitest';
import type { PageSummary } from '#shared/pages.schema.ts';
import { listedPages } from './page-list.ts';
import { parsePageSearch } from './page-search.ts';

const page = (id: number, title: string, own: Partial<PageSummary> = {}): PageSummary => ({
  id,
  title,
  slug: `slug-${id}`,
  excerpt: '',
  published: true,
  isBuiltIn: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  publishedAt: null,
  ...own,
});

const pages = [
  page(3, 'Perché qui'),
  page(2, 'Come arrivare', { slug: 'traghetti', published: false }),
  page(1, 'La spiaggia', { excerpt: 'Dove si va in costume' }),
];

const ids = (search: Parameters<typeof listedPages>[1]) =>
  listedPages(pages, search).map(({ id }) => id);

it('shows all of them, the newest first', () => {
  expect(ids({})).toEqual([3, 2, 1]);
});

it('finds words of title, address and excerpt, whatever their accents', () => {
  expect(ids({ q: 'perche' })).toEqual([3]);
  expect(ids({ q: ' TRAGHETTI ' })).toEqual([2]);
  expect(ids({ q: 'costume' })).toEqual([1]);
  expect(ids({ q: 'montagna' })).toEqual([]);
});

it('shows published pages or drafts, and sorts by title', () => {
  expect(ids({ state: 'draft' })).toEqual([2]);
  expect(ids({ state: 'published' })).toEqual([3, 1]);
  expect(ids({ sort: 'title' })).toEqual([2, 1, 3]);
});

it('reads its order from the address', () => {
  expect(parsePageSearch({ sort: 'title', edit: 'new', page: 3 })).toEqual({
    edit: 'new',
    q: undefined,
    state: undefined,
    sort: 'title',
  });
  expect(parsePageSearch({ sort: 'slug' }).sort).toBeUndefined();
});

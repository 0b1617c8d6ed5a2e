import { expect, it } from 'vitest';
import type { GalleryView } from '#shared/galleries.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { homeGalleries } from './home-galleries.ts';

const picture = (url: string): Picture => ({ url, alt: '', width: 3, height: 2, copies: [] });

const gallery = (name: string, ...urls: string[]): GalleryView => ({
  id: 1,
  name,
  slug: name,
  description: '',
  isDefault: true,
  images: urls,
  pictures: urls.map(picture),
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
});

const shown = (galleries: readonly GalleryView[], ...seen: string[]) =>
  homeGalleries(galleries, seen.map(picture)).map(({ name, pictures }) => [
    name,
    pictures.map(({ url }) => url).join(),
  ]);

it('repeat no picture of the page, and begin with the gallery that has the most to add', () => {
  const house = gallery('house', 'a', 'b', 'c');
  const island = gallery('island', 'd', 'e');
  expect(shown([house, island], 'a', 'b')).toEqual([
    ['island', 'd,e'],
    ['house', 'c'],
  ]);
  expect(shown([house, island], 'a', 'b', 'c')).toEqual([['island', 'd,e']]);
});

it('keep their order and their pictures without anything to leave out', () => {
  const galleries = [gallery('one', 'a'), gallery('empty'), gallery('two', 'b')];
  expect(homeGalleries(galleries, [])).toEqual(galleries);
  expect(homeGalleries([gallery('one', 'a')], [picture('a')])).toEqual([gallery('one', 'a')]);
});

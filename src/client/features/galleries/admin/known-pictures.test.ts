import { expect, it } from 'vitest';
import type { Gallery } from '#shared/galleries.schema.ts';
import { knownPictures, sortableItems } from './known-pictures.ts';

const picture = (fileName: string) => ({
  url: `/uploads/${fileName}`,
  alt: `Foto ${fileName}`,
  width: 1200,
  height: 800,
  copies: [],
});

const nameOf = ({ alt }: { alt: string }) => alt;

const gallery: Gallery = {
  id: 1,
  name: 'La casa',
  slug: 'la-casa',
  description: '',
  isDefault: true,
  images: ['b.webp', 'gone.webp', 'a.webp'],
  pictures: [picture('b.webp'), picture('a.webp')],
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
};

it('finds pictures by file name, and lists missing files', () => {
  expect(sortableItems(gallery.images, knownPictures({ gallery, picked: [], nameOf }))).toEqual([
    { id: 'b.webp', name: 'Foto b.webp', picture: picture('b.webp') },
    { id: 'gone.webp', name: 'gone.webp', picture: null },
    { id: 'a.webp', name: 'Foto a.webp', picture: picture('a.webp') },
  ]);
});

it('numbers pictures whose names are not known yet', () => {
  const known = knownPictures({ gallery, picked: [], nameOf: () => '' });
  const names = sortableItems(gallery.images, known).map(({ name }) => name);
  expect(names).toEqual(['Foto 1', 'gone.webp', 'Foto 3']);
});

it('is empty for a new gallery', () => {
  expect(knownPictures({ gallery: null, picked: [], nameOf }).size).toBe(0);
});

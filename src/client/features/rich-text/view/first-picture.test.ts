import { expect, it } from 'vitest';
import type { ShownMedia } from '#shared/rich-text/rich-text.schema.ts';
import { firstPicture } from './first-picture.ts';

const image = (name: string) =>
  `<figure data-block="image" data-src="/uploads/${name}.webp"></figure>`;

const known = (name: string): ShownMedia => {
  const url = `/uploads/${name}.webp`;
  return {
    url,
    contentType: 'image',
    caption: name,
    dimensions: { width: 30, height: 20 },
    picture: { url, alt: name, width: 30, height: 20, copies: [] },
  };
};

it('is the first in the text that the library still has', () => {
  const content = `<p>Testo</p>${image('sparita')}${image('porto')}${image('casa')}`;
  expect(firstPicture({ content, media: [known('casa'), known('porto')] })?.alt).toBe('porto');
});

it('is null for a text without pictures', () => {
  expect(firstPicture({ content: '<p>Testo</p>', media: [] })).toBeNull();
});

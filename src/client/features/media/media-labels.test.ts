import { describe, expect, it } from 'vitest';
import { formatExtensions, formatFacts, formatName, mimeTypesOf } from './media-labels.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it.each([
  ['a1.jpg', 'JPEG'],
  ['a1.webp', 'WebP'],
  ['a1.mp4', 'MP4'],
  ['a1.TIFF', 'TIFF'],
])('names the format of %s: %s', (fileName, format) => {
  expect(formatName({ fileName })).toBe(format);
});

it('states the size of a picture and the length of a video', () => {
  expect(plain(formatFacts({ fileName: 'a.png', size: 2_202_010, duration: null }))).toBe(
    'PNG · 2,1 MB',
  );
  expect(formatFacts({ fileName: 'a.mp4', size: 9_000_000, duration: 34 })).toBe('MP4 · 0:34');
});

describe('the extensions of a field', () => {
  it.each([
    ['jpg,jpeg,png,gif', 'jpg, png o gif'],
    ['svg, png', 'svg o png'],
    ['mp4', 'mp4'],
  ])('%s', (formats, text) => {
    expect(formatExtensions(formats)).toBe(text);
  });

  it('are one MIME type each', () => {
    expect(mimeTypesOf('jpg,jpeg,png, svg,doc')).toEqual([
      'image/jpeg',
      'image/png',
      'image/svg+xml',
    ]);
    expect(mimeTypesOf('webp')).toEqual(['image/webp', 'image/avif']);
  });
});

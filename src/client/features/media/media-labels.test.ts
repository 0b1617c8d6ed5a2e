import { describe, expect, it } from 'vitest';
import { endingsInWords, formatName, shortFacts, typesOfFormats } from './media-labels.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it.each([
  ['a1.jpg', 'JPEG'],
  ['a1.webp', 'WebP'],
  ['a1.mp4', 'MP4'],
  ['a1.TIFF', 'TIFF'],
])('calls the format of %s %s', (fileName, name) => {
  expect(formatName({ fileName })).toBe(name);
});

it('says of a picture how heavy it is, of a video how long', () => {
  expect(plain(shortFacts({ fileName: 'a.png', size: 2_202_010, duration: null }))).toBe(
    'PNG · 2,1 MB',
  );
  expect(shortFacts({ fileName: 'a.mp4', size: 9_000_000, duration: 34 })).toBe('MP4 · 0:34');
});

describe('the endings of a field', () => {
  it.each([
    ['jpg,jpeg,png,gif', 'jpg, png o gif'],
    ['svg, png', 'svg o png'],
    ['mp4', 'mp4'],
  ])('%s', (formats, words) => {
    expect(endingsInWords(formats)).toBe(words);
  });

  it('are each one type', () => {
    expect(typesOfFormats('jpg,jpeg,png, svg,doc')).toEqual([
      'image/jpeg',
      'image/png',
      'image/svg+xml',
    ]);
    expect(typesOfFormats('webp')).toEqual(['image/webp', 'image/avif']);
  });
});

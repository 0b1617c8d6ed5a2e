import { describe, expect, it } from 'vitest';
import { acceptedTypes, fileRefusal, isShrinkable } from './check-file.ts';

const MEGABYTE = 1024 * 1024;

const fileOf = (type: string, size = 1, name = 'file') => ({ name, type, size });

const problemOf = (...file: Parameters<typeof fileRefusal>) =>
  fileRefusal(...file)?.message ?? null;

describe('fileRefusal', () => {
  it.each([
    ['image/gif', 5 * MEGABYTE, null],
    ['image/gif', 5 * MEGABYTE + 1, "L'immagine supera i 5 MB consentiti."],
    ['image/svg+xml', 256 * 1024 + 1, 'L’icona SVG supera i 256 KB consentiti.'],
    ['audio/mpeg', 50 * MEGABYTE + 1, 'Il file audio supera i 50 MB consentiti.'],
    ['video/mp4', 500 * MEGABYTE, null],
    ['video/mp4', 500 * MEGABYTE + 1, 'Il file video supera i 500 MB consentiti.'],
    ['application/pdf', 1, 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.'],
    ['', 1, 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.'],
  ])('of %s with %i bytes', (type, size, problem) => {
    expect(problemOf(fileOf(type, size))).toBe(problem);
  });

  it('accepts photographs of any size, to be shrunk', () => {
    const photographs = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'];
    for (const type of photographs) expect(problemOf(fileOf(type, 40 * MEGABYTE))).toBeNull();
    expect(problemOf(fileOf('', 40 * MEGABYTE, 'IMG_2034.HEIC'))).toBeNull();
  });

  it('accepts only the formats of its field', () => {
    const formats = 'jpg,jpeg,png,gif';
    expect(problemOf(fileOf('image/png'), formats)).toBeNull();
    expect(problemOf(fileOf('video/mp4'), formats)).toBe('Qui serve un file jpg, png o gif.');
  });

  it('accepts an AVIF where WebP is accepted', () => {
    const avif = fileOf('image/avif');
    expect(problemOf(avif, 'jpg,webp')).toBeNull();
    expect(problemOf(avif, 'jpg,png')).toBe('Qui serve un file jpg o png.');
  });

  it('accepts a HEIC where it may arrive as a JPEG', () => {
    const heic = fileOf('image/heic', 3 * MEGABYTE, 'IMG_2034.HEIC');
    expect(problemOf(heic, 'jpg,png')).toBeNull();
    expect(problemOf(heic, 'mp4')).toBe('Qui serve un file mp4.');
  });

  it('has a hint for common unsupported formats', () => {
    expect(fileRefusal(fileOf('video/quicktime'))?.hint).toContain('mp4');
    expect(fileRefusal(fileOf('application/pdf'))?.hint).toBeNull();
  });
});

it('accepts HEIC with JPEG', () => {
  expect(acceptedTypes(['image/jpeg', 'image/png'])).toBe(
    'image/jpeg,image/png,image/heic,image/heif,.heic',
  );
  expect(acceptedTypes(['video/mp4'])).toBe('video/mp4');
});

it('never shrinks animations, drawings, videos and audio', () => {
  const types = ['image/gif', 'image/svg+xml', 'video/mp4', 'audio/mpeg', 'application/pdf', ''];
  expect(types.filter((type) => isShrinkable(fileOf(type)))).toEqual([]);
});

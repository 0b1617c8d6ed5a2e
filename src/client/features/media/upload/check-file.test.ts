import { describe, expect, it } from 'vitest';
import { fileRefusal } from './check-file.ts';

const MEGABYTE = 1024 * 1024;

const problemOf = (...file: Parameters<typeof fileRefusal>) =>
  fileRefusal(...file)?.message ?? null;

describe('fileRefusal', () => {
  it.each([
    ['image/jpeg', 5 * MEGABYTE, null],
    ['image/jpeg', 5 * MEGABYTE + 1, "L'immagine supera i 5 MB consentiti."],
    ['audio/mpeg', 50 * MEGABYTE + 1, 'Il file audio supera i 50 MB consentiti.'],
    ['video/mp4', 500 * MEGABYTE, null],
    ['video/mp4', 500 * MEGABYTE + 1, 'Il file video supera i 500 MB consentiti.'],
    ['application/pdf', 1, 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.'],
    ['', 1, 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.'],
  ])('of %s with %i bytes', (type, size, problem) => {
    expect(problemOf({ type, size })).toBe(problem);
  });

  it('accepts only the formats of its field', () => {
    const formats = 'jpg,jpeg,png,gif';
    expect(problemOf({ type: 'image/png', size: 1 }, formats)).toBeNull();
    expect(problemOf({ type: 'video/mp4', size: 1 }, formats)).toBe(
      'Qui serve un file jpg, png o gif.',
    );
  });

  it('accepts an AVIF where WebP is accepted', () => {
    const avif = { type: 'image/avif', size: 1 };
    expect(problemOf(avif, 'jpg,webp')).toBeNull();
    expect(problemOf(avif, 'jpg,png')).toBe('Qui serve un file jpg o png.');
  });

  it('has a hint for common unsupported formats', () => {
    expect(fileRefusal({ type: 'image/heic', size: 1 })?.hint).toContain('JPEG');
    expect(fileRefusal({ type: 'application/pdf', size: 1 })?.hint).toBeNull();
  });
});

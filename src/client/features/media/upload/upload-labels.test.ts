import { describe, expect, it } from 'vitest';
import { noAnswer } from './upload-failure.ts';
import { formatProgress, formatSummary, totalProgress, uploadSummary } from './upload-labels.ts';
import type { Upload } from './upload-queue.ts';

const file = new File(['x'.repeat(3 * 1024 * 1024)], 'foto.jpg');
const waiting: Upload = { id: 1, file, state: 'waiting' };
const cancelled: Upload = { id: 2, file, state: 'cancelled' };
const failed: Upload = { id: 3, file, state: 'failed', failure: noAnswer() };
const preparing: Upload = { id: 6, file, state: 'preparing' };
/** Shrunk before the upload. */
const size = 1024 * 1024;
const sending = (sentBytes: number): Upload => ({ id: 4, file, state: 'sending', size, sentBytes });
const done = { id: 5, file, state: 'done', media: { size: size / 2 } } as Upload;
const twin = { id: 8, file, state: 'done', isTwin: true, media: { name: 'Il tramonto' } } as Upload;

describe('formatSummary', () => {
  it.each([
    [[], ''],
    [[waiting], 'Caricati 0 di 1'],
    [[done, sending(1), waiting], 'Caricati 1 di 3'],
    [[done, sending(1), failed], 'Caricati 1 di 2, 1 non riuscito'],
    [[done, done], '2 caricati'],
    [[done, failed, failed, cancelled], '1 caricato, 2 non riusciti, 1 annullato'],
    [[cancelled, cancelled], '2 annullati'],
  ])('%#: %s', (uploads, text) => {
    expect(formatSummary(uploadSummary(uploads))).toBe(text);
  });
});

describe('formatProgress', () => {
  it.each([
    [waiting, '3 MB · in attesa'],
    [preparing, '3 MB · preparazione in corso…'],
    [sending(0), '0 byte di 1 MB · 0%'],
    [sending(size / 2), '512 KB di 1 MB · 50%'],
    [sending(size - 1), '1 MB di 1 MB · 99%'],
    [sending(size), '1 MB · elaborazione in corso…'],
    [done, '512 KB · caricato'],
    [twin, 'C’è già: usa «Il tramonto»'],
    [cancelled, '3 MB · annullato'],
    [failed, '3 MB'],
  ])('%#', (upload, text) => {
    expect(formatProgress(upload).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('does not divide by zero', () => {
    const empty: Upload = {
      id: 1,
      file: new File([], 'vuoto.png'),
      state: 'sending',
      size: 0,
      sentBytes: 0,
    };
    expect(formatProgress(empty)).toContain('elaborazione');
    expect(totalProgress([empty])).toBe(0);
  });
});

describe('totalProgress', () => {
  it.each([
    [[], 0],
    [[waiting, preparing], 0],
    [[done, waiting], 0.5],
    [[done, sending(size / 2)], 0.75],
    [[done, failed, cancelled], 1],
  ])('%#: %d', (uploads, share) => {
    expect(totalProgress(uploads)).toBe(share);
  });

  it('weighs files by the bytes they were chosen with', () => {
    const film: Upload = {
      id: 7,
      file: new File(['x'.repeat(9 * 1024 * 1024)], 'film.mp4'),
      state: 'waiting',
    };
    expect(totalProgress([done, film])).toBe(0.25);
  });
});

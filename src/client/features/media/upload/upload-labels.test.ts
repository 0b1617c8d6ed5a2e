import { describe, expect, it } from 'vitest';
import { noAnswer } from './upload-failure.ts';
import { formatProgress, formatSummary, uploadSummary } from './upload-labels.ts';
import type { Upload } from './upload-queue.ts';

const file = new File(['x'.repeat(3 * 1024 * 1024)], 'foto.jpg');
const waiting: Upload = { id: 1, file, state: 'waiting' };
const cancelled: Upload = { id: 2, file, state: 'cancelled' };
const failed: Upload = { id: 3, file, state: 'failed', failure: noAnswer() };
const sending = (sentBytes: number): Upload => ({ id: 4, file, state: 'sending', sentBytes });
const done = { id: 5, file, state: 'done' } as Upload;

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
    [sending(0), '0 byte di 3 MB · 0%'],
    [sending(1024 * 1024), '1 MB di 3 MB · 33%'],
    [sending(file.size - 1), '3 MB di 3 MB · 99%'],
    [sending(file.size), '3 MB · elaborazione in corso…'],
    [done, '3 MB · caricato'],
    [cancelled, '3 MB · annullato'],
    [failed, '3 MB'],
  ])('%#', (upload, text) => {
    expect(formatProgress(upload).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('does not divide by zero', () => {
    const empty = new File([], 'vuoto.png');
    expect(formatProgress({ id: 1, file: empty, state: 'sending', sentBytes: 0 })).toContain(
      'elaborazione',
    );
  });
});

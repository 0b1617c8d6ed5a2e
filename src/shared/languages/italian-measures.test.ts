import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDuration,
  formatDurationInWords,
  formatFileSize,
  formatSides,
  formatToPercent,
} from './italian-measures.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('formatFileSize', () => {
  it.each([
    [0, '0 byte'],
    [1023, '1.023 byte'],
    [1024, '1 KB'],
    [831_000, '812 KB'],
    [1_048_000, '1.023 KB'],
    [1_048_300, '1 MB'],
    [1_048_576, '1 MB'],
    [3_565_158, '3,4 MB'],
    [5 * 1024 ** 2, '5 MB'],
    [500 * 1024 ** 2, '500 MB'],
    [1024 ** 3 - 1, '1 GB'],
    [1.25 * 1024 ** 3, '1,3 GB'],
    [2000 * 1024 ** 3, '2.000 GB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(plain(formatFileSize(bytes))).toBe(text);
  });

  it('keeps figure and unit together', () => {
    expect(formatFileSize(2048)).not.toContain(' ');
  });
});

it('writes every byte where it counts', () => {
  expect(plain(formatBytes(5_242_881))).toBe('5.242.881 byte');
});

describe('durations', () => {
  it.each([
    [0.2, '0:00', 'meno di un secondo'],
    [1, '0:01', '1 secondo'],
    [34.4, '0:34', '34 secondi'],
    [59.6, '1:00', '1 minuto'],
    [725, '12:05', '12 minuti e 5 secondi'],
    [3600, '1:00:00', '1 ora'],
    [7323, '2:02:03', '2 ore, 2 minuti e 3 secondi'],
  ])('writes %d seconds as %s, says %s', (seconds, written, said) => {
    expect(formatDuration(seconds)).toBe(written);
    expect(formatDurationInWords(seconds)).toBe(said);
  });
});

it('writes the sides of a picture', () => {
  expect(plain(formatSides({ width: 1600, height: 900 }))).toBe('1600 × 900 px');
});

it.each([
  [0, 'allo 0 %'],
  [1, 'al 1 %'],
  [8, 'all’8 %'],
  [11, 'all’11 %'],
  [18, 'al 18 %'],
  [79, 'al 79 %'],
  [80, 'all’80 %'],
  [86, 'all’86 %'],
  [100, 'al 100 %'],
])('gives %i %% its article', (percent, written) => {
  expect(plain(formatToPercent(percent))).toBe(written);
});

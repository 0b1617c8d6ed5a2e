import { expect, it } from 'vitest';
import { formatProgress, formatSizes, stepLabel } from './backup-labels.ts';

const MEGABYTE = 1024 * 1024;
const plain = (text: string | null): string | undefined => text?.replaceAll('\u00a0', ' ');

it('formats the progress of a step as far as it is known', () => {
  const measure = (doneBytes: number | null, totalBytes: number | null) =>
    plain(formatProgress({ doneBytes, totalBytes }));
  expect(measure(12 * MEGABYTE, 200 * MEGABYTE)).toBe('12 MB di 200 MB · 6%');
  expect(measure(201 * MEGABYTE, 200 * MEGABYTE)).toContain('100%');
  expect(measure(3 * MEGABYTE, null)).toBe('3 MB');
  expect(measure(0, 0)).toBe('0 byte');
  expect(measure(null, null)).toBeUndefined();
});

it('describes the copy step of a trial restore without touching the data', () => {
  expect(stepLabel({ kind: 'restore', step: 'copy' })).toContain('al loro posto');
  expect(stepLabel({ kind: 'trial', step: 'copy' })).toContain('file di prova');
});

it('names the data and the files', () => {
  const sizes = {
    databaseBytes: 3 * MEGABYTE,
    filesBytes: 120 * MEGABYTE,
    filesCount: 42,
    missingFiles: 0,
    isDamaged: false,
  };
  expect(plain(formatSizes(sizes))).toBe('Dati 3 MB, 42 file 120 MB');
  expect(plain(formatSizes({ ...sizes, missingFiles: 2 }))).toContain(
    'incompleto: 2 file mancanti',
  );
  expect(formatSizes({ ...sizes, isDamaged: true })).toBe('la copia sul server non si legge più');
  expect(plain(formatSizes({ ...sizes, filesBytes: 0, filesCount: 0 }))).toContain('nessun file');
});

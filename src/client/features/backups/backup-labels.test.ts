import { expect, it } from 'vitest';
import { measureInWords, sizesInWords, stepInWords } from './backup-labels.ts';

const MEGABYTE = 1024 * 1024;
const plain = (text: string | null): string | undefined => text?.replaceAll('\u00a0', ' ');

it('says how far a step is, as far as it can be measured', () => {
  const measure = (doneBytes: number | null, totalBytes: number | null) =>
    plain(measureInWords({ doneBytes, totalBytes }));
  expect(measure(12 * MEGABYTE, 200 * MEGABYTE)).toBe('12 MB di 200 MB · 6%');
  expect(measure(201 * MEGABYTE, 200 * MEGABYTE)).toContain('100%');
  expect(measure(3 * MEGABYTE, null)).toBe('3 MB');
  expect(measure(0, 0)).toBe('0 byte');
  expect(measure(null, null)).toBeUndefined();
});

it('does not say of a trial that it touches the data', () => {
  expect(stepInWords({ kind: 'restore', step: 'copy' })).toContain('al loro posto');
  expect(stepInWords({ kind: 'trial', step: 'copy' })).toContain('file di prova');
});

it('names both parts of a size', () => {
  const sizes = { databaseBytes: 3 * MEGABYTE, filesBytes: 120 * MEGABYTE, filesCount: 42 };
  expect(plain(sizesInWords(sizes))).toBe('Database 3 MB, 42 file 120 MB');
  expect(plain(sizesInWords({ ...sizes, filesBytes: 0, filesCount: 0 }))).toContain('nessun file');
});

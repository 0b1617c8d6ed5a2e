import { expect, it } from 'vitest';
import { refusalOf } from './use-backup-upload.ts';

it.each([
  ['20261121T084046Z-manual.sqlite', 1, null],
  ['Copia di casa.TAR', 1, null],
  ['foto.jpg', 1, /\.sqlite o con \.tar/],
  ['backup.tar.gz', 1, /\.sqlite o con \.tar/],
  ['backup.tar', 0, /vuoto/],
])('checks %s of %i bytes', (name, size, problem) => {
  const message = refusalOf({ name, size })?.message ?? null;
  if (problem === null) expect(message).toBeNull();
  else expect(message).toMatch(problem);
});

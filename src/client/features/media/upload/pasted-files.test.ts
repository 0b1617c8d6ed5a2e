import { expect, it } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

const clipboard = (files: File[], types: string[]) =>
  ({ files, types }) as unknown as Pick<DataTransfer, 'files' | 'types'>;

it('keeps the names of copied files', () => {
  const file = new File(['a'], 'terrazzo.jpg', { type: 'image/jpeg' });
  expect(pastedFiles(clipboard([file], ['Files']))).toEqual([file]);
});

it('names a copied picture that has no file', () => {
  const [pasted] = pastedFiles(
    clipboard([new File(['a'], 'image.png', { type: 'image/png' })], ['Files']),
  );
  expect(pasted).toMatchObject({ name: 'Immagine incollata.png', type: 'image/png', size: 1 });
});

it('ignores a clipboard that also contains text', () => {
  const picture = new File(['a'], 'image.png', { type: 'image/png' });
  expect(pastedFiles(clipboard([picture], ['text/plain', 'Files']))).toEqual([]);
  expect(pastedFiles(clipboard([], ['text/plain']))).toEqual([]);
});

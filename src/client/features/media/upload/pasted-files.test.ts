import { expect, it } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

const clipboard = (files: File[], types: string[]) =>
  ({ files, types }) as unknown as Pick<DataTransfer, 'files' | 'types'>;

it('takes the files of a clipboard under their names', () => {
  const file = new File(['a'], 'terrazzo.jpg', { type: 'image/jpeg' });
  expect(pastedFiles(clipboard([file], ['Files']))).toEqual([file]);
});

it('gives a picture that comes from no file a name', () => {
  const [pasted] = pastedFiles(
    clipboard([new File(['a'], 'image.png', { type: 'image/png' })], ['Files']),
  );
  expect(pasted).toMatchObject({ name: 'Immagine incollata.png', type: 'image/png', size: 1 });
});

it('leaves text to the field it is pasted into, whatever comes with it', () => {
  const picture = new File(['a'], 'image.png', { type: 'image/png' });
  expect(pastedFiles(clipboard([picture], ['text/plain', 'Files']))).toEqual([]);
  expect(pastedFiles(clipboard([], ['text/plain']))).toEqual([]);
});

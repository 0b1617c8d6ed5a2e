import { endingsInWords, typesOfFormats } from '#client/features/media/media-words.ts';
import { imageSidesProblem, mediaFileProblem } from '#shared/media-rules.ts';
import { refusal, UploadError } from './upload-failure.ts';

/** What can be said of a file at once; `formats` are the endings that its place takes. */
export const fileProblem = (file: Pick<File, 'type' | 'size'>, formats?: string): string | null => {
  const problem = mediaFileProblem(file);
  if (problem || !formats || typesOfFormats(formats).includes(file.type)) return problem;
  return `Qui serve un file ${endingsInWords(formats)}.`;
};

const isPhotograph = ({ type }: File): boolean =>
  type.startsWith('image/') && type !== 'image/svg+xml';

/** Throws where a picture has more pixels than the library takes. What this browser cannot read, the server may. */
export const assertSides = async (file: File): Promise<void> => {
  if (!isPhotograph(file)) return;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return;
  const problem = imageSidesProblem(bitmap);
  bitmap.close();
  if (problem) throw new UploadError(refusal(problem));
};

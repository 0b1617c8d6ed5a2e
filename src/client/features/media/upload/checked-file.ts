import { endingsInWords, typesOfFormats } from '#client/features/media/media-labels.ts';
import { imageSidesProblem, mediaFileProblem, unsupportedHint } from '#shared/media-rules.ts';
import { refusal, UploadError, type UploadFailure } from './upload-failure.ts';

/** Why a file need not be sent, as far as that can be said at once; `formats` are the endings that its place takes. */
export const fileRefusal = (
  file: Pick<File, 'type' | 'size'>,
  formats?: string,
): UploadFailure | null => {
  const problem = mediaFileProblem(file);
  if (problem) return refusal(problem, unsupportedHint(file.type));
  if (!formats || typesOfFormats(formats).includes(file.type)) return null;
  return refusal(`Qui serve un file ${endingsInWords(formats)}.`);
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

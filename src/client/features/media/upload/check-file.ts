import { formatExtensions, mimeTypesOf } from '#client/features/media/media-labels.ts';
import { imageSidesProblem, mediaFileProblem, unsupportedHint } from '#shared/media-rules.ts';
import { refusal, UploadError, type UploadFailure } from './upload-failure.ts';

/** Why a file would be refused, as far as the browser can tell; `formats` are the accepted extensions. */
export const fileRefusal = (
  file: Pick<File, 'type' | 'size'>,
  formats?: string,
): UploadFailure | null => {
  const problem = mediaFileProblem(file);
  if (problem) return refusal(problem, unsupportedHint(file.type));
  if (!formats || mimeTypesOf(formats).includes(file.type)) return null;
  return refusal(`Qui serve un file ${formatExtensions(formats)}.`);
};

const isPhotograph = ({ type }: File): boolean =>
  type.startsWith('image/') && type !== 'image/svg+xml';

/** Throws if a picture is too large in pixels. Formats that the browser cannot decode are left to the server. */
export const assertSides = async (file: File): Promise<void> => {
  if (!isPhotograph(file)) return;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return;
  const problem = imageSidesProblem(bitmap);
  bitmap.close();
  if (problem) throw new UploadError(refusal(problem));
};

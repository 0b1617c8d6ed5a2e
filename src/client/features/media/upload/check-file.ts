import { formatExtensions, mimeTypesOf } from '#client/features/media/media-labels.ts';
import { mediaFileProblem, unsupportedHint } from '#shared/media/media-rules.ts';
import { refusal, type UploadFailure } from './upload-failure.ts';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** Some systems know no MIME type for HEIC. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('image/hei') || (type === '' && /\.hei[cf]$/i.test(name));

const shrinkable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Whether the browser shrinks the file if it is too large; animations and drawings stay unchanged. */
export const isShrinkable = (file: Pick<File, 'name' | 'type'>): boolean =>
  isHeic(file) || shrinkable.has(file.type);

/** The `accept` attribute: HEIC is accepted with JPEG, because it is converted to JPEG. */
export const acceptedTypes = (types: readonly string[]): string =>
  [...types, ...(types.includes('image/jpeg') ? ['image/heic', 'image/heif', '.heic'] : [])].join(
    ',',
  );

/** Why a file would be refused, as far as the browser can tell; `formats` are the accepted extensions. */
export const fileRefusal = (file: ChosenFile, formats?: string): UploadFailure | null => {
  const type = isHeic(file) ? 'image/jpeg' : file.type;
  const size = isShrinkable(file) ? 0 : file.size;
  const problem = mediaFileProblem({ type, size });
  if (problem) return refusal(problem, unsupportedHint(type));
  if (!formats || mimeTypesOf(formats).includes(type)) return null;
  return refusal(`Qui serve un file ${formatExtensions(formats)}.`);
};

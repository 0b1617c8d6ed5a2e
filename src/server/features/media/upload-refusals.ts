import { AppError, invalidInput } from '#server/app-error.ts';
import {
  type ContentType,
  mediaMessages,
  sizeLimitOf,
  unsupportedHint,
} from '#shared/media/media-rules.ts';
import type { PictureError } from './files/picture-error.ts';

// The errors of an upload: the specification's text, and a hint where one helps.

const PATH = 'file';

/** `type` is the type found in the bytes; null when unknown. */
export const unsupported = (type: string | null): AppError => {
  const hint = type && unsupportedHint(type);
  const issues = hint ? [{ path: PATH, message: hint }] : [];
  return new AppError('UNSUPPORTED_MEDIA_TYPE', mediaMessages.unsupported, { issues });
};

/** Known signature, but the content is corrupt or truncated. */
export const damaged = (contentType: ContentType): AppError =>
  new AppError('UNSUPPORTED_MEDIA_TYPE', mediaMessages.damaged[contentType]);

export const tooHeavy = (type: string, contentType: ContentType): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', sizeLimitOf(type, contentType).message);

export const wrongFile = (message: string): AppError => invalidInput({ path: PATH, message });

/** The upload ended before the file was complete. */
export const incomplete = (): AppError => wrongFile('Il file non è arrivato intero: riprova.');

export const refusedPicture = ({ reason }: PictureError): AppError => {
  if (reason === 'unreadable') return damaged('image');
  if (reason === 'too-costly') return wrongFile(mediaMessages.tooCostly);
  return wrongFile(reason === 'too-large' ? mediaMessages.tooLarge : mediaMessages.tooLong);
};

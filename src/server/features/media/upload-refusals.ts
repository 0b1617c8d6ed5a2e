import { AppError, invalidInput } from '#server/app-error.ts';
import {
  type ContentType,
  mediaMessages,
  sizeLimitOf,
  unsupportedHint,
} from '#shared/media-rules.ts';
import type { PictureError } from './files/image-processor.ts';

// What is said to somebody whose file is not taken: the specification's text, and what else helps.

const PATH = 'file';

/** `type` is what was found in the bytes; null for nothing known. */
export const unsupported = (type: string | null): AppError => {
  const hint = type && unsupportedHint(type);
  const issues = hint ? [{ path: PATH, message: hint }] : [];
  return new AppError('UNSUPPORTED_MEDIA_TYPE', mediaMessages.unsupported, { issues });
};

/** A file that begins as one of the library's, and does not go on so. */
export const damaged = (): AppError =>
  new AppError('UNSUPPORTED_MEDIA_TYPE', mediaMessages.unsupported, {
    issues: [{ path: PATH, message: 'Il file è incompleto o danneggiato.' }],
  });

export const tooHeavy = (type: string, contentType: ContentType): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', sizeLimitOf(type, contentType).message);

export const wrongFile = (message: string): AppError => invalidInput({ path: PATH, message });

/** The sender's words broke off. */
export const incomplete = (): AppError => wrongFile('Il file non è arrivato intero: riprova.');

export const refusedPicture = ({ reason }: PictureError): AppError => {
  if (reason === 'unreadable') return damaged();
  return wrongFile(reason === 'too-large' ? mediaMessages.tooLarge : mediaMessages.tooLong);
};

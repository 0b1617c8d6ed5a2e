import {
  type PictureHead,
  paintBackground,
  readPictureHead,
  withSmallerPicture,
} from '#client/ui/shrink-picture.ts';
import {
  imageSidesProblem,
  MAX_IMAGE_SIDE,
  maxMediaBytes,
  mediaMessages,
  nameOfFile,
} from '#shared/media/media-rules.ts';
import { isHeic, isShrinkable } from './check-file.ts';
import { refusal, UploadError, type UploadFailure } from './upload-failure.ts';

/** Decoded, this many pixels take 400 MB, about a phone's limit. */
const MAX_DECODED_PIXELS = 100_000_000;

/** High, since the server encodes the picture once more. */
const JPEG_QUALITY = 0.9;

const hints = {
  heic: 'Questo browser non apre le foto HEIC. Caricale dall’iPhone, con Safari, oppure salvale come JPEG. Per scattare in JPEG: Impostazioni › Fotocamera › Formati › «Più compatibile».',
  animation:
    'Le GIF restano come sono, perché si muovano: salvane una più piccola e carica quella.',
  huge: 'È troppo grande anche per rimpicciolirla qui: salvane una copia più piccola e carica quella.',
  undecodable: 'Questo browser non riesce a rimpicciolirla: salvala di nuovo come JPEG e riprova.',
};

/** Why a picture cannot be sent as it is; null if it can. */
const problemOf = (file: File, head: PictureHead | undefined): string | null => {
  if (head ? head.type === 'heic' : isHeic(file)) return mediaMessages.unsupported;
  const problem = head ? imageSidesProblem(head) : null;
  return problem ?? (file.size > maxMediaBytes.image ? mediaMessages.tooHeavy.image : null);
};

const encode = async (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> => {
  if (type === 'image/jpeg') paintBackground(canvas);
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
};

/** A PNG keeps its format and transparency, unless it would still be too large. */
const encodeLike =
  ({ type }: PictureHead) =>
  async (canvas: HTMLCanvasElement): Promise<Blob | null> => {
    const png = type === 'png' ? await encode(canvas, 'image/png') : null;
    return png && png.size <= maxMediaBytes.image ? png : encode(canvas, 'image/jpeg');
  };

const shrink = async (file: File, head: PictureHead): Promise<File | null> => {
  const options = { head, maxSide: MAX_IMAGE_SIDE };
  const blob = await withSmallerPicture(file, options, encodeLike(head));
  if (!blob) return null;
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], `${nameOfFile(file.name)}.${extension}`, { type: blob.type });
};

/** The cause may be low memory, so a retry may help. */
const undecodable = (problem: string, head: PictureHead): UploadFailure =>
  head.type === 'heic'
    ? refusal(problem, hints.heic)
    : { ...refusal(problem, hints.undecodable), canRetry: true };

const sendable = async (file: File): Promise<File> => {
  const head = await readPictureHead(file);
  const problem = problemOf(file, head);
  if (!problem) return file;
  if (!isShrinkable(file)) throw new UploadError(refusal(problem, hints.animation));
  if (!head) throw new UploadError(refusal(problem, isHeic(file) ? hints.heic : hints.undecodable));
  if (head.width * head.height > MAX_DECODED_PIXELS) {
    throw new UploadError(refusal(problem, hints.huge));
  }
  const smaller = await shrink(file, head);
  if (!smaller) throw new UploadError(undecodable(problem, head));
  return smaller;
};

/**
 * The picture to upload: unchanged if the server accepts it, otherwise a smaller copy, upright and without EXIF
 * data. Null for drawings, films and sounds. Throws `UploadError`.
 */
export const preparePicture = (file: File): Promise<File> | null =>
  isShrinkable(file) || file.type === 'image/gif' ? sendable(file) : null;

import sharp from 'sharp';

const WEBP_QUALITY = 80;

// Memory is scarcer than time here: nothing decoded is kept, and one thread works on a picture.
sharp.cache(false);
sharp.concurrency(1);

/** Pixels of a picture as it is looked at, after its orientation is applied. */
export const imageSize = async (bytes: Buffer): Promise<{ width: number; height: number }> => {
  const { autoOrient } = await sharp(bytes).metadata();
  return autoOrient;
};

/** A narrower WebP copy, without the original's hidden data (place, camera). */
export const narrowCopy = (bytes: Buffer, width: number): Promise<Buffer> =>
  sharp(bytes).autoOrient().resize({ width }).webp({ quality: WEBP_QUALITY }).toBuffer();

/** Why a picture cannot be used. */
export class PictureError extends Error {
  readonly reason: 'too-large' | 'unreadable';

  constructor(reason: PictureError['reason'], options?: ErrorOptions) {
    super(`picture ${reason}`, options);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

const squareFormats = new Set<string | undefined>(['jpeg', 'png', 'gif', 'webp']);

type SquareOptions = { maxSide: number; side: number; jpegQuality: number };

/**
 * A square JPEG of at most `side` pixels from the middle of a picture, without anything hidden in
 * it. Throws PictureError for a picture with a side over `maxSide`, and for what is none.
 */
export const squarePicture = async (
  bytes: Buffer,
  { maxSide, side, jpegQuality }: SquareOptions,
): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  try {
    const { format, width, height } = await picture.metadata();
    if (!squareFormats.has(format)) throw new PictureError('unreadable');
    if (Math.max(width, height) > maxSide) throw new PictureError('too-large');
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: jpegQuality })
      .toBuffer();
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('unreadable', { cause: error });
  }
};

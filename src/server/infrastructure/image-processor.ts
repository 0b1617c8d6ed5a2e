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

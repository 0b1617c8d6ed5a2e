import {
  AVATAR_JPEG_QUALITY,
  AVATAR_MAX_BYTES,
  AVATAR_MAX_SIDE,
  AVATAR_STORED_SIDE,
  avatarMessages,
} from '#shared/avatars.ts';

type Size = { width: number; height: number };

/** Scales down so that the longer side is at most `maxSide`; never scales up. */
export const shrunkSize = ({ width, height }: Size, maxSide: number): Size => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const shrink = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: shrink(width), height: shrink(height) };
};

type ReadPicture = { dataUrl: string; problem?: never } | { problem: string; dataUrl?: never };

const toSmallJpeg = (bitmap: ImageBitmap): string => {
  const canvas = document.createElement('canvas');
  const { width, height } = shrunkSize(bitmap, AVATAR_STORED_SIDE);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas 2D is not available');
  // JPEG has no transparency: without a background, transparent pixels turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.toDataURL('image/jpeg', AVATAR_JPEG_QUALITY);
};

/** Returns a small JPEG for the upload, or an error message. */
export const readPicture = async (file: File): Promise<ReadPicture> => {
  if (file.size > AVATAR_MAX_BYTES) return { problem: avatarMessages.tooHeavy };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { problem: avatarMessages.unreadable };
  try {
    if (Math.max(bitmap.width, bitmap.height) > AVATAR_MAX_SIDE) {
      return { problem: avatarMessages.tooLarge };
    }
    return { dataUrl: toSmallJpeg(bitmap) };
  } finally {
    bitmap.close();
  }
};

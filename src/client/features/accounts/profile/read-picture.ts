import { paintBackground, readPictureHead, withSmallerPicture } from '#client/ui/shrink-picture.ts';
import {
  AVATAR_JPEG_QUALITY,
  AVATAR_MAX_BYTES,
  AVATAR_MAX_SIDE,
  AVATAR_STORED_SIDE,
  avatarMessages,
} from '#shared/accounts/avatars.ts';

type ReadPicture = { dataUrl: string; problem?: never } | { problem: string; dataUrl?: never };

/** Returns a small JPEG for the upload, or an error message. */
export const readPicture = async (file: File): Promise<ReadPicture> => {
  if (file.size > AVATAR_MAX_BYTES) return { problem: avatarMessages.tooHeavy };
  const head = await readPictureHead(file);
  if (!head) return { problem: avatarMessages.unreadable };
  if (Math.max(head.width, head.height) > AVATAR_MAX_SIDE) {
    return { problem: avatarMessages.tooLarge };
  }
  const options = { head, maxSide: AVATAR_STORED_SIDE };
  const dataUrl = await withSmallerPicture(file, options, (canvas) => {
    paintBackground(canvas);
    return canvas.toDataURL('image/jpeg', AVATAR_JPEG_QUALITY);
  });
  return dataUrl === null ? { problem: avatarMessages.unreadable } : { dataUrl };
};

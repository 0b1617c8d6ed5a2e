import type { AppContext } from '#server/app-context.ts';
import { invalidInput } from '#server/app-error.ts';
import { deletionHold } from '#server/features/media/deletion-hold.ts';
import { squarePicture } from '#server/features/media/files/image-processor.ts';
import { PictureError } from '#server/features/media/files/picture-error.ts';
import { deleteFile, newFileName, saveFile } from '#server/infrastructure/file-storage.ts';
import {
  AVATAR_JPEG_QUALITY,
  AVATAR_MAX_BYTES,
  AVATAR_MAX_SIDE,
  AVATAR_STORED_SIDE,
  avatarMessages,
  parseGeneratedAvatar,
  pathOfDicebear,
} from '#shared/accounts/avatars.ts';
import { uploadedFileName, uploadUrl } from '#shared/media/upload-url.ts';

const refused = (message: string) => invalidInput({ path: 'avatar', message });

/** The bytes of an image data URL; null for any other text. */
const bytesOf = (dataUrl: string): Buffer | null => {
  const [, base64] = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/]+=*)$/.exec(dataUrl) ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
};

const storePicture = async (app: AppContext, bytes: Buffer): Promise<string> => {
  if (bytes.byteLength > AVATAR_MAX_BYTES) throw refused(avatarMessages.tooHeavy);
  try {
    const picture = await squarePicture(bytes, {
      maxSide: AVATAR_MAX_SIDE,
      side: AVATAR_STORED_SIDE,
      jpegQuality: AVATAR_JPEG_QUALITY * 100,
    });
    const fileName = newFileName('jpg');
    await saveFile(app.config.uploadsDir, fileName, picture);
    return uploadUrl(fileName);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const { tooLarge, tooCostly, unreadable } = avatarMessages;
    const messages: Partial<Record<PictureError['reason'], string>> = {
      'too-large': tooLarge,
      'too-costly': tooCostly,
    };
    throw refused(messages[error.reason] ?? unreadable);
  }
};

/**
 * The path to save for a submitted avatar: a generated one, the user's current one, or that of a new
 * picture, which is stored here. INVALID_INPUT for anything else, such as a path of another user's file;
 * TOO_MANY_REQUESTS for the twenty-first picture within an hour.
 */
export const finalizeAvatar = async (
  app: AppContext,
  wanted: string | null,
  { id, avatar: current }: { id: number; avatar: string | null },
): Promise<string | null> => {
  if (wanted === null || wanted === '') return null;
  if (wanted === current || parseGeneratedAvatar(wanted)) return wanted;
  const generated = pathOfDicebear(wanted);
  if (generated) return generated;
  const bytes = bytesOf(wanted);
  if (!bytes) throw refused(avatarMessages.unknown);
  await app.rateLimiter.consume('avatar', { subject: String(id) });
  return storePicture(app, bytes);
};

/** Deletes the file of an uploaded avatar; a generated one has none. */
export const removeAvatar = async (app: AppContext, avatar: string | null): Promise<void> => {
  const fileName = avatar === null ? null : uploadedFileName(avatar);
  if (fileName && !deletionHold(app).postpones([fileName])) {
    await deleteFile(app.config.uploadsDir, fileName);
  }
};

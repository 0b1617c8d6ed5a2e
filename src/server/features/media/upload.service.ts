import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { createDraft, type Draft } from '#server/infrastructure/file-storage.ts';
import { type Media, mediaName } from '#shared/media.schema.ts';
import {
  contentTypeOf,
  MEDIA_NAME_MAX,
  maxMediaBytes,
  nameOfFile,
  sizeLimitOf,
} from '#shared/media-rules.ts';
import { readAt } from './files/file-parts.ts';
import { findFileType, HEAD_BYTES } from './files/file-type.ts';
import { getMedia } from './media.service.ts';
import { enterNewMedia } from './media-files.service.ts';
import { settleUpload, type UploadKind } from './settle-upload.ts';
import { tooHeavy, unsupported } from './upload-refusals.ts';

const MEGABYTE = 1024 * 1024;

/** Left on the disk for the database, the mails and the backups, whatever is uploaded. */
const MIN_FREE_BYTES = 500 * MEGABYTE;
const ROOM_IS_CHECKED_EVERY = 16 * MEGABYTE;
/** What an upload has besides its file: the other fields, and what stands between them. */
const MAX_WRAPPING_BYTES = 64 * 1024;

/** UNAVAILABLE when the disk has no room for so many bytes more. */
const assertRoom = async ({ config, freeBytes }: AppContext, bytes: number): Promise<void> => {
  if ((await freeBytes(config.uploadsDir)) - bytes >= MIN_FREE_BYTES) return;
  throw new AppError(
    'UNAVAILABLE',
    'Sul disco del sito non c’è abbastanza spazio per questo file: cancella ciò che non serve più.',
  );
};

type Kind = UploadKind & { maxBytes: number };

/** By the bytes alone: names and types that somebody sends along are hearsay. */
const findKind = async (draft: Draft): Promise<Kind> => {
  const type = await findFileType(await readAt(draft.file, 0, HEAD_BYTES));
  const contentType = type && contentTypeOf(type);
  if (!contentType) throw unsupported(type);
  return { type, contentType, maxBytes: sizeLimitOf(type, contentType).maxBytes };
};

type Incoming = {
  chunks: AsyncIterable<Buffer>;
  /** Bytes of the whole request, where its head tells; the file has no more. */
  announcedBytes: number | null;
};

/** Writes what comes to the disk, as long as it may be as long. Returns what it is and its bytes. */
const receive = async (
  app: AppContext,
  draft: Draft,
  { chunks, announcedBytes }: Incoming,
): Promise<{ kind: Kind; size: number }> => {
  let kind: Kind | undefined;
  let size = 0;
  let checkedAt = 0;
  const assertLight = (bytes: number, { type, contentType, maxBytes }: Kind): void => {
    if (bytes > maxBytes) throw tooHeavy(type, contentType);
  };
  for await (const chunk of chunks) {
    await draft.file.writeFile(chunk);
    size += chunk.length;
    if (!kind && size >= HEAD_BYTES) {
      kind = await findKind(draft);
      assertLight((announcedBytes ?? 0) - MAX_WRAPPING_BYTES, kind);
    }
    if (kind) assertLight(size, kind);
    if (size - checkedAt >= ROOM_IS_CHECKED_EVERY) {
      checkedAt = size;
      await assertRoom(app, 0);
    }
  }
  return { kind: kind ?? (await findKind(draft)), size };
};

type Naming = {
  /** The name that somebody gave it. */
  name: string | undefined;
  /** What the file was called where it came from. */
  fileName: string | undefined;
};

const chooseName = ({ name = '', fileName = '' }: Naming): string => {
  const own = mediaName.safeParse(nameOfFile(fileName).slice(0, MEDIA_NAME_MAX));
  if (name.trim() === '') return own.data ?? 'Senza nome';
  const { data, error } = mediaName.safeParse(name);
  if (data !== undefined) return data;
  throw invalidInput({ path: 'name', message: error.issues[0]?.message ?? '' });
};

export type Upload = {
  /** Cleans the file and enters it into the library, unless who sent it has left meanwhile. */
  finish(naming: Naming, isSenderThere: () => boolean): Promise<Media>;
  /** Forgets what was received; nothing happens to a file that was entered. */
  discard(): Promise<void>;
};

/**
 * Takes a file that is being sent, as far as it is worth taking. UNSUPPORTED_MEDIA_TYPE,
 * PAYLOAD_TOO_LARGE, INVALID_INPUT, UNAVAILABLE.
 */
export const receiveUpload = async (app: AppContext, incoming: Incoming): Promise<Upload> => {
  await assertRoom(app, Math.min(incoming.announcedBytes ?? 0, maxMediaBytes.video));
  const draft = await createDraft(app.config.uploadsDir);
  try {
    const received = { draft, ...(await receive(app, draft, incoming)) };
    return {
      finish: async (naming, isSenderThere) => {
        const texts = { name: chooseName(naming), caption: '' };
        const file = await settleUpload(app, received);
        const entry = { ...file, ...texts, createdAt: app.clock.now().toISOString() };
        return getMedia(app.database, await enterNewMedia(app, entry, isSenderThere));
      },
      discard: () => draft.discard(),
    };
  } catch (error) {
    await draft.discard();
    throw error;
  }
};

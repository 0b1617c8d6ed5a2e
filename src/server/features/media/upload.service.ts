import { createHash } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { createDraft, type Draft } from '#server/infrastructure/file-storage.ts';
import { hashOfContent, type Media, mediaName } from '#shared/media/media.schema.ts';
import {
  type ContentType,
  contentTypeOf,
  MAX_IMAGE_SIDE,
  MEDIA_NAME_MAX,
  maxMediaBytes,
  nameOfFile,
  sizeLimitOf,
} from '#shared/media/media-rules.ts';
import { readAt } from './files/file-parts.ts';
import { findFileType, HEAD_BYTES } from './files/file-type.ts';
import { cleanPicture } from './files/image-processor.ts';
import { cleanSound } from './files/mp3-file.ts';
import { cleanVideo } from './files/mp4-file.ts';
import { PictureError } from './files/picture-error.ts';
import { cleanSvg } from './files/svg-sanitizer.ts';
import { getMedia } from './media.service.ts';
import {
  insertUpload,
  type StoredFile,
  storeDraft,
  storeIcon,
  storePicture,
} from './media-files.service.ts';
import { damaged, refusedPicture, tooHeavy, unsupported } from './upload-refusals.ts';

const MEGABYTE = 1024 * 1024;

/** Reserved for the database, mails and backups. */
const MIN_FREE_BYTES = 500 * MEGABYTE;
const SPACE_CHECK_INTERVAL = 16 * MEGABYTE;
/** The multipart overhead: other fields and boundaries. */
const MAX_OVERHEAD_BYTES = 64 * 1024;

/** UNAVAILABLE when the disk has no space for that many bytes. */
const assertSpace = async ({ config, freeBytes }: AppContext, bytes: number): Promise<void> => {
  if ((await freeBytes(config.uploadsDir)) - bytes >= MIN_FREE_BYTES) return;
  throw new AppError(
    'UNAVAILABLE',
    'Sul disco del server non c’è abbastanza spazio per questo file: cancella vecchi backup in Copie di sicurezza, o foto e video che non servono più in Tutte le foto.',
  );
};

type Kind = { type: string; contentType: ContentType; maxBytes: number };

/** By the bytes alone, because the name and type in the request cannot be trusted. */
const findKind = async (draft: Draft): Promise<Kind> => {
  const type = await findFileType(await readAt(draft.file, 0, HEAD_BYTES));
  const contentType = type && contentTypeOf(type);
  if (!contentType) throw unsupported(type);
  return { type, contentType, maxBytes: sizeLimitOf(type, contentType).maxBytes };
};

type Incoming = {
  chunks: AsyncIterable<Buffer>;
  /** The request's Content-Length, an upper bound for the file. */
  announcedBytes: number | null;
};

/** Writes an upload to the disk and stops when it exceeds the limit of its type. */
const receive = async (
  app: AppContext,
  draft: Draft,
  { chunks, announcedBytes }: Incoming,
): Promise<{ kind: Kind; size: number; contentHash: string }> => {
  const hash = createHash('sha256');
  let kind: Kind | undefined;
  let size = 0;
  let checkedAt = 0;
  const assertLight = (bytes: number, { type, contentType, maxBytes }: Kind): void => {
    if (bytes > maxBytes) throw tooHeavy(type, contentType);
  };
  for await (const chunk of chunks) {
    await draft.file.writeFile(chunk);
    hash.update(chunk);
    size += chunk.length;
    if (!kind && size >= HEAD_BYTES) {
      kind = await findKind(draft);
      assertLight((announcedBytes ?? 0) - MAX_OVERHEAD_BYTES, kind);
    }
    if (kind) assertLight(size, kind);
    if (size - checkedAt >= SPACE_CHECK_INTERVAL) {
      checkedAt = size;
      await assertSpace(app, 0);
    }
  }
  return { kind: kind ?? (await findKind(draft)), size, contentHash: hash.digest('hex') };
};

type Received = { draft: Draft; kind: Kind; size: number };

const finalizers: Record<
  ContentType,
  (app: AppContext, received: Received) => Promise<StoredFile>
> = {
  image: async (app, { draft, kind, size }) => {
    const read = () => readAt(draft.file, 0, size);
    if (kind.type === 'image/svg+xml') {
      const svg = await cleanSvg(await read());
      if (!svg) throw damaged(kind.contentType);
      return storeIcon(app, svg);
    }
    try {
      return await storePicture(app, await cleanPicture(read, { maxSide: MAX_IMAGE_SIDE }));
    } catch (error) {
      throw error instanceof PictureError ? refusedPicture(error) : error;
    }
  },
  audio: async (app, { draft, kind, size }) => {
    const sound = await cleanSound(draft.file);
    if (!sound) throw damaged(kind.contentType);
    const { durationSeconds: duration } = sound;
    return storeDraft(app, draft, { ending: 'mp3', size, dimensions: null, duration });
  },
  video: async (app, { draft, kind, size }) => {
    const video = await cleanVideo(draft.file);
    if (!video) throw damaged(kind.contentType);
    const { width, height, durationSeconds: duration } = video;
    return storeDraft(app, draft, {
      ending: 'mp4',
      size,
      dimensions: { width, height },
      duration,
    });
  },
};

/** Sanitizes and stores a received file. UNSUPPORTED_MEDIA_TYPE, INVALID_INPUT. */
const finalizeUpload = (app: AppContext, received: Received): Promise<StoredFile> =>
  finalizers[received.kind.contentType](app, received);

type Naming = {
  /** As entered by the user. */
  name: string | undefined;
  /** As sent by the browser. */
  fileName: string | undefined;
};

/** `contentHash` is of the file before the browser shrank it; by default of the received bytes. */
type Claims = Naming & { contentHash: string | undefined };

const chooseName = ({ name = '', fileName = '' }: Naming): string => {
  const own = mediaName.safeParse(nameOfFile(fileName).slice(0, MEDIA_NAME_MAX));
  if (name.trim() === '') return own.data ?? 'Senza nome';
  const { data, error } = mediaName.safeParse(name);
  if (data !== undefined) return data;
  throw invalidInput({ path: 'name', message: error.issues[0]?.message ?? '' });
};

export type Upload = {
  /** Sanitizes the file and inserts it into the library, unless the sender has disconnected. */
  finish(claims: Claims, isSenderThere: () => boolean): Promise<Media>;
  /** Deletes the received bytes; has no effect after `finish`. */
  discard(): Promise<void>;
};

/**
 * Receives a file and stops reading as soon as it is known to be refused. UNSUPPORTED_MEDIA_TYPE,
 * PAYLOAD_TOO_LARGE, INVALID_INPUT, UNAVAILABLE.
 */
export const receiveUpload = async (app: AppContext, incoming: Incoming): Promise<Upload> => {
  await assertSpace(app, Math.min(incoming.announcedBytes ?? 0, maxMediaBytes.video));
  const draft = await createDraft(app.config.uploadsDir);
  try {
    const received = { draft, ...(await receive(app, draft, incoming)) };
    return {
      finish: async (claims, isSenderThere) => {
        const texts = { name: chooseName(claims), caption: '' };
        const { data: contentHash = received.contentHash } = hashOfContent.safeParse(
          claims.contentHash,
        );
        const file = await finalizeUpload(app, received);
        const createdAt = app.clock.now().toISOString();
        const entry = { ...file, ...texts, contentHash, createdAt };
        return getMedia(app.database, await insertUpload(app, entry, isSenderThere));
      },
      discard: () => draft.discard(),
    };
  } catch (error) {
    await draft.discard();
    throw error;
  }
};

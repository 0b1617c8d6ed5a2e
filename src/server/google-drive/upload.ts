import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type DriveApi, deleteDriveFile, filePath } from './drive-api.ts';
import { DriveError, isDriveError } from './drive-error.ts';
import {
  type DriveFile,
  type DriveFileKind,
  driveFileOf,
  STORED_FIELDS,
  type StoredFile,
  storedFileOf,
} from './drive-files.ts';
import type { Folder, FolderFinder } from './drive-folder.ts';
import type { HttpResponse } from './google-http.ts';
import { MAX_ATTEMPTS } from './retry.ts';

export type TransferOptions = {
  signal?: AbortSignal | undefined;
  /** May go back, when bytes have to be sent again. */
  onProgress?: ((doneBytes: number) => void) | undefined;
};

export type FileToUpload = {
  name: string;
  kind: DriveFileKind;
  /** The local file. */
  path: string;
  sha256: string;
  sizeBytes: number;
  /** Stored with the file. Drive allows 124 bytes for name and value of each. */
  properties?: Record<string, string>;
};

type UploadJob = TransferOptions & { api: DriveApi; file: FileToUpload };

const CONTENT_TYPE = 'application/octet-stream';

/** The file counts as incomplete until it is marked. */
const metadataOf = ({ name, kind, sha256, properties }: FileToUpload, { id }: Folder) => ({
  name,
  parents: [id],
  mimeType: CONTENT_TYPE,
  appProperties: { ...properties, kind, sha256, state: 'part' },
});

const uploadRequest = (uploadType: 'multipart' | 'resumable', signal: UploadJob['signal']) =>
  ({
    method: 'POST',
    path: '/upload/drive/v3/files',
    query: { uploadType, fields: STORED_FIELDS },
    signal,
  }) as const;

const storedOf = async (response: HttpResponse): Promise<StoredFile> => {
  const stored = storedFileOf(await response.json());
  if (!stored) throw new DriveError('unreachable', { detail: 'a file without its fields' });
  return stored;
};

/** Opens the file only when the connection takes its first byte. */
async function* bytesOf(
  path: string,
  range: { start?: number; end?: number } = {},
): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, range);
}

/** Sends metadata and bytes in one request. A repetition after a lost answer leaves a file to sweep. */
const sendWhole = (
  { api, file, signal, onProgress }: UploadJob,
  folder: Folder,
): Promise<StoredFile> => {
  const boundary = randomUUID();
  const partOf = (type: string): string => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`;
  const metadata = JSON.stringify(metadataOf(file, folder));
  const head = Buffer.from(
    `${partOf('application/json; charset=UTF-8')}${metadata}\r\n${partOf(CONTENT_TYPE)}`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--`);
  return api.call(
    {
      ...uploadRequest('multipart', signal),
      headers: { 'content-type': `multipart/related; boundary=${boundary}` },
      content: {
        length: head.length + file.sizeBytes + tail.length,
        read: async function* () {
          yield head;
          yield* bytesOf(file.path);
          yield tail;
        },
      },
      onSent: (bytes) => onProgress?.(Math.min(bytes - head.length, file.sizeBytes)),
    },
    storedOf,
  );
};

/** Returns the URL of an upload session. */
const openSession = ({ api, file, signal }: UploadJob, folder: Folder): Promise<string> =>
  api.call(
    {
      ...uploadRequest('resumable', signal),
      headers: {
        'x-upload-content-type': CONTENT_TYPE,
        'x-upload-content-length': `${file.sizeBytes}`,
      },
      json: metadataOf(file, folder),
    },
    async (response) => {
      const location = response.header('location');
      if (location && URL.canParse(location)) return location;
      const detail = `${response.status} without an upload address`;
      throw new DriveError('unreachable', { detail });
    },
  );

/**
 * `fetch` holds the bytes of a request in memory until it ends: with 400 MB in one request they were
 * all there. A multiple of 256 KiB, as Drive requires.
 */
const PART_BYTES = 8 * 1024 * 1024;

/** Drive's `Resume Incomplete`. */
const INCOMPLETE = 308;

/** Either Drive has all bytes before `from`, or the file is complete. */
type Progress = { from: number } | { stored: StoredFile };

const progressOf = async (response: HttpResponse): Promise<Progress> => {
  if (response.status !== INCOMPLETE) return { stored: await storedOf(response) };
  const last = /^bytes=0-(\d+)$/.exec(response.header('range') ?? '')?.[1];
  return { from: last === undefined ? 0 : Number(last) + 1 };
};

/** Sends part after part; after a failure asks Drive how much it has. */
const sendResumably = async (job: UploadJob, folder: Folder): Promise<StoredFile> => {
  const { api, file, signal, onProgress } = job;
  const { path, sizeBytes } = file;
  const session = { method: 'PUT', path: await openSession(job, folder), signal } as const;

  const sendFrom = (start: number): Promise<Progress> => {
    const length = Math.min(PART_BYTES, sizeBytes - start);
    const end = start + length - 1;
    return api.once(
      {
        ...session,
        headers: { 'content-range': `bytes ${start}-${end}/${sizeBytes}` },
        content: { length, read: () => bytesOf(path, { start, end }) },
        accepts: [INCOMPLETE],
        onSent: (bytes) => onProgress?.(start + bytes),
      },
      progressOf,
    );
  };
  const ask = (): Promise<Progress> =>
    api.call(
      { ...session, headers: { 'content-range': `bytes */${sizeBytes}` }, accepts: [INCOMPLETE] },
      progressOf,
    );

  const retryPolicy = api.retryPolicy(signal);
  for (let from = 0, farthest = 0; ; ) {
    const progress = await sendFrom(from)
      .then((sent) => {
        if ('stored' in sent || sent.from > farthest) return sent;
        throw new DriveError('unreachable', { detail: 'the bytes did not arrive' });
      })
      .catch(async (error: unknown) => {
        await retryPolicy.failed(error);
        return ask();
      });
    if ('stored' in progress) return progress.stored;
    from = progress.from;
    onProgress?.(from);
    if (from > farthest) retryPolicy.progressed();
    farthest = Math.max(farthest, from);
  }
};

type Parts = {
  api: DriveApi;
  folders: FolderFinder;
  /** Up to how many bytes a file is sent in one request. */
  wholeBytes: number;
};

/** Starts again when Drive has dropped the upload session or the folder is gone. */
const send = async (job: UploadJob, { folders, wholeBytes }: Parts): Promise<StoredFile> => {
  const sendTo = job.file.sizeBytes > wholeBytes ? sendResumably : sendWhole;
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await sendTo(job, await folders.find(job.signal));
    } catch (error) {
      if (!isDriveError(error, 'gone') || attempts === MAX_ATTEMPTS) throw error;
      folders.forget();
    }
  }
};

/** Some files on Drive have only this older checksum. */
const md5Of = async (path: string): Promise<string> => {
  const hash = createHash('md5');
  for await (const chunk of bytesOf(path)) hash.update(chunk);
  return hash.digest('hex');
};

const isSame = async (stored: StoredFile, file: FileToUpload): Promise<boolean> => {
  if (stored.sizeBytes !== file.sizeBytes) return false;
  if (stored.sha256) return stored.sha256 === file.sha256;
  return stored.md5 !== undefined && stored.md5 === (await md5Of(file.path));
};

/** Compares the stored file with the local one, then marks it as complete or deletes it. */
const finalize = async ({ api, file, signal }: UploadJob, stored: StoredFile) => {
  if (!(await isSame(stored, file))) {
    // If this fails, the file stays incomplete and is swept later.
    await deleteDriveFile(api, stored.id, signal).catch(() => undefined);
    throw new DriveError('corrupt', { detail: 'the checksum that Drive tells differs' });
  }
  const request = {
    method: 'PATCH',
    path: filePath(stored.id),
    query: { fields: STORED_FIELDS },
    json: { appProperties: { state: 'whole' } },
    signal,
  } as const;
  const whole = driveFileOf(await api.call(request, storedOf));
  if (!whole) throw new DriveError('corrupt', { detail: 'the mark read back differs' });
  return whole;
};

/** Uploads a file. `list` shows it only once it is verified. */
export const uploadFile = async (
  parts: Parts,
  file: FileToUpload,
  options: TransferOptions,
): Promise<DriveFile> => {
  const job = { ...options, api: parts.api, file };
  return finalize(job, await send(job, parts));
};

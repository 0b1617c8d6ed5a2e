import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
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
import type { FolderFinder } from './drive-folder.ts';
import type { HttpResponse, Slice } from './google-http.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { MAX_ATTEMPTS } from './retry.ts';

export type TransferOptions = {
  signal?: AbortSignal | undefined;
  /** May go back, when a part has to be sent again. */
  onProgress?: ((doneBytes: number) => void) | undefined;
};

/** Drive's `Resume Incomplete`. */
const INCOMPLETE = 308;
const CONTENT_TYPE = 'application/octet-stream';

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

/** Either Drive has all bytes before `from`, or the file is complete. */
type Progress = { isDone: false; from: number } | { isDone: true; id: string };

/** Starts a resumable upload and returns its URL. The file counts as incomplete until it is marked. */
const openSession = (
  api: DriveApi,
  { name, kind, sha256, sizeBytes, properties }: FileToUpload,
  folderId: string,
  signal: AbortSignal | undefined,
): Promise<string> =>
  api.call(
    {
      method: 'POST',
      path: '/upload/drive/v3/files',
      query: { uploadType: 'resumable', fields: 'id' },
      headers: {
        'x-upload-content-type': CONTENT_TYPE,
        'x-upload-content-length': `${sizeBytes}`,
      },
      json: {
        name,
        parents: [folderId],
        mimeType: CONTENT_TYPE,
        appProperties: { ...properties, kind, sha256, state: 'part' },
      },
      signal,
    },
    async (response) => {
      const location = response.header('location');
      if (location && URL.canParse(location)) return location;
      throw new DriveError('unreachable', {
        detail: `${response.status} without an upload address`,
      });
    },
  );

const progressOf = async (response: HttpResponse): Promise<Progress> => {
  if (response.status === INCOMPLETE) {
    const last = /^bytes=0-(\d+)$/.exec(response.header('range') ?? '')?.[1];
    return { isDone: false, from: last === undefined ? 0 : Number(last) + 1 };
  }
  const id = textOf(fieldsOf(await response.json()).id);
  if (!id) throw new DriveError('unreachable', { detail: `${response.status} without an id` });
  return { isDone: true, id };
};

type Part = { start: number; bytes: Slice; onSent?: (bytes: number) => void };

/** Sends a part of the file, once. An empty part only asks how far the upload is. */
const sendPart = (
  api: DriveApi,
  { url, totalBytes, signal }: { url: string; totalBytes: number; signal: AbortSignal | undefined },
  { start, bytes, onSent }: Part,
): Promise<Progress> => {
  const range = bytes.length === 0 ? '*' : `${start}-${start + bytes.length - 1}`;
  return api.once(
    {
      method: 'PUT',
      path: url,
      headers: { 'content-range': `bytes ${range}/${totalBytes}` },
      bytes,
      accepts: [INCOMPLETE],
      signal,
      onSent,
    },
    progressOf,
  );
};

const EMPTY: Slice = { length: 0, read: async () => Buffer.alloc(0) };

type UploadJob = TransferOptions & {
  api: DriveApi;
  file: FileToUpload;
  source: FileHandle;
  /** Drive requires a multiple of 256 KiB. */
  chunkBytes: number;
};

const sliceOf = ({ source, file, chunkBytes }: UploadJob, start: number): Slice => ({
  length: Math.min(chunkBytes, file.sizeBytes - start),
  read: async (position, length) => {
    const options = { buffer: Buffer.alloc(length), position: start + position };
    const { buffer, bytesRead } = await source.read(options);
    if (bytesRead === length) return buffer;
    throw new DriveError('corrupt', { detail: 'the file became shorter' });
  },
});

/** Sends the file in parts and resumes after failures. Returns its id on Drive. */
const sendAll = async (job: UploadJob, url: string): Promise<string> => {
  const { api, signal, onProgress } = job;
  const totalBytes = job.file.sizeBytes;
  const retryPolicy = api.retryPolicy(signal);
  const session = { url, totalBytes, signal };
  let from = 0;
  let farthest = 0;
  let isOffsetUnknown = false;

  const step = async (): Promise<Progress> => {
    if (isOffsetUnknown) return sendPart(api, session, { start: 0, bytes: EMPTY });
    const start = from;
    const bytes = sliceOf(job, start);
    const onSent = (sent: number): void => onProgress?.(start + sent);
    const progress = await sendPart(api, session, { start, bytes, onSent });
    if (progress.isDone || progress.from > start) return progress;
    throw new DriveError('unreachable', { detail: 'a part did not arrive' });
  };

  for (;;) {
    try {
      const progress = await step();
      if (progress.isDone) return progress.id;
      isOffsetUnknown = false;
      from = Math.min(progress.from, totalBytes);
      onProgress?.(from);
      if (from > farthest) retryPolicy.progressed();
      farthest = Math.max(farthest, from);
    } catch (error) {
      await retryPolicy.failed(error);
      isOffsetUnknown = true;
    }
  }
};

/** Starts again when Drive has dropped the upload session or the folder is gone. */
const send = async (job: UploadJob, folders: FolderFinder): Promise<string> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      const folder = await folders.find(job.signal);
      return await sendAll(job, await openSession(job.api, job.file, folder.id, job.signal));
    } catch (error) {
      if (!isDriveError(error, 'gone') || attempts === MAX_ATTEMPTS) throw error;
      folders.forget();
    }
  }
};

/** Some files on Drive have only this older checksum. */
const md5Of = async (path: string): Promise<string> => {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

const isSame = async (stored: StoredFile, file: FileToUpload): Promise<boolean> => {
  if (stored.sizeBytes !== file.sizeBytes) return false;
  if (stored.sha256) return stored.sha256 === file.sha256;
  return stored.md5 !== undefined && stored.md5 === (await md5Of(file.path));
};

const readStored = async (body: Promise<unknown>): Promise<StoredFile> => {
  const stored = storedFileOf(await body);
  if (!stored) throw new DriveError('unreachable', { detail: 'a file without its fields' });
  return stored;
};

/** Compares the stored file with the local one, then marks it as complete or deletes it. */
const finalize = async ({ api, file, signal }: UploadJob, id: string): Promise<DriveFile> => {
  const metadata = { path: filePath(id), query: { fields: STORED_FIELDS }, signal };
  const stored = await api.call({ ...metadata, method: 'GET' }, (response) =>
    readStored(response.json()),
  );
  if (!(await isSame(stored, file))) {
    // If this fails, the file stays incomplete and is swept later.
    await deleteDriveFile(api, id, signal).catch(() => undefined);
    throw new DriveError('corrupt', { detail: 'the checksum read back differs' });
  }
  const marked = await api.call(
    { ...metadata, method: 'PATCH', json: { appProperties: { state: 'whole' } } },
    (response) => readStored(response.json()),
  );
  const whole = driveFileOf(marked);
  if (!whole) throw new DriveError('corrupt', { detail: 'the mark read back differs' });
  return whole;
};

type Parts = Pick<UploadJob, 'api' | 'chunkBytes'> & { folders: FolderFinder };

/** Uploads a file. `list` shows it only once it is verified. */
export const uploadFile = async (
  { folders, ...parts }: Parts,
  file: FileToUpload,
  options: TransferOptions,
): Promise<DriveFile> => {
  const source = await open(file.path, 'r');
  try {
    const job = { ...options, ...parts, file, source };
    return await finalize(job, await send(job, folders));
  } finally {
    await source.close();
  }
};

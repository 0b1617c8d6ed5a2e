import { open } from 'node:fs/promises';
import { deleteDriveFile } from './delete-file.ts';
import { DriveError, isDriveError } from './drive-error.ts';
import {
  type DriveFile,
  driveFileOf,
  filePath,
  STORED_FIELDS,
  type StoredFile,
  storedFileOf,
} from './drive-file.ts';
import type { FolderFinder } from './drive-folder.ts';
import { md5Of } from './md5-of.ts';
import { MAX_TRIES } from './patience.ts';
import { sendAll, type TransferOptions, type UploadJob } from './send-all.ts';
import { type FileToUpload, openSession } from './upload-session.ts';

/** Begins anew where Drive has forgotten the upload, or its folder. */
const send = async (job: UploadJob, folders: FolderFinder): Promise<string> => {
  for (let tries = 1; ; tries += 1) {
    try {
      const folder = await folders.find(job.signal);
      return await sendAll(job, await openSession(job.api, job.file, folder.id, job.signal));
    } catch (error) {
      if (!isDriveError(error, 'gone') || tries === MAX_TRIES) throw error;
      folders.forget();
    }
  }
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

/** Reads back what Drive holds; what is wrong goes, what is right is marked. */
const settle = async ({ api, file, signal }: UploadJob, id: string): Promise<DriveFile> => {
  const metadata = { path: filePath(id), query: { fields: STORED_FIELDS }, signal };
  const stored = await api.call({ ...metadata, method: 'GET' }, (answer) =>
    readStored(answer.json()),
  );
  if (!(await isSame(stored, file))) {
    // What cannot be deleted now is unfinished for ever, and swept one day.
    await deleteDriveFile(api, id, { signal }).catch(() => undefined);
    throw new DriveError('corrupt', { detail: 'the checksum read back differs' });
  }
  const marked = await api.call(
    { ...metadata, method: 'PATCH', json: { appProperties: { state: 'whole' } } },
    (answer) => readStored(answer.json()),
  );
  const whole = driveFileOf(marked);
  if (!whole) throw new DriveError('corrupt', { detail: 'the mark read back differs' });
  return whole;
};

type Parts = Pick<UploadJob, 'api' | 'chunkBytes'> & { folders: FolderFinder };

/** Uploads a file. It exists for `list` from the moment on in which it was checked. */
export const uploadFile = async (
  { folders, ...parts }: Parts,
  file: FileToUpload,
  options: TransferOptions,
): Promise<DriveFile> => {
  const source = await open(file.path, 'r');
  try {
    const job = { ...options, ...parts, file, source };
    return await settle(job, await send(job, folders));
  } finally {
    await source.close();
  }
};

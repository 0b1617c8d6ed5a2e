import type { FileHandle } from 'node:fs/promises';
import { readAt } from '#server/infrastructure/file-parts.ts';
import type { DriveApi } from './drive-api.ts';
import { DriveError } from './drive-error.ts';
import { emptySlice, type Slice } from './request-body.ts';
import { type FileToUpload, type Progress, sendPart } from './upload-session.ts';

export type TransferOptions = {
  signal?: AbortSignal | undefined;
  /** Goes back where a part has to be sent again. */
  onProgress?: ((doneBytes: number) => void) | undefined;
};

export type UploadJob = TransferOptions & {
  api: DriveApi;
  file: FileToUpload;
  source: FileHandle;
  /** A multiple of 256 KiB, as Drive wants it. */
  chunkBytes: number;
};

const sliceOf = ({ source, file, chunkBytes }: UploadJob, start: number): Slice => ({
  length: Math.min(chunkBytes, file.sizeBytes - start),
  read: async (position, length) => {
    const bytes = await readAt(source, start + position, length);
    if (bytes.length === length) return bytes;
    throw new DriveError('corrupt', { detail: 'the file became shorter' });
  },
});

/** Sends the whole file to an upload's address. Returns the id of what Drive made of it. */
export const sendAll = async (job: UploadJob, url: string): Promise<string> => {
  const { api, signal, onProgress } = job;
  const totalBytes = job.file.sizeBytes;
  const patience = api.patience(signal);
  const session = { url, totalBytes, signal };
  let from = 0;
  let farthest = 0;
  let isUnsure = false;

  const step = async (): Promise<Progress> => {
    if (isUnsure) return sendPart(api, session, { start: 0, bytes: emptySlice });
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
      isUnsure = false;
      from = Math.min(progress.from, totalBytes);
      onProgress?.(from);
      if (from > farthest) patience.progressed();
      farthest = Math.max(farthest, from);
    } catch (error) {
      await patience.failed(error);
      isUnsure = true;
    }
  }
};

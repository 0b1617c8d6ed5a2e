import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { createDraft } from '#server/infrastructure/file-storage.ts';
import type { DriveApi } from './drive-api.ts';
import { DriveError } from './drive-error.ts';
import { type DriveFile, filePath } from './drive-file.ts';
import type { Answer } from './exchange.ts';
import type { TransferOptions } from './send-all.ts';

/** A copy of the database is for the site's eyes only. */
const PRIVATE = { file: 0o600, folder: 0o700 };
/** Less than this between two failures is no progress. */
const PROGRESS_BYTES = 256 * 1024;
const PARTIAL_CONTENT = 206;

type Job = TransferOptions & { api: DriveApi; file: DriveFile; target: FileHandle };

const failIf = (isWrong: boolean, detail: string): void => {
  if (isWrong) throw new DriveError('corrupt', { detail });
};

/** The bytes from `start` on, also of an answer that begins at the beginning. */
async function* bytesFrom(answer: Answer, start: number): AsyncGenerator<Uint8Array> {
  let tooMany = answer.status === PARTIAL_CONTENT ? 0 : start;
  for await (const chunk of answer.chunks()) {
    const wanted = chunk.subarray(Math.min(tooMany, chunk.length));
    tooMany -= chunk.length - wanted.length;
    if (wanted.length > 0) yield wanted;
  }
}

/** Fetches all bytes, going on where a connection broke. Returns their SHA-256. */
const fetchAll = async ({ api, file, target, signal, onProgress }: Job): Promise<string> => {
  const patience = api.patience(signal);
  const hash = createHash('sha256');
  let done = 0;

  const fetchRest = (): Promise<void> =>
    api.once(
      {
        method: 'GET',
        path: filePath(file.id),
        query: { alt: 'media' },
        headers: {
          'accept-encoding': 'identity',
          ...(done > 0 ? { range: `bytes=${done}-` } : {}),
        },
        redirect: 'follow',
        signal,
      },
      async (answer) => {
        for await (const chunk of bytesFrom(answer, done)) {
          failIf(done + chunk.length > file.sizeBytes, 'more bytes than it should have');
          await target.writeFile(chunk);
          hash.update(chunk);
          done += chunk.length;
          onProgress?.(done);
        }
      },
    );

  while (done < file.sizeBytes) {
    const before = done;
    try {
      await fetchRest();
      if (done < file.sizeBytes) throw new DriveError('unreachable', { detail: 'ended early' });
    } catch (error) {
      if (done - before >= PROGRESS_BYTES) patience.progressed();
      await patience.failed(error);
    }
  }
  return hash.digest('hex');
};

/** Downloads a file. It has its name from the moment on in which it was checked, or never. */
export const downloadFile = async (
  api: DriveApi,
  file: DriveFile,
  path: string,
  options: TransferOptions,
): Promise<void> => {
  const draft = await createDraft(dirname(path), PRIVATE);
  try {
    const sha256 = await fetchAll({ ...options, api, file, target: draft.file });
    failIf(sha256 !== file.sha256, 'the checksum differs');
    await draft.keep(basename(path));
  } catch (error) {
    await draft.discard();
    throw error;
  }
};

import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { createDraft } from '#server/infrastructure/file-storage.ts';
import { type DriveApi, filePath } from './drive-api.ts';
import { DriveError } from './drive-error.ts';
import type { DriveFile } from './drive-files.ts';
import type { HttpResponse } from './google-http.ts';
import type { TransferOptions } from './upload.ts';

const ownerOnly = { file: 0o600, folder: 0o700 };
/** Fewer bytes than this between two failures do not count as progress. */
const PROGRESS_BYTES = 256 * 1024;
const PARTIAL_CONTENT = 206;

type Job = TransferOptions & { api: DriveApi; file: DriveFile; target: FileHandle };

const failIf = (isWrong: boolean, detail: string): void => {
  if (isWrong) throw new DriveError('corrupt', { detail });
};

/** The bytes from `start`, also of a response that ignores the range. */
async function* bytesFrom(response: HttpResponse, start: number): AsyncGenerator<Uint8Array> {
  let toSkip = response.status === PARTIAL_CONTENT ? 0 : start;
  for await (const chunk of response.chunks()) {
    const wanted = chunk.subarray(Math.min(toSkip, chunk.length));
    toSkip -= chunk.length - wanted.length;
    if (wanted.length > 0) yield wanted;
  }
}

/** Downloads all bytes and resumes after failures. Returns their SHA-256. */
const fetchAll = async ({ api, file, target, signal, onProgress }: Job): Promise<string> => {
  const retryPolicy = api.retryPolicy(signal);
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
      async (response) => {
        for await (const chunk of bytesFrom(response, done)) {
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
      if (done - before >= PROGRESS_BYTES) retryPolicy.progressed();
      await retryPolicy.failed(error);
    }
  }
  return hash.digest('hex');
};

/** Downloads a file. It appears under its name only once it is verified. */
export const downloadFile = async (
  api: DriveApi,
  file: DriveFile,
  path: string,
  options: TransferOptions,
): Promise<void> => {
  const draft = await createDraft(dirname(path), ownerOnly);
  try {
    const sha256 = await fetchAll({ ...options, api, file, target: draft.file });
    failIf(sha256 !== file.sha256, 'the checksum differs');
    await draft.keep(basename(path));
  } catch (error) {
    await draft.discard();
    throw error;
  }
};

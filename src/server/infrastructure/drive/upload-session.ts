import type { DriveApi } from './drive-api.ts';
import { DriveError } from './drive-error.ts';
import type { DriveFileKind } from './drive-file.ts';
import type { Answer } from './exchange.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import type { Slice } from './request-body.ts';

/** What Drive answers when more is to come; elsewhere this status is a redirect. */
const MORE = 308;
const CONTENT_TYPE = 'application/octet-stream';

export type FileToUpload = {
  name: string;
  kind: DriveFileKind;
  /** On this machine. */
  path: string;
  sha256: string;
  sizeBytes: number;
  /** Kept with the file. Name and value of each together at most 124 bytes. */
  properties?: Record<string, string>;
};

/** How far an upload is: all bytes before `from` are there, or the file is. */
export type Progress = { isDone: false; from: number } | { isDone: true; id: string };

/** Begins an upload and returns its address. The file counts as unfinished until it is marked. */
export const openSession = (
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
    async (answer) => {
      const location = answer.header('location');
      if (location && URL.canParse(location)) return location;
      throw new DriveError('unreachable', { detail: `${answer.status} without an upload address` });
    },
  );

const progressOf = async (answer: Answer): Promise<Progress> => {
  if (answer.status === MORE) {
    const last = /^bytes=0-(\d+)$/.exec(answer.header('range') ?? '')?.[1];
    return { isDone: false, from: last === undefined ? 0 : Number(last) + 1 };
  }
  const id = textOf(fieldsOf(await answer.json()).id);
  if (!id) throw new DriveError('unreachable', { detail: `${answer.status} without an id` });
  return { isDone: true, id };
};

type Part = { start: number; bytes: Slice; onSent?: (bytes: number) => void };

/** Sends a part of the file, once; with an empty part it only asks how far the upload is. */
export const sendPart = (
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
      accepts: [MORE],
      signal,
      onSent,
    },
    progressOf,
  );
};

import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type Answer, type Call, readText, refusal } from './answer.ts';
import type { createFileDesk } from './file-desk.ts';
import type { Metadata, StoredFiles } from './stored-files.ts';

/** Drive keeps what arrives in steps of this size. */
const GRAIN_BYTES = 256 * 1024;
/** Google documents no more for one request. */
const MAX_WHOLE_BYTES = 5 * 1024 * 1024;

type Session = { id: string; totalBytes: number; metadata: Metadata; fields: string | null };

const RANGE = /^bytes (?:\*|(\d+)-(\d+))\/(\d+)$/;

/** Writes a request's body to the disk; stops after so many bytes. */
const receive = async (request: IncomingMessage, path: string, limit: number): Promise<number> => {
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      appendFileSync(path, chunk);
      bytes += chunk.length;
      if (bytes >= limit) break;
    }
  } catch {
    // The client disconnected: the bytes received so far count.
  }
  return bytes;
};

/** Metadata and bytes of a `multipart/related` body; null for anything else. */
const partsOf = (body: Buffer, type = ''): { metadata: Metadata; bytes: Buffer } | null => {
  const boundary = /^multipart\/related; boundary=([\w-]{1,70})$/.exec(type)?.[1];
  const [start, end] = [`--${boundary}\r\n`, `\r\n--${boundary}--`];
  const isFramed = body.indexOf(start) === 0 && body.lastIndexOf(end) === body.length - end.length;
  if (!boundary || !isFramed) return null;
  const inner = body.subarray(start.length, -end.length);
  const middle = inner.indexOf(`\r\n${start}`);
  const [first, second] = [inner.subarray(0, middle), inner.subarray(middle + 2 + start.length)];
  const [head, text] = first.toString().split('\r\n\r\n');
  if (middle < 0 || !head?.startsWith('content-type: application/json') || !text) return null;
  return { metadata: JSON.parse(text), bytes: second.subarray(second.indexOf('\r\n\r\n') + 4) };
};

/** Accepts files, in one request or in a resumable session. */
export const createUploadDesk = (
  files: StoredFiles,
  { show }: Pick<ReturnType<typeof createFileDesk>, 'show'>,
) => {
  const sessions = new Map<string, Session>();
  const isHomeless = ({ parents = [] }: Metadata): boolean => !parents.every((id) => files.get(id));

  const progress = (
    { id, totalBytes, metadata, fields }: Session,
    fault: Call['fault'],
  ): Answer => {
    const received = statSync(files.pathOf(id)).size;
    if (!files.get(id) && received < totalBytes) {
      const range = received > 0 ? { range: `bytes=0-${received - 1}` } : {};
      return { status: 308, headers: range };
    }
    return show(files.get(id) ?? files.addWithBytes(id, metadata), fields, fault);
  };

  /** Keeps a chunk, or the part of it that arrived, or that a fault leaves. */
  const keep = async ({ request, fault }: Call, session: Session, start: number, end: number) => {
    const path = files.pathOf(session.id);
    const length = end - start + 1;
    const isWhole = length % GRAIN_BYTES === 0 || end + 1 === session.totalBytes;
    const isRight = start === statSync(path).size && isWhole;
    if (!isRight || Number(request.headers['content-length']) !== length) return false;
    const isHalf = fault?.kind === 'reset' || fault?.kind === 'cut';
    const bytes = await receive(request, path, isHalf ? length / 2 : length);
    if (bytes < length || isHalf) {
      const kept = Math.floor(Math.min(bytes, length - 1) / GRAIN_BYTES) * GRAIN_BYTES;
      truncateSync(path, start + kept);
    }
    return true;
  };

  return {
    whole: async ({ request, query, fault }: Call): Promise<Answer> => {
      const length = Number(request.headers['content-length']);
      if (!(length <= MAX_WHOLE_BYTES)) return refusal(413, 'uploadTooLarge');
      const id = files.newId();
      const path = files.pathOf(id);
      const received = await receive(request, path, fault?.kind === 'reset' ? length / 2 : length);
      if (received < length || fault?.kind === 'reset') return refusal(400, 'badRequest');
      const parts = partsOf(readFileSync(path), request.headers['content-type']);
      if (!parts) return refusal(400, 'badRequest');
      if (isHomeless(parts.metadata)) return refusal(404, 'notFound');
      writeFileSync(path, parts.bytes);
      return show(files.addWithBytes(id, parts.metadata), query.get('fields'), fault);
    },
    begin: async ({ request, query }: Call, url: string): Promise<Answer> => {
      const metadata: Metadata = JSON.parse(await readText(request));
      if (isHomeless(metadata)) return refusal(404, 'notFound');
      const id = files.newId();
      writeFileSync(files.pathOf(id), '');
      const totalBytes = Number(request.headers['x-upload-content-length']);
      sessions.set(id, { id, totalBytes, metadata, fields: query.get('fields') });
      const location = `${url}/upload/drive/v3/files?uploadType=resumable&upload_id=${id}`;
      return { status: 200, headers: { location } };
    },
    /** Takes a chunk, or says how far the upload is. */
    put: async (call: Call): Promise<Answer> => {
      const session = sessions.get(call.query.get('upload_id') ?? '');
      const range = RANGE.exec(call.request.headers['content-range'] ?? '');
      if (!session) return refusal(404, 'notFound');
      if (!range || Number(range[3]) !== session.totalBytes) return refusal(400, 'badRequest');
      const isKept =
        range[1] === undefined || (await keep(call, session, Number(range[1]), Number(range[2])));
      return isKept ? progress(session, call.fault) : refusal(400, 'badRequest');
    },
  };
};

import { appendFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type Answer, type Call, readText, refusal } from './answer.ts';
import type { Metadata, StoredFiles } from './stored-files.ts';

/** Drive keeps what arrives in steps of this size. */
const GRAIN_BYTES = 256 * 1024;

type Session = { id: string; totalBytes: number; metadata: Metadata };

const RANGE = /^bytes (?:\*|(\d+)-(\d+))\/(\d+)$/;

/** Writes what comes to the disk; stops after so many bytes. */
const receive = async (request: IncomingMessage, path: string, limit: number): Promise<number> => {
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      appendFileSync(path, chunk);
      bytes += chunk.length;
      if (bytes >= limit) break;
    }
  } catch {
    // The client went away: what came until then counts.
  }
  return bytes;
};

/** Resumable uploads: what arrived of a file is kept until it is whole. */
export const createUploadDesk = (files: StoredFiles) => {
  const sessions = new Map<string, Session>();

  const progress = ({ id, totalBytes, metadata }: Session): Answer => {
    const received = statSync(files.pathOf(id)).size;
    if (!files.get(id) && received < totalBytes) {
      const range = received > 0 ? { range: `bytes=0-${received - 1}` } : {};
      return { status: 308, headers: range };
    }
    if (!files.get(id)) files.addWithBytes(id, metadata);
    return { status: 200, body: { id } };
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
    begin: async ({ request }: Call, url: string): Promise<Answer> => {
      const metadata: Metadata = JSON.parse(await readText(request));
      if (metadata.parents?.some((id) => !files.get(id))) return refusal(404, 'notFound');
      const id = files.newId();
      writeFileSync(files.pathOf(id), '');
      const totalBytes = Number(request.headers['x-upload-content-length']);
      sessions.set(id, { id, totalBytes, metadata });
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
      return isKept ? progress(session) : refusal(400, 'badRequest');
    },
    forget: () => sessions.clear(),
  };
};

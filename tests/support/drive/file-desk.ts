import { readFileSync } from 'node:fs';
import { type Answer, type Call, readText, refusal } from './answer.ts';
import { pickFields, readQuery } from './search-query.ts';
import type { ServerFile, StoredFiles } from './stored-files.ts';
import { FILE_SCOPE } from './token-desk.ts';

/** Own files only, and shared drives only for who says that it knows them. */
const isVisible = (file: ServerFile, { query }: Call, scope: string): boolean => {
  const isOthers = scope === FILE_SCOPE && !file.isOwn;
  const isFar = file.driveId !== undefined && query.get('supportsAllDrives') !== 'true';
  return !isOthers && !isFar;
};

const isOnWantedDrive = ({ driveId }: ServerFile, query: URLSearchParams): boolean => {
  const wanted = query.get('driveId');
  if (wanted) return driveId === wanted && query.get('corpora') === 'drive';
  return driveId === undefined || query.get('includeItemsFromAllDrives') === 'true';
};

const mediaOf = (bytes: Buffer, { request, fault }: Call): Answer => {
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const part = Buffer.from(bytes.subarray(start));
  if (fault?.kind === 'lie' && part.length > 0) part.writeUInt8(part.readUInt8(0) ^ 1, 0);
  const range = { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` };
  return {
    status: start > 0 ? 206 : 200,
    bytes: part,
    headers: start > 0 ? range : {},
    isBroken: fault?.kind === 'reset',
  };
};

const fileAnswer = (file: ServerFile, { query, fault }: Call): Answer => {
  const wrong = fault?.kind === 'lie' ? { sha256Checksum: '0'.repeat(64) } : {};
  return { status: 200, body: pickFields({ ...file, ...wrong }, query.get('fields')) };
};

/** Finds, shows, changes and deletes files. */
export const createFileDesk = (files: StoredFiles) => {
  const limits = { pageSize: 1000, mayDelete: true, hasSha256: true };

  const list = (call: Call, scope: string): Answer => {
    const { query } = call;
    const isWanted = readQuery(query.get('q') ?? '');
    if (!isWanted) return refusal(400, 'invalid');
    const found = files
      .all()
      .filter((file) => isVisible(file, call, scope) && isOnWantedDrive(file, query))
      .filter(isWanted)
      .sort((a, b) => a.createdTime.localeCompare(b.createdTime));
    if (query.get('orderBy')?.endsWith('desc')) found.reverse();
    const start = Number(query.get('pageToken') ?? 0);
    const end = start + Math.min(limits.pageSize, Number(query.get('pageSize') ?? 100));
    const fields = /files\(([^)]*)\)/.exec(query.get('fields') ?? '')?.[1] ?? null;
    const page = found.slice(start, end).map((file) => pickFields(file, fields));
    const next = end < found.length ? { nextPageToken: String(end) } : {};
    return { status: 200, body: { files: page, ...next } };
  };

  const remove = (file: ServerFile): Answer => {
    if (!limits.mayDelete) return refusal(403, 'insufficientFilePermissions');
    files.remove(file.id);
    return { status: 204 };
  };

  return {
    limits,
    answer: async (call: Call, scope: string): Promise<Answer> => {
      if (call.kind === 'list') return list(call, scope);
      if (call.kind === 'create') {
        return fileAnswer(files.add(JSON.parse(await readText(call.request))), call);
      }
      const file = files.get(call.id);
      if (!file || !isVisible(file, call, scope)) return refusal(404, 'notFound');
      if (call.kind === 'media') return mediaOf(readFileSync(files.pathOf(file.id)), call);
      if (call.kind === 'delete') return remove(file);
      if (call.kind === 'update') files.update(file, JSON.parse(await readText(call.request)));
      return fileAnswer(limits.hasSha256 ? file : { ...file, sha256Checksum: undefined }, call);
    },
  };
};

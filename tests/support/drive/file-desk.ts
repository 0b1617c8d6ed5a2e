import { readFileSync } from 'node:fs';
import { type Answer, type Call, readText, refusal } from './answer.ts';
import { pickFields, readQuery } from './search-query.ts';
import type { ServerFile, StoredFiles } from './stored-files.ts';
import { OWN_FILES } from './token-desk.ts';

/** Only the client's own files, and shared drives only if the request declares support for them. */
const isVisible = (file: ServerFile, { query }: Call, scope: string): boolean => {
  const isOthers = scope === OWN_FILES && !file.isOwn;
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

/** Finds, shows, changes and deletes files. */
export const createFileDesk = (files: StoredFiles) => {
  const limits = { pageSize: 1000, mayDelete: true, hasSha256: true };

  const show = (file: ServerFile, fields: string | null, fault: Call['fault']): Answer => {
    const told = limits.hasSha256 ? file.sha256Checksum : undefined;
    const sha256Checksum = fault?.kind === 'lie' ? '0'.repeat(64) : told;
    return { status: 200, body: pickFields({ ...file, sha256Checksum }, fields) };
  };

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
    /** A file by the fields that were asked for. */
    show,
    answer: async (call: Call, scope: string): Promise<Answer> => {
      const fields = call.query.get('fields');
      if (call.kind === 'list') return list(call, scope);
      if (call.kind === 'create') {
        return show(files.add(JSON.parse(await readText(call.request))), fields, call.fault);
      }
      const file = files.get(call.id);
      if (!file || !isVisible(file, call, scope)) return refusal(404, 'notFound');
      if (call.kind === 'media') return mediaOf(readFileSync(files.pathOf(file.id)), call);
      if (call.kind === 'delete') return remove(file);
      if (call.kind === 'update') files.update(file, JSON.parse(await readText(call.request)));
      return show(file, fields, call.fault);
    },
  };
};

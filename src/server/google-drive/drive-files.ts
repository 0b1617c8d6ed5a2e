import type { Clock } from '#server/infrastructure/clock.ts';
import { type DriveApi, deleteDriveFile, hasProperty } from './drive-api.ts';
import type { Folder, FolderFinder } from './drive-folder.ts';
import { fieldsOf, textOf, textsOf } from './json-fields.ts';

const driveFileKinds = ['snapshot', 'content'] as const;
export type DriveFileKind = (typeof driveFileKinds)[number];

/** A complete, verified file of this site on Google Drive. */
export type DriveFile = {
  id: string;
  name: string;
  kind: DriveFileKind;
  sha256: string;
  sizeBytes: number;
  createdAt: string;
  /** As given to the upload. */
  properties: Record<string, string>;
};

/** A file as Drive describes it. */
export type StoredFile = {
  id: string;
  name: string;
  sizeBytes: number;
  createdAt: string;
  sha256: string | undefined;
  md5: string | undefined;
  properties: Record<string, string>;
};

/** The fields to request for a StoredFile. */
export const STORED_FIELDS = 'id,name,size,createdTime,sha256Checksum,md5Checksum,appProperties';

export const storedFileOf = (body: unknown): StoredFile | undefined => {
  const fields = fieldsOf(body);
  const [id, name, size] = [textOf(fields.id), textOf(fields.name), textOf(fields.size)];
  const createdAt = Date.parse(textOf(fields.createdTime) ?? '');
  if (!id || name === undefined || !size || Number.isNaN(createdAt)) return undefined;
  return {
    id,
    name,
    sizeBytes: Number(size),
    createdAt: new Date(createdAt).toISOString(),
    sha256: textOf(fields.sha256Checksum),
    md5: textOf(fields.md5Checksum),
    properties: textsOf(fields.appProperties),
  };
};

const isKind = (value: unknown): value is DriveFileKind =>
  driveFileKinds.some((kind) => kind === value);

/** Undefined for files of others, incomplete uploads, and files changed since they were verified. */
export const driveFileOf = (stored: StoredFile): DriveFile | undefined => {
  const { kind, state, sha256, ...properties } = stored.properties;
  if (!isKind(kind) || state !== 'whole' || !sha256) return undefined;
  if (stored.sha256 && stored.sha256 !== sha256) return undefined;
  const { id, name, sizeBytes, createdAt } = stored;
  return { id, name, kind, sha256, sizeBytes, createdAt, properties };
};

type Search = {
  /** Combined with `and`. */
  conditions: readonly string[];
  /** The whole account is searched without one. */
  folder: Folder | undefined;
  signal?: AbortSignal | undefined;
};

type Page = { files: StoredFile[]; next: string | undefined };

const pageOf = (body: unknown): Page => {
  const { files, nextPageToken } = fieldsOf(body);
  return {
    files: (Array.isArray(files) ? files : []).flatMap((file) => storedFileOf(file) ?? []),
    next: textOf(nextPageToken),
  };
};

/** All matching files, newest first, from all pages. */
const searchFiles = async (api: DriveApi, search: Search): Promise<StoredFile[]> => {
  const { conditions, folder, signal } = search;
  const place = folder ? [`'${folder.id}' in parents`] : [];
  const query = {
    q: ['trashed = false', ...place, ...conditions].join(' and '),
    orderBy: 'createdTime desc',
    pageSize: '1000',
    spaces: 'drive',
    fields: `nextPageToken,files(${STORED_FIELDS})`,
    includeItemsFromAllDrives: 'true',
    ...(folder?.driveId ? { corpora: 'drive', driveId: folder.driveId } : {}),
  };
  const found: StoredFile[] = [];
  let next: string | undefined;
  do {
    const page: Page = await api.call(
      {
        method: 'GET',
        path: '/drive/v3/files',
        query: next ? { ...query, pageToken: next } : query,
        signal,
      },
      async (response) => pageOf(await response.json()),
    );
    found.push(...page.files);
    next = page.next;
  } while (next);
  return found;
};

const DAY_MS = 24 * 60 * 60 * 1000;

type Parts = { api: DriveApi; folders: FolderFinder; clock: Clock; hasGivenFolder: boolean };

/** The files of this site on Drive: complete ones, and unfinished uploads. */
export const createDriveFiles = ({ api, folders, clock, hasGivenFolder }: Parts) => {
  // Properties are private to a Google project, which may serve several sites when the settings name
  // a folder.
  const search = async (conditions: string[], signal: AbortSignal | undefined) => {
    const folder = hasGivenFolder ? await folders.find(signal) : undefined;
    return searchFiles(api, { conditions, folder, signal });
  };

  return {
    list: async (kind: DriveFileKind | undefined, signal?: AbortSignal): Promise<DriveFile[]> => {
      const ofKind = kind ? [hasProperty('kind', kind)] : [];
      const found = await search([hasProperty('state', 'whole'), ...ofKind], signal);
      return found.flatMap((stored) => driveFileOf(stored) ?? []);
    },
    sweep: async (signal?: AbortSignal): Promise<number> => {
      const dayAgo = new Date(clock.now().getTime() - DAY_MS).toISOString();
      const conditions = [hasProperty('state', 'part'), `createdTime < '${dayAgo}'`];
      const unfinished = await search(conditions, signal);
      for (const { id } of unfinished) await deleteDriveFile(api, id, signal);
      return unfinished.length;
    },
  };
};

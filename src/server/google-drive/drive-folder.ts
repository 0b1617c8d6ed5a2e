import type { Clock } from '#server/infrastructure/clock.ts';
import { type DriveApi, filePath, hasProperty } from './drive-api.ts';
import { DriveError, isDriveError } from './drive-error.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { singleFlight } from './single-flight.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
/** Only the name shown in Drive: the folder is found by its property, so people may rename it. */
const FOLDER_NAME = 'Backup del sito';
/** Short, because the folder may be deleted while the site runs. */
const CACHE_MS = 60_000;

export type Folder = { id: string /** Of the shared drive it lies on. */; driveId?: string };

export type FolderFinder = {
  /** The folder for the site's files; created when there is none. */
  find(signal?: AbortSignal): Promise<Folder>;
  /** Drops the cached folder. */
  forget(): void;
};

const given = async (api: DriveApi, id: string): Promise<Folder> => {
  const request = {
    method: 'GET',
    path: filePath(id),
    query: { fields: 'id,driveId,mimeType,trashed' },
  } as const;
  const folder = await api
    .call(request, async (response) => fieldsOf(await response.json()))
    .catch((error: unknown) => {
      // Drive answers 404 for a folder that is not shared with the account.
      throw isDriveError(error, 'gone') ? new DriveError('denied', { detail: 'folder' }) : error;
    });
  if (folder.mimeType !== FOLDER_TYPE || folder.trashed === true) {
    throw new DriveError('denied', { detail: 'folder' });
  }
  const driveId = textOf(folder.driveId);
  return driveId ? { id, driveId } : { id };
};

/** The oldest one, so that every process picks the same should there be two. */
const findOwn = (api: DriveApi): Promise<string | undefined> =>
  api.call(
    {
      method: 'GET',
      path: '/drive/v3/files',
      query: {
        q: `mimeType = '${FOLDER_TYPE}' and trashed = false and ${hasProperty('kind', 'folder')}`,
        orderBy: 'createdTime',
        pageSize: '1',
        spaces: 'drive',
        fields: 'files(id)',
      },
    },
    async (response) => {
      const { files } = fieldsOf(await response.json());
      return Array.isArray(files) ? textOf(fieldsOf(files[0]).id) : undefined;
    },
  );

const makeOwn = (api: DriveApi): Promise<string> =>
  api.call(
    {
      method: 'POST',
      path: '/drive/v3/files',
      query: { fields: 'id' },
      json: { name: FOLDER_NAME, mimeType: FOLDER_TYPE, appProperties: { kind: 'folder' } },
    },
    async (response) => {
      const id = textOf(fieldsOf(await response.json()).id);
      if (!id) throw new DriveError('unreachable', { detail: 'folder without an id' });
      return id;
    },
  );

type Parts = { api: DriveApi; folderId: string | undefined; clock: Clock };

export const createFolderFinder = ({ api, folderId, clock }: Parts): FolderFinder => {
  let cached: { folder: Folder; until: number } | undefined;
  const ask = singleFlight(async () => {
    const folder = folderId
      ? await given(api, folderId)
      : { id: (await findOwn(api)) ?? (await makeOwn(api)) };
    cached = { folder, until: clock.now().getTime() + CACHE_MS };
    return folder;
  });
  return {
    find: async (signal) =>
      cached && cached.until > clock.now().getTime() ? cached.folder : ask(signal),
    forget: () => {
      cached = undefined;
    },
  };
};

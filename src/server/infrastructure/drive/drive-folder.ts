import type { Clock } from '#server/infrastructure/clock.ts';
import type { DriveApi } from './drive-api.ts';
import { DriveError, isDriveError } from './drive-error.ts';
import { filePath, hasProperty } from './drive-file.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { createSharedWork } from './shared-work.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
/** What people call it in their Drive; it is found by its property, so they may rename it. */
const FOLDER_NAME = 'Backup del sito';
/** Somebody may throw the folder away while the site runs. */
const KNOWN_FOR_MS = 60_000;

export type Folder = { id: string /** Of the shared drive it lies on. */; driveId?: string };

export type FolderFinder = {
  /** Where the site's files go; made when there is none. */
  find(signal?: AbortSignal): Promise<Folder>;
  /** The next to ask is not told what was known. */
  forget(): void;
};

const given = async (api: DriveApi, id: string): Promise<Folder> => {
  const request = {
    method: 'GET',
    path: filePath(id),
    query: { fields: 'id,driveId,mimeType,trashed' },
  } as const;
  const folder = await api
    .call(request, async (answer) => fieldsOf(await answer.json()))
    .catch((error: unknown) => {
      // A folder that is not shared with the account looks like one that is not there.
      throw isDriveError(error, 'gone') ? new DriveError('denied', { detail: 'folder' }) : error;
    });
  if (folder.mimeType !== FOLDER_TYPE || folder.trashed === true) {
    throw new DriveError('denied', { detail: 'folder' });
  }
  const driveId = textOf(folder.driveId);
  return driveId ? { id, driveId } : { id };
};

/** The oldest one: should there ever be two, everybody takes the same. */
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
    async (answer) => {
      const { files } = fieldsOf(await answer.json());
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
    async (answer) => {
      const id = textOf(fieldsOf(await answer.json()).id);
      if (!id) throw new DriveError('unreachable', { detail: 'folder without an id' });
      return id;
    },
  );

type Parts = { api: DriveApi; folderId: string | undefined; clock: Clock };

export const createFolderFinder = ({ api, folderId, clock }: Parts): FolderFinder => {
  let known: { folder: Folder; until: number } | undefined;
  const ask = createSharedWork(async () => {
    const folder = folderId
      ? await given(api, folderId)
      : { id: (await findOwn(api)) ?? (await makeOwn(api)) };
    known = { folder, until: clock.now().getTime() + KNOWN_FOR_MS };
    return folder;
  });
  return {
    find: async (signal) =>
      known && known.until > clock.now().getTime() ? known.folder : ask(signal),
    forget: () => {
      known = undefined;
    },
  };
};

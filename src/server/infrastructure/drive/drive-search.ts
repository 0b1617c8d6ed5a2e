import type { DriveApi } from './drive-api.ts';
import { STORED_FIELDS, type StoredFile, storedFileOf } from './drive-file.ts';
import type { Folder } from './drive-folder.ts';
import { fieldsOf, textOf } from './json-fields.ts';

type Search = {
  /** All of these must hold. */
  conditions: readonly string[];
  /** Only there; without one, everywhere in the account's Drive. */
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

/** All files that the conditions describe, newest first, whatever number of pages they are. */
export const searchFiles = async (api: DriveApi, search: Search): Promise<StoredFile[]> => {
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
      async (answer) => pageOf(await answer.json()),
    );
    found.push(...page.files);
    next = page.next;
  } while (next);
  return found;
};

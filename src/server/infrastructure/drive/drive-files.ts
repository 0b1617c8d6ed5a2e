import type { Clock } from '#server/infrastructure/clock.ts';
import { deleteDriveFile } from './delete-file.ts';
import type { DriveApi } from './drive-api.ts';
import { type DriveFile, type DriveFileKind, driveFileOf, hasProperty } from './drive-file.ts';
import type { FolderFinder } from './drive-folder.ts';
import { searchFiles } from './drive-search.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Parts = { api: DriveApi; folders: FolderFinder; clock: Clock; hasGivenFolder: boolean };

/** What lies on Drive of this site: whole files, and what uploads left unfinished. */
export const createDriveFiles = ({ api, folders, clock, hasGivenFolder }: Parts) => {
  // Properties are seen by one Google project only. Where the owners chose the folder, that project
  // may serve several sites.
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
      for (const { id } of unfinished) await deleteDriveFile(api, id, { signal });
      return unfinished.length;
    },
  };
};

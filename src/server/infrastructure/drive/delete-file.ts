import type { DriveApi, DriveRequest } from './drive-api.ts';
import { isDriveError } from './drive-error.ts';
import { filePath } from './drive-file.ts';

type Options = { signal?: AbortSignal | undefined };

/** For good where the account may, otherwise into the bin: on a shared drive only managers may. */
const remove = async (api: DriveApi, id: string, signal: AbortSignal | undefined) => {
  const file = { path: filePath(id), signal };
  const done = async (): Promise<void> => undefined;
  const toBin: DriveRequest = { ...file, method: 'PATCH', json: { trashed: true } };
  await api.call({ ...file, method: 'DELETE' }, done).catch((error: unknown) => {
    if (!isDriveError(error, 'denied')) throw error;
    return api.call(toBin, done);
  });
};

/** A file that is gone is as good as deleted. */
export const deleteDriveFile = (api: DriveApi, id: string, { signal }: Options = {}) =>
  remove(api, id, signal).catch((error: unknown) => {
    if (!isDriveError(error, 'gone')) throw error;
  });

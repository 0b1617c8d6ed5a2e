import { type DriveReturn, driveReturns } from './drive-labels.ts';

/** `drive` is set when Google redirects back from its consent page. */
export type BackupSearch = { drive?: DriveReturn | undefined };

export const parseBackupSearch = (search: Record<string, unknown>): BackupSearch => ({
  drive: driveReturns.find((candidate) => candidate === search.drive),
});

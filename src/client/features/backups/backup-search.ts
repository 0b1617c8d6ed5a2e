import { type DriveReturn, driveReturns } from './drive-labels.ts';

/** What the screen reads from its address: how the visit to Google ended. */
export type BackupSearch = { drive?: DriveReturn | undefined };

export const parseBackupSearch = (search: Record<string, unknown>): BackupSearch => ({
  drive: driveReturns.find((candidate) => candidate === search.drive),
});

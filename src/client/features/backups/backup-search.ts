const driveReturns = ['connected', 'refused', 'failed'] as const;
/** The result of the visit to Google's consent page. */
export type DriveReturn = (typeof driveReturns)[number];

/** `drive` is set when Google redirects back from its consent page. */
export type BackupSearch = { drive?: DriveReturn | undefined };

export const parseBackupSearch = (search: Record<string, unknown>): BackupSearch => ({
  drive: driveReturns.find((candidate) => candidate === search.drive),
});

// What the disk refuses, whoever was told: SQLite, or the system itself.

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Nothing more can be written until somebody makes room. */
export const isDiskFull = (error: unknown): boolean =>
  /^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(codeOf(error));

/** The disk is full or another process holds the file: worth trying again, nothing was changed. */
export const isStorageUnavailable = (error: unknown): boolean =>
  isDiskFull(error) || /^SQLITE_(BUSY|IOERR|READONLY)/.test(codeOf(error));

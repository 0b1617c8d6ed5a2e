import { type BackupKind, backupKinds } from '#shared/backups.schema.ts';

// A backup's id is its file name without the extension: when it was made, in UTC, and its kind.

export const ENDING = '.sqlite';

const pattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z-([a-z]+)(?:-\d+)?$/;

type Described = { kind: BackupKind; createdAt: string };

/** Parses an id; null when it is none. */
export const describeId = (id: string): Described | null => {
  const [, year, month, day, hours, minutes, seconds, why] = pattern.exec(id) ?? [];
  const kind = backupKinds.find((known) => known === why);
  const createdAt = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`;
  return kind && !Number.isNaN(Date.parse(createdAt)) ? { kind, createdAt } : null;
};

/** An unused id: with a number at its end when two are made within a second. */
export const newBackupId = (
  now: Date,
  kind: BackupKind,
  isTaken: (id: string) => boolean,
): string => {
  const stem = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${kind}`;
  let id = stem;
  for (let number = 2; isTaken(id); number += 1) id = `${stem}-${number}`;
  return id;
};

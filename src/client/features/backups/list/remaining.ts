import type { Backup } from '#shared/backups.schema.ts';

/** What could still be restored without one of the backups, and whether it was the newest. */
export const remainingAfter = ({ id }: Backup, backups: readonly Backup[]) => {
  const rest = backups.filter((other) => other.id !== id);
  return { newest: rest[0] ?? null, wasNewest: backups[0]?.id === id };
};

import { heldReasons } from '#client/features/backups/backup-words.ts';
import type { BackupOperation } from '#shared/backups.schema.ts';
import type { Operations } from './use-operations.ts';

/** The element that says why nothing else can begin. */
export const HELD_REASON_ID = 'backup-in-attesa';

/** Null where something can begin. What this page itself asked for counts before the server says so. */
export const heldReason = (
  operation: BackupOperation | null | undefined,
  { create, restore }: Pick<Operations, 'create' | 'restore'>,
): string | null => {
  if (operation) return heldReasons[operation.kind];
  if (restore.isPending) return heldReasons.restore;
  return create.isPending ? heldReasons.create : null;
};

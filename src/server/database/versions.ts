import { AppError } from '#server/app-error.ts';
import type { Database, Tables } from './database.types.ts';

/** The tables whose rows are edited in forms. */
export type VersionedTable = {
  [Table in keyof Tables]: Tables[Table] extends { version: unknown } ? Table : never;
}[keyof Tables];

/**
 * Increments the version of a row that is about to be written, in the same transaction, and returns the
 * new one. If the row has another version than the editor has seen, nothing may be written; without a seen
 * version the last write wins. CHANGED_MEANWHILE, also for a row that no longer exists.
 */
export const bumpVersion = async (
  tx: Database,
  table: VersionedTable,
  { id, seenVersion }: { id: number; seenVersion?: number | undefined },
): Promise<number> => {
  const row = await tx
    // Stands for all these tables, which share the two columns used here.
    .updateTable(table as 'pages')
    .set((own) => ({ version: own('version', '+', 1) }))
    .where('id', '=', id)
    .$if(seenVersion !== undefined, (update) => update.where('version', '=', Number(seenVersion)))
    .returning('version')
    .executeTakeFirst();
  if (!row) throw new AppError('CHANGED_MEANWHILE');
  return row.version;
};

import { AppError } from '#server/app-error.ts';
import type { Database, Tables } from './database.types.ts';

/** The tables whose rows are edited in forms. */
export type VersionedTable = {
  [Table in keyof Tables]: Tables[Table] extends { version: unknown } ? Table : never;
}[keyof Tables];

/**
 * Increments the version of a row that is about to be written, in the same transaction, and returns the
 * new one. `version` is the one that the editor has seen: if the row has another by now, nothing may be
 * written. Without it the last write wins. CHANGED_MEANWHILE, also for a row that no longer exists.
 */
export const bumpVersion = async (
  tx: Database,
  table: VersionedTable,
  { id, version }: { id: number; version?: number | undefined },
): Promise<number> => {
  const row = await tx
    // Stands for all these tables, which share the two columns used here.
    .updateTable(table as 'pages')
    .set((own) => ({ version: own('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (update) => update.where('version', '=', Number(version)))
    .returning('version')
    .executeTakeFirst();
  if (!row) throw new AppError('CHANGED_MEANWHILE');
  return row.version;
};

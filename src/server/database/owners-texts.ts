import { type Selectable, sql } from 'kysely';
import type { TranslatedKind } from '#shared/languages/translated-kinds.ts';
import type { Database, Tables } from './database.types.ts';
import type { OwnersText } from './tables/owners-text.ts';

// Writes the owners' Italian texts, together with the date of change that their translations need.

type IsOwnersText<Column> = [NonNullable<Column>, OwnersText] extends [
  OwnersText,
  NonNullable<Column>,
]
  ? true
  : false;

/** The columns of a table that hold such texts. */
export type TextColumn<Table extends keyof Tables> = {
  [Column in keyof Tables[Table]]: IsOwnersText<Tables[Table][Column]> extends true
    ? Column
    : never;
}[keyof Tables[Table]];

/** The tables that have one. */
export type TranslatedTable = {
  [Table in keyof Tables]: [TextColumn<Table>] extends [never] ? never : Table;
}[keyof Tables];

/** A table with the kind that the translations of its texts have. */
type Translated<Table extends TranslatedTable> = { kind: TranslatedKind; table: Table };

type Text = { kind: TranslatedKind; itemId: number; field: string; italian: string };

/** Notes the day in the translations of a text that has changed. Those of the sample house are deleted. */
const noteChange = async (tx: Database, { kind, itemId, field, italian }: Text): Promise<void> => {
  const isItsOwn = { kind, itemId, field };
  await tx
    .deleteFrom('translations')
    .where((where) => where.and({ ...isItsOwn, isSample: 1 }))
    .execute();
  await tx
    .updateTable('translations')
    .set({
      // A text that is taken back makes its translations current again.
      italianChangedAt: sql<string | null>`
        CASE italian WHEN ${italian} THEN NULL ELSE strftime('%Y-%m-%dT%H:%M:%fZ', 'now') END`,
    })
    .where((where) => where.and(isItsOwn))
    .execute();
};

/** Updates columns of a row. The owners' texts among them change only here, or do not compile. */
export const updateTexts = async <Table extends TranslatedTable>(
  tx: Database,
  { kind, table }: Translated<Table>,
  id: number,
  row: Partial<Omit<Selectable<Tables[Table]>, 'id' | 'version'>>,
): Promise<void> => {
  // Stands for all these tables.
  const one = table as 'pages';
  const before = await tx.selectFrom(one).selectAll().where('id', '=', id).executeTakeFirst();
  await tx
    .updateTable(one)
    .set(row as object)
    .where('id', '=', id)
    .execute();
  const translated = tx.selectFrom('translations').select('field').distinct();
  const fields = await translated.where((where) => where.and({ kind, itemId: id })).execute();
  const [old, written] = [before, row] as Record<string, unknown>[];
  for (const { field } of fields) {
    const italian = written?.[field];
    if (typeof italian !== 'string' || italian === old?.[field]) continue;
    await noteChange(tx, { kind, itemId: id, field, italian });
  }
};

/** Deletes rows with the translations of their texts. */
export const deleteWithTexts = async (
  tx: Database,
  { kind, table }: Translated<TranslatedTable>,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  // Stands for all these tables.
  await tx
    .deleteFrom(table as 'pages')
    .where('id', 'in', ids)
    .execute();
  await tx.deleteFrom('translations').where('kind', '=', kind).where('itemId', 'in', ids).execute();
};

import type { Database, Written } from '#server/database/database.types.ts';
import type { SuppliersTable } from '#server/database/tables/suppliers.table.ts';
import type { Supplier } from '#shared/suppliers.schema.ts';

export type SupplierValues = Written<SuppliersTable>;

export const listSupplierRows = (db: Database): Promise<Supplier[]> =>
  db.selectFrom('suppliers').selectAll().orderBy('trade').orderBy('name').execute();

export const findSupplier = (db: Database, id: number): Promise<Supplier | undefined> =>
  db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirst();

export const insertSupplier = async (db: Database, values: SupplierValues): Promise<number> => {
  const { id } = await db
    .insertInto('suppliers')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const replaceSupplier = async (
  db: Database,
  { id, version: _version, ...values }: Supplier,
): Promise<void> => {
  await db.updateTable('suppliers').set(values).where('id', '=', id).execute();
};

export const deleteSupplierRow = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('suppliers').where('id', '=', id).execute();
};

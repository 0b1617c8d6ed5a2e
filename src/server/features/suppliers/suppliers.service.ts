import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Supplier, UpdateSupplierInput } from '#shared/suppliers.schema.ts';
import {
  deleteSupplierRow,
  findSupplier,
  insertSupplier,
  listSupplierRows,
  replaceSupplier,
  type SupplierValues,
} from './suppliers.repository.ts';

export const listSuppliers = listSupplierRows;

const getSupplier = async (db: Database, id: number): Promise<Supplier> => {
  const supplier = await findSupplier(db, id);
  if (!supplier) throw notFound('Fornitore non trovato.');
  return supplier;
};

export const createSupplier = (app: AppContext, values: SupplierValues): Promise<Supplier> =>
  inTransaction(app.database, async (tx) => getSupplier(tx, await insertSupplier(tx, values)));

/** Changes the given fields only. NOT_FOUND, CHANGED_MEANWHILE. */
export const updateSupplier = (
  app: AppContext,
  { id, version: seen, ...changes }: UpdateSupplierInput,
): Promise<Supplier> =>
  inTransaction(app.database, async (tx) => {
    const before = await getSupplier(tx, id);
    const version = await bumpVersion(tx, 'suppliers', { id, version: seen });
    const supplier = { ...before, ...definedOf(changes), version };
    await replaceSupplier(tx, supplier);
    return supplier;
  });

/** NOT_FOUND. */
export const deleteSupplier = (app: AppContext, id: number): Promise<Supplier> =>
  inTransaction(app.database, async (tx) => {
    const supplier = await getSupplier(tx, id);
    await deleteSupplierRow(tx, id);
    return supplier;
  });

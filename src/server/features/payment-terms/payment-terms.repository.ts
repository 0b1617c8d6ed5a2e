import type { Database } from '#server/database/database.types.ts';
import type { KeptTerms } from '#shared/money/payment-terms.ts';

/** Terms as they were from an instant on, until those of the next row. */
export type TermsRow = { id: number; since: string; isOn: boolean; terms: KeptTerms };

/** All terms that ever held, the first on top: a few rows. */
export const listTerms = async (db: Database): Promise<TermsRow[]> => {
  const rows = await db.selectFrom('paymentTerms').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...row, isOn: row.isOn === 1, terms: JSON.parse(row.terms) }));
};

/** The current terms. */
export const findLatestTerms = async (db: Database): Promise<TermsRow> => {
  const row = await db
    .selectFrom('paymentTerms')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...row, isOn: row.isOn === 1, terms: JSON.parse(row.terms) };
};

export const insertTerms = async (
  tx: Database,
  { since, isOn, terms }: Omit<TermsRow, 'id'>,
): Promise<void> => {
  const row = { since, isOn: isOn ? 1 : 0, terms: JSON.stringify(terms) } as const;
  await tx.insertInto('paymentTerms').values(row).execute();
};

/** The own terms of these stays. */
export const listStayTerms = async (db: Database, ids: readonly number[]) =>
  ids.length === 0 ? [] : db.selectFrom('stayTerms').selectAll().where('id', 'in', ids).execute();

export const insertStayTerms = async (tx: Database, id: number): Promise<void> => {
  await tx
    .insertInto('stayTerms')
    .values({ id, terms: null, keptCents: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const updateStayTermsRow = async (
  tx: Database,
  id: number,
  change: { terms?: string | null; keptCents?: number | null },
): Promise<void> => {
  // An update of nothing is no statement.
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('stayTerms').set(change).where('id', '=', id).execute();
};

import type { Database, Written } from '#server/database/database.types.ts';
import type { TouristTaxStaysTable } from '#server/database/tables/tourist-tax.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { TaxAuthority, TaxSettings } from '#shared/tourist-tax/tourist-tax.schema.ts';

export type KnownSettings = Omit<TaxSettings, 'otherListCents'>;

export const findTaxSettings = async (db: Database): Promise<KnownSettings> => {
  const { id: _id, ...row } = await db
    .selectFrom('touristTaxSettings')
    .selectAll()
    .executeTakeFirstOrThrow();
  return { ...row, rules: JSON.parse(row.rules), fee: JSON.parse(row.fee) };
};

export const updateSettingsRow = async (
  tx: Database,
  { rules, fee, ...row }: Omit<KnownSettings, 'version'>,
): Promise<void> => {
  await tx
    .updateTable('touristTaxSettings')
    .set({ ...row, rules: JSON.stringify(rules), fee: JSON.stringify(fee) })
    .execute();
};

export type StayTaxRow = Written<TouristTaxStaysTable>;

const emptyRow: StayTaxRow = {
  collector: null,
  collectedCents: null,
  collectedOn: null,
  earlierNights: 0,
  exemptions: null,
  kept: null,
};

export type KnownRow = StayTaxRow & { version: number };

/** The entries about these stays; an empty first version for stays without. */
export const findStayTaxRows = async (
  db: Database,
  ids: readonly number[],
): Promise<(id: number) => KnownRow> => {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('touristTaxStays').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return (id) => byId.get(id) ?? { ...emptyRow, version: 1 };
};

/** Something can be noted about the stay from now on. */
export const insertStayTaxRow = async (tx: Database, id: number): Promise<void> => {
  await tx
    .insertInto('touristTaxStays')
    .values({ id, ...emptyRow })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const updateStayTaxRow = async (
  tx: Database,
  id: number,
  change: Partial<StayTaxRow>,
): Promise<void> => {
  await tx.updateTable('touristTaxStays').set(change).where('id', '=', id).execute();
};

/** Stays that ended on `until` or before, and still have exemptions of their guests. */
export const listOldExemptions = async (db: Database, until: StayDate): Promise<number[]> => {
  const rows = await db
    .selectFrom('touristTaxStays as tax')
    .innerJoin('bookings as stay', 'stay.id', 'tax.id')
    .select('tax.id')
    .where('tax.exemptions', 'is not', null)
    .where('stay.endDate', '<=', until)
    .execute();
  return rows.map(({ id }) => id);
};

export const listDeclarations = (db: Database, periods: readonly string[]) =>
  db
    .selectFrom('touristTaxDeclarations as declaration')
    .leftJoin('users', 'users.id', 'declaration.declaredBy')
    .select([
      'declaration.period',
      'declaration.authority',
      'declaration.declaredAt',
      'declaration.sums',
      'users.name as declaredBy',
    ])
    .where('declaration.period', 'in', periods)
    .execute();

type Declared = { period: string; authority: TaxAuthority };

export const deleteDeclaration = async (
  tx: Database,
  { period, authority }: Declared,
): Promise<void> => {
  await tx
    .deleteFrom('touristTaxDeclarations')
    .where('period', '=', period)
    .where('authority', '=', authority)
    .execute();
};

export const insertDeclaration = async (
  tx: Database,
  row: Declared & { declaredAt: string; declaredBy: number; sums: string },
): Promise<void> => {
  await tx.insertInto('touristTaxDeclarations').values(row).execute();
};

import type { Insertable } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { ContractAcceptancesTable } from '#server/database/tables/contracts.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

export const findContractSettings = async (db: Database) => {
  const {
    id: _id,
    isOn,
    texts,
    version,
  } = await db.selectFrom('contractSettings').selectAll().executeTakeFirstOrThrow();
  return { isOn: isOn === 1, texts: JSON.parse(texts), version };
};

export const updateContractSettingsRow = async (
  tx: Database,
  { isOn, texts }: { isOn: boolean; texts: object },
): Promise<void> => {
  await tx
    .updateTable('contractSettings')
    .set({ isOn: isOn ? 1 : 0, texts: JSON.stringify(texts) })
    .execute();
};

const acceptances = (db: Database) =>
  db
    .selectFrom('contractAcceptances')
    .select(['id', 'bookingId', 'acceptedAt', 'name', 'locale', 'fingerprint', 'terms']);

export type AcceptanceRow = Awaited<ReturnType<ReturnType<typeof acceptances>['execute']>>[number];

/** Of one stay without their files, the latest first. */
export const listAcceptances = (db: Database, bookingId: number): Promise<AcceptanceRow[]> =>
  acceptances(db).where('bookingId', '=', bookingId).orderBy('id', 'desc').execute();

/** For an export, in no order. */
export const listAcceptancesOfStays = (
  db: Database,
  bookingIds: readonly number[],
): Promise<AcceptanceRow[]> => acceptances(db).where('bookingId', 'in', bookingIds).execute();

export const findAcceptance = (db: Database, id: number) =>
  db.selectFrom('contractAcceptances').selectAll().where('id', '=', id).executeTakeFirst();

/** Its id. */
export const insertAcceptance = async (
  tx: Database,
  row: Insertable<ContractAcceptancesTable>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('contractAcceptances')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const deleteAcceptances = async (
  tx: Database,
  bookingIds: readonly number[],
): Promise<void> => {
  await tx.deleteFrom('contractAcceptances').where('bookingId', 'in', bookingIds).execute();
};

/** Those of stays that ended on this day or before. */
export const deleteAcceptancesUntil = async (db: Database, day: StayDate): Promise<void> => {
  await db
    .deleteFrom('contractAcceptances')
    .where('bookingId', 'in', ({ selectFrom }) =>
      selectFrom('bookings').select('id').where('endDate', '<=', day),
    )
    .execute();
};

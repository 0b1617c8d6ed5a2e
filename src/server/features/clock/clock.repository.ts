import type { Database } from '#server/database/database.types.ts';

/** The time of the latest action that left a row. Null in a new database. */
export const findNewestTrace = async (db: Database): Promise<string | null> => {
  const newest = await Promise.all([
    db
      .selectFrom('auditEvents')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('sessions')
      .select(({ fn }) => fn.max('lastUsedAt').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('bookings')
      .select(({ fn }) => fn.max('createdAt').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('outboxMails')
      .select(({ fn }) => fn.max('createdAt').as('at'))
      .executeTakeFirst(),
  ]);
  const instants = newest.flatMap((row) => row?.at ?? []);
  return instants.sort().at(-1) ?? null;
};

import type { Database } from '#server/database/database.types.ts';
import type { AnswerLinksTable } from '#server/database/tables/answer-links.table.ts';

/** Whether owners want links that answer a request, and whether staff need a passkey. */
export const findAnswerPolicy = async (
  db: Database,
): Promise<{ answersByMail: boolean; staffNeedPasskey: boolean }> => {
  const row = await db
    .selectFrom('securitySettings')
    .select(['answersByMail', 'staffNeedPasskey'])
    .executeTakeFirstOrThrow();
  return { answersByMail: row.answersByMail === 1, staffNeedPasskey: row.staffNeedPasskey === 1 };
};

export const updateAnswersByMail = async (db: Database, isOn: boolean): Promise<void> => {
  await db
    .updateTable('securitySettings')
    .set({ answersByMail: isOn ? 1 : 0 })
    .execute();
};

/** The id of the member of staff with a confirmed address; undefined for anybody else. */
export const findStaffId = async (db: Database, email: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('emailConfirmedAt', 'is not', null)
    .where('role', 'in', ['EDITOR', 'ADMIN'])
    .executeTakeFirst();
  return row?.id;
};

export const insertAnswerLink = async (db: Database, link: AnswerLinksTable): Promise<void> => {
  await db.insertInto('answerLinks').values(link).execute();
};

/** With the present rights of its user. */
export const findAnswerLink = (db: Database, tokenHash: string) =>
  db
    .selectFrom('answerLinks')
    .innerJoin('users', 'users.id', 'answerLinks.userId')
    .select(['answerLinks.userId', 'answerLinks.bookingId', 'answerLinks.told'])
    .select(['answerLinks.expiresAt', 'users.name', 'users.role', 'users.emailConfirmedAt'])
    .where('answerLinks.tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** How many links of a user lead to a request that still waits, at `now`. */
export const countOpenAnswerLinks = async (
  db: Database,
  userId: number,
  now: string,
): Promise<number> => {
  const { count } = await db
    .selectFrom('answerLinks')
    .innerJoin('bookings', 'bookings.id', 'answerLinks.bookingId')
    .select(({ fn }) => fn.count<number>('answerLinks.bookingId').distinct().as('count'))
    .where('answerLinks.userId', '=', userId)
    .where('answerLinks.expiresAt', '>', now)
    .where('bookings.status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return count;
};

export const deleteAnswerLinksOfUser = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('answerLinks').where('userId', '=', userId).execute();
};

export const deleteAnswerLinksTo = async (db: Database, bookingId: number): Promise<void> => {
  await db.deleteFrom('answerLinks').where('bookingId', '=', bookingId).execute();
};

/** Deletes links that expired at `until` or before. Returns how many. */
export const deleteExpiredAnswerLinks = async (db: Database, until: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('answerLinks')
    .where('expiresAt', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

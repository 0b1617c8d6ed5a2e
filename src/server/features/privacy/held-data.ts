import type { Database } from '#server/database/database.types.ts';
import {
  eraseAccount,
  findLinksOf,
  findPerson,
  findSessionsOf,
} from '#server/features/accounts/personal-data.service.ts';
import { forgetNamesInAuditLog } from '#server/features/audit/audit.service.ts';
import { eraseStays, findStaysOf } from '#server/features/bookings/personal-data.service.ts';
import {
  eraseMessages,
  findMessagesFrom,
} from '#server/features/messages/personal-data.service.ts';
import {
  eraseMailsAbout,
  findMailsAbout,
  type MailsAbout,
} from '#server/features/outbox/personal-data.service.ts';
import { eraseReviews, findReviewsOf } from '#server/features/reviews/personal-data.service.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { HeldCounts, HeldKind } from '#shared/privacy.schema.ts';

const mailsOf = (
  email: string,
  account: OwnUser | null,
  stays: readonly StaffStay[],
): MailsAbout => ({
  addresses: [email, account?.pendingEmail ?? email],
  userId: account?.id ?? null,
  bookingIds: stays.map(({ id }) => id),
});

/**
 * All data about a person in the database: every record with the address, and the actions of the
 * account with that address. `email` in lower case.
 */
export const findHeldData = async (db: Database, email: string) => {
  const account = await findPerson(db, email);
  const userId = account?.id ?? null;
  const bookings = await findStaysOf(db, { email, userId });
  return {
    email,
    account: account ? [account] : [],
    sessions: userId === null ? [] : await findSessionsOf(db, userId),
    links: await findLinksOf(db, { email, userId }),
    bookings,
    messages: await findMessagesFrom(db, email),
    reviews: userId === null ? [] : await findReviewsOf(db, userId),
    mails: await findMailsAbout(db, mailsOf(email, account, bookings)),
  } satisfies Record<HeldKind, readonly unknown[]> & { email: string };
};

export type HeldData = Awaited<ReturnType<typeof findHeldData>>;

/** Every address from which or to which mails about the person were sent. In lower case. */
export const addressesOf = ({ email, account, bookings }: HeldData): Set<string> =>
  new Set([
    email,
    ...account.flatMap(({ pendingEmail }) => pendingEmail ?? []),
    ...bookings.flatMap(({ guestEmail }) => guestEmail ?? []),
  ]);

export const countHeld = (held: HeldData): HeldCounts => ({
  account: held.account.length,
  sessions: held.sessions.length,
  links: held.links.length,
  bookings: held.bookings.length,
  messages: held.messages.length,
  reviews: held.reviews.length,
  mails: held.mails.length,
});

/**
 * Erases all of it, in a transaction. Returns the names of files that are no longer referenced, for
 * `removeOrphanedFiles` after the commit.
 */
export const eraseHeldData = async (tx: Database, held: HeldData): Promise<string[]> => {
  const { email, bookings, messages, reviews } = held;
  const account = held.account[0] ?? null;
  await eraseMailsAbout(tx, mailsOf(email, account, bookings));
  await eraseMessages(tx, messages);
  await eraseReviews(tx, reviews);
  await eraseStays(tx, bookings);
  if (account) await forgetNamesInAuditLog(tx, account.id);
  return eraseAccount(tx, { email, account });
};

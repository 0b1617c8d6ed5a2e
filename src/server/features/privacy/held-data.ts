import type { Database } from '#server/database/database.types.ts';
import { getOwnUser } from '#server/features/accounts/accounts.service.ts';
import {
  eraseAccount,
  eraseClaims,
  findAccountsWith,
  findLinksOf,
  findSessionsOf,
} from '#server/features/accounts/personal-data.service.ts';
import { forgetNamesInAuditLog } from '#server/features/audit/audit.service.ts';
import {
  eraseStays,
  findStaysOf,
  findStaysWithoutAddress,
} from '#server/features/bookings/personal-data.service.ts';
import { eraseContracts } from '#server/features/contracts/personal-data.service.ts';
import {
  eraseMessages,
  findMessagesFrom,
} from '#server/features/messages/personal-data.service.ts';
import { eraseOffers } from '#server/features/offers/personal-data.service.ts';
import {
  eraseMailsAbout,
  findMailsAbout,
  type MailsAbout,
} from '#server/features/outbox/personal-data.service.ts';
import { eraseMembers, findMembersOf } from '#server/features/party/personal-data.service.ts';
import { keepSumsOf } from '#server/features/payments/personal-data.service.ts';
import { eraseSent } from '#server/features/police/personal-data.service.ts';
import {
  eraseReviews,
  findReviewsOf,
  findReviewsOfStays,
} from '#server/features/reviews/personal-data.service.ts';
import { eraseArrivals } from '#server/features/statistics/personal-data.service.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { HeldCounts, HeldKind } from '#shared/privacy.schema.ts';

/**
 * Whose data: for staff everything with an address, or the stays of a guest without one; or what one
 * account holds and did, for its user. A user need not own the address: its owner may have confirmed what
 * a stranger registered.
 */
export type Whose = { address: string } | { stayIds: readonly number[] } | { userId: number };

const accountsOf = async (db: Database, whose: Whose): Promise<OwnUser[]> => {
  if ('address' in whose) return findAccountsWith(db, whose.address);
  return 'userId' in whose ? [await getOwnUser(db, whose.userId)] : [];
};

type About = {
  address: string | null;
  account: readonly OwnUser[];
  bookings: readonly StaffStay[];
};

const mailsOf = ({ address, account, bookings }: About): MailsAbout => ({
  addresses:
    address === null ? [] : [address, ...account.flatMap(({ pendingEmail }) => pendingEmail ?? [])],
  userIds: account.map(({ id }) => id),
  bookingIds: bookings.map(({ id }) => id),
});

const ofEach = async <Row>(
  accounts: readonly OwnUser[],
  find: (id: number) => Promise<Row[]>,
): Promise<Row[]> => (await Promise.all(accounts.map(({ id }) => find(id)))).flat();

/** All data about a person in the database. An address is in lower case. */
export const findHeldData = async (db: Database, whose: Whose) => {
  const address = 'address' in whose ? whose.address : null;
  const account = await accountsOf(db, whose);
  const userIds = account.map(({ id }) => id);
  // Requests of an unconfirmed registration may be a stranger's, not the address owner's.
  const confirmedIds = account.filter((user) => user.emailConfirmed).map(({ id }) => id);
  const bookings =
    'stayIds' in whose
      ? await findStaysWithoutAddress(db, whose.stayIds)
      : await findStaysOf(db, { email: address, userIds: confirmedIds });
  return {
    /** Null for the data of an account alone, and for a guest without an address. */
    address,
    account,
    sessions: await ofEach(account, (id) => findSessionsOf(db, id)),
    links: await findLinksOf(db, { email: address, userIds }),
    bookings,
    party: await findMembersOf(
      db,
      bookings.map(({ id }) => id),
    ),
    messages: await findMessagesFrom(db, {
      email: address,
      bookingIds: bookings.map(({ id }) => id),
    }),
    reviews: [
      ...(await ofEach(account, (id) => findReviewsOf(db, id))),
      ...(await findReviewsOfStays(
        db,
        bookings.map(({ id }) => id),
      )),
    ],
    mails: await findMailsAbout(db, mailsOf({ address, account, bookings })),
  } satisfies Record<HeldKind, readonly unknown[]> & { address: string | null };
};

export type HeldData = Awaited<ReturnType<typeof findHeldData>>;

/** Every address from which or to which mails about the person were sent. In lower case. */
export const addressesOf = ({ address, account, bookings }: HeldData): Set<string> =>
  address === null
    ? new Set()
    : new Set([
        address,
        ...account.flatMap(({ pendingEmail }) => pendingEmail ?? []),
        ...bookings.flatMap(({ guestEmail }) => guestEmail ?? []),
      ]);

export const countHeld = (held: HeldData): HeldCounts => ({
  account: held.account.length,
  sessions: held.sessions.length,
  links: held.links.length,
  bookings: held.bookings.length,
  party: held.party.length,
  messages: held.messages.length,
  reviews: held.reviews.length,
  mails: held.mails.length,
});

/**
 * Erases all of it but receipts, in a transaction. Returns the names of files that are no longer referenced, for
 * `removeOrphanedFiles` after the commit.
 */
export const eraseHeldData = async (tx: Database, held: HeldData): Promise<string[]> => {
  const { address, account, bookings, party, messages, reviews } = held;
  await eraseMailsAbout(tx, mailsOf(held));
  await eraseMessages(tx, messages);
  await eraseReviews(tx, reviews);
  await eraseArrivals(tx, bookings);
  await eraseMembers(tx, party);
  await eraseSent(
    tx,
    bookings.map(({ id }) => id),
  );
  await eraseOffers(
    tx,
    bookings.map(({ id }) => id),
  );
  await keepSumsOf(
    tx,
    bookings.map(({ id }) => id),
  );
  await eraseContracts(
    tx,
    bookings.map(({ id }) => id),
  );
  await eraseStays(tx, bookings);
  if (address !== null) await eraseClaims(tx, address);
  const files: string[] = [];
  for (const user of account) {
    await forgetNamesInAuditLog(tx, user.id);
    files.push(...(await eraseAccount(tx, user)));
  }
  return files;
};

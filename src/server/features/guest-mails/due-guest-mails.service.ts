import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findMailableStays } from '#server/features/bookings/bookings.service.ts';
import { HOLD_MS } from '#server/features/bookings/enqueue-booking-mails.ts';
import { findSampleBookings } from '#server/features/bookings/sample-bookings.service.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import { listMissingParties } from '#server/features/party/party.service.ts';
import { getPaymentTerms } from '#server/features/payment-terms/payment-terms.service.ts';
import { accountsOf } from '#server/features/payments/account.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import {
  type GuestMailKind,
  MAX_DAYS,
  type MoneyMailKind,
} from '#shared/guest-mails/guest-mail-kinds.ts';
import {
  type GuestMailStand,
  standOf,
  THANKS_UNTIL,
  type TimedStay,
} from '#shared/guest-mails/guest-mail-times.ts';
import type { MailByHand, MailOfStay } from '#shared/guest-mails/guest-mails.schema.ts';
import type { Account, AccountState } from '#shared/money/account.ts';
import {
  deleteSent,
  type GuestMailRow,
  insertSent,
  listGuestMails,
  listSent,
} from './guest-mails.repository.ts';

// Which mail is due to which guest. Nothing is scheduled ahead: each minute decides anew by the stays and
// mails of that moment, so the mails of a moved stay move with it.

/** `db` is the transaction, inside one. */
type At = { app: AppContext; db: Database; now: Date };

type Open = {
  stay: StaffStay;
  kind: MailOfStay['kind'];
  stand: GuestMailStand;
  /** A confirmation can be taken back for a moment. */
  isSettled: boolean;
};

/** The state of an account to which a mail about money belongs. */
const stateOfMail: Readonly<Partial<Record<GuestMailKind, AccountState>>> = {
  depositDue: 'deposit-due',
  depositLate: 'deposit-late',
  balanceDue: 'balance-due',
  balanceLate: 'balance-late',
} satisfies Record<MoneyMailKind, AccountState>;

type Accounts = ReadonlyMap<number, Account>;

/** What these stays owe; nothing unless a mail about money is on, and terms of payment are. */
const findAccounts = async (
  { app, db, now }: At,
  mails: readonly GuestMailRow[],
  stays: readonly StaffStay[],
): Promise<Accounts> => {
  const isAsked = mails.some(({ kind }) => kind in stateOfMail);
  if (!isAsked || !(await getPaymentTerms(db)).isOn) return new Map();
  return accountsOf(app, db, stays, todayAtHouse(now));
};

/**
 * Whether a mail still serves its stay: no reminder of guests' data that are complete, or of a payment that
 * has come.
 */
const findUse = async (
  { db, now }: At,
  accounts: Accounts,
): Promise<(mail: MailOfStay) => boolean> => {
  const missing = (await listMissingParties(db, now, MAX_DAYS)).map(({ id }) => id);
  return ({ bookingId, kind }) => {
    if (kind === 'party') return missing.includes(bookingId);
    const state = stateOfMail[kind];
    return state === undefined || accounts.get(bookingId)?.state === state;
  };
};

type Mailable = { stay: StaffStay; confirmedAt: string | null };

const timedOf = ({ stay, confirmedAt }: Mailable, accounts: Accounts): TimedStay => {
  const { startDate, endDate } = stay;
  const { depositDueOn = null, balanceDueOn = null } = accounts.get(stay.id) ?? {};
  return { startDate, endDate, confirmedAt, depositDueOn, balanceDueOn };
};

const keyOf = ({ bookingId, kind }: MailOfStay): string => `${bookingId} ${kind}`;

/** Every mail that is on, for each stay that has not had it and whose guest is real. */
const listOpen = async (at: At): Promise<Open[]> => {
  const { db, now } = at;
  const mails = (await listGuestMails(db)).filter(({ isOn }) => isOn);
  if (mails.length === 0) return [];
  const invented = await findSampleBookings(db);
  const stays = (await findMailableStays(db, addDays(todayAtHouse(now), -THANKS_UNTIL))).filter(
    ({ stay }) => !invented.has(stay.id),
  );
  const ids = stays.map(({ stay }) => stay.id);
  const sent = new Set((await listSent(db, ids)).map(keyOf));
  const accounts = await findAccounts(
    at,
    mails,
    stays.map(({ stay }) => stay),
  );
  const isOfUse = await findUse(at, accounts);
  return stays.flatMap((mailable) => {
    const { stay, confirmedAt } = mailable;
    const bookingId = stay.id;
    const isSettled = confirmedAt === null || now.getTime() - Date.parse(confirmedAt) >= HOLD_MS;
    return mails
      .filter(({ kind }) => !sent.has(keyOf({ bookingId, kind })) && isOfUse({ bookingId, kind }))
      .map((mail) => {
        const stand = standOf(mail, timedOf(mailable, accounts), now);
        return { stay, kind: mail.kind, stand, isSettled };
      });
  });
};

const isToBeSent = ({ stay, stand, isSettled }: Open): boolean =>
  stand === 'due' && isSettled && stay.guestEmail !== null;

/**
 * Puts the mails that are due into the outbox, each in the transaction that notes it. Returns how many.
 */
export const enqueueDueGuestMails = async (app: AppContext): Promise<number> => {
  const { database } = app;
  const now = app.clock.now();
  // Mostly none is due, and no transaction is needed.
  if (!(await listOpen({ app, db: database, now })).some(isToBeSent)) return 0;
  const count = await inTransaction(database, async (tx) => {
    const sentAt = now.toISOString();
    let enqueued = 0;
    for (const open of (await listOpen({ app, db: tx, now })).filter(isToBeSent)) {
      const { stay, kind } = open;
      const { id: bookingId, guestName: name, guestEmail: email } = stay;
      if (email === null || !(await insertSent(tx, { bookingId, kind, sentAt, byHand: 0 })))
        continue;
      const subject = { kind: 'guest-mail', bookingId, about: kind } as const;
      await enqueueMail(tx, { subject, recipient: { name, email }, createdAt: sentAt });
      enqueued += 1;
    }
    return enqueued;
  });
  app.wakeMailWorker();
  return count;
};

const findConfirmed = async (db: Database, now: Date, bookingId: number) =>
  (await findMailableStays(db, addDays(todayAtHouse(now), -THANKS_UNTIL))).find(
    ({ stay }) => stay.id === bookingId,
  );

/** The stay of a mail that is about to leave, if it still is due; otherwise null. */
export const isStillDue = async (
  app: AppContext,
  { bookingId, kind }: MailOfStay,
): Promise<StaffStay | null> => {
  const { database, clock } = app;
  const now = clock.now();
  const found = await findConfirmed(database, now, bookingId);
  const mail = (await listGuestMails(database)).find((one) => one.kind === kind);
  if (!found || !mail?.isOn) return null;
  const at = { app, db: database, now };
  const accounts = await findAccounts(at, [mail], [found.stay]);
  const isOfUse = await findUse(at, accounts);
  if (!isOfUse({ bookingId, kind })) return null;
  const stand = standOf(mail, timedOf(found, accounts), now);
  return stand === 'due' ? found.stay : null;
};

export const forgetUnsent = deleteSent;

/** The mails that a person has to send: to guests without an address, and late ones. The next arrivals first. */
export const listMailsByHand = async (app: AppContext): Promise<MailByHand[]> => {
  const { database, clock } = app;
  const open = await listOpen({ app, db: database, now: clock.now() });
  return open
    .filter(({ stay, stand }) => stand === 'late' || (stand === 'due' && stay.guestEmail === null))
    .map(({ stay, kind }) => ({
      bookingId: stay.id,
      kind,
      guestName: stay.guestName,
      startDate: stay.startDate,
      endDate: stay.endDate,
      why: stay.guestEmail === null ? ('no-address' as const) : ('late' as const),
    }))
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
};

/** The stay of a mail by hand. NOT_FOUND. */
export const getStayOfMail = async (
  { database, clock }: AppContext,
  bookingId: number,
): Promise<StaffStay> => {
  const found = await findConfirmed(database, clock.now(), bookingId);
  if (!found) throw notFound('Questo soggiorno non è confermato, oppure è passato da tempo.');
  return found.stay;
};

/** Marks a mail as done that staff have sent, or decided not to send. NOT_FOUND. */
export const noteSentByHand = async (
  app: AppContext,
  { bookingId, kind }: MailOfStay,
): Promise<StaffStay> => {
  const stay = await getStayOfMail(app, bookingId);
  const sentAt = app.clock.now().toISOString();
  await insertSent(app.database, { bookingId, kind, sentAt, byHand: 1 });
  return stay;
};

import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#server/database/database.types.ts';
import { mailUnproven, notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import type {
  Known,
  MailSubject,
  QueuedMail,
  StayMailKind,
  ToldStay,
} from '#server/features/outbox/outbox.mails.ts';
import {
  enqueueMail,
  findLastSaidOf,
  hastenMail,
  isUntried,
  listMailsOfBooking,
  listUnsentMailsOf,
  listUnsentPapersOf,
  renewMail,
  withdrawMail,
} from '#server/features/outbox/outbox.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { isTrueOf, newsOf, type StayChange, saysAsMuch, standingOf } from './mail-truth.ts';
import { snapshotOf } from './stay-snapshot.ts';

// Each mail is enqueued, renewed or withdrawn in the transaction that causes it.

type StayMail = QueuedMail<StayMailKind>;

/** Mails the guest; does nothing without an address. */
const tellGuest = async (
  tx: Database,
  subject: MailSubject<StayMailKind>,
  now: Date,
  dueAt?: string,
): Promise<void> => {
  const { guestName, guestEmail } = subject.stay;
  if (guestEmail === null) return;
  const recipient = { name: guestName, email: guestEmail };
  const createdAt = now.toISOString();
  await enqueueMail(tx, { subject, recipient, createdAt, ...(dueAt && { dueAt }) });
};

/**
 * A new request: a mail to the guest, and an item in the next digest for staff. An address that the
 * caller has not confirmed gets only a few mails.
 */
export const enqueueRequestMails = async (
  tx: Database,
  { booking, email, isProven }: { booking: StaffStay; email: string; isProven: boolean },
  now: Date,
): Promise<void> => {
  const recipient = { name: booking.guestName, email };
  const stay = await snapshotOf(tx, booking, now);
  const single = { kind: 'booking-requested', stay, ...(isProven && { isProven }) } as const;
  const beyond = { kind: 'booking-requested-more', id: booking.id } as const;
  if (isProven) await tellGuest(tx, single, now);
  else await mailUnproven(tx, { single, beyond, recipient }, now);
  await notifyStaff(tx, { kind: 'booking-requested-staff', id: booking.id }, now);
};

/** Staff entered a stay and notify the guest, who already knows a stay agreed elsewhere. */
export const enqueueEnteredMail = async (
  tx: Database,
  booking: StaffStay,
  now: Date,
): Promise<void> => {
  const stay = await snapshotOf(tx, booking, now);
  const isConfirmed = booking.status === 'CONFIRMED';
  if (isConfirmed) await tellGuest(tx, { kind: 'booking-confirmed', stay, knew: 'confirmed' }, now);
  else await tellGuest(tx, { kind: 'booking-requested', stay }, now);
};

/** One that was tried may be on its way: the worker drops it, unless it has left. */
const withdraw = async (tx: Database, mail: StayMail, now: Date): Promise<void> => {
  const mayHaveLeft = mail.nextAttemptAt !== null && !isUntried(mail);
  if (mayHaveLeft) await hastenMail(tx, mail.id, now);
  else await withdrawMail(tx, mail.id);
};

/** The same mail about the stay as it is now, to the guest's present address. */
const renew = async (
  tx: Database,
  mail: StayMail,
  stay: StaffStay,
  now: Date,
): Promise<StayMail> => {
  const subject = { ...mail.subject, stay: await snapshotOf(tx, stay, now) };
  const recipient = { name: stay.guestName, email: stay.guestEmail ?? mail.recipient.email };
  const isSame = isDeepStrictEqual([subject, recipient], [mail.subject, mail.recipient]);
  if (!isSame) await renewMail(tx, mail, { subject, recipient }, now);
  return { ...mail, subject, recipient };
};

/** Offers and contracts that have not left follow a corrected address. */
const readdressPapers = async (
  tx: Database,
  { id, guestName: name, guestEmail: email }: StaffStay,
  now: Date,
): Promise<void> => {
  if (email === null) return;
  for (const mail of await listUnsentPapersOf(tx, id)) {
    if (mail.recipient.email !== email) {
      await renewMail(tx, mail, { subject: mail.subject, recipient: { name, email } }, now);
    }
  }
};

/** The guest's knowledge if these mails never leave. One that was tried may have arrived. */
const knownWithout = (withdrawn: readonly StayMail[], before: StaffStay): Known =>
  withdrawn.reduceRight<Known>((known, mail) => {
    if (mail.subject.kind === 'booking-requested') return known === 'waiting' ? 'nothing' : known;
    return (isUntried(mail) && mail.subject.knew) || known;
  }, standingOf(before));

/** The fields of a stay that its mails state. */
export const toldOf = ({
  startDate,
  endDate,
  numberOfGuests,
  over12,
  linen,
  animals,
  totalCents,
}: Required<ToldStay>): ToldStay => ({
  startDate,
  endDate,
  numberOfGuests,
  over12,
  linen,
  animals,
  totalCents,
});

/** The stay as the latest mail that left describes it; its former state if no such mail is known. */
const lastTold = async (tx: Database, before: StaffStay): Promise<ToldStay> => {
  const said = await findLastSaidOf(tx, before.id);
  if (!said) return toldOf(before);
  const { animals = 0, price, ...stay } = said.stay;
  return toldOf({ ...stay, animals, totalCents: price.totalCents });
};

type News = { kind: StayMailKind; knew: Known };

const writeNews = async (
  tx: Database,
  { kind, knew }: News,
  { before, after }: StayChange,
  now: Date,
): Promise<MailSubject<StayMailKind>> => {
  const stay = await snapshotOf(tx, after ?? before, now);
  switch (kind) {
    case 'booking-requested':
      return { kind, stay };
    case 'booking-changed':
      return { kind, stay, previous: await lastTold(tx, before) };
    case 'booking-rejected':
    case 'booking-cancelled':
      return { kind, stay, knew, reason: after?.reason ?? '' };
    default:
      return { kind, stay, knew };
  }
};

type NewsMail = {
  subject: MailSubject<StayMailKind>;
  unsent: readonly StayMail[];
  dueAt: string | undefined;
};

/** Enqueues the news, or adds it to an unsent mail that says as much. Earlier mails leave before it. */
const enqueueNews = async (
  tx: Database,
  { subject, unsent, dueAt }: NewsMail,
  now: Date,
): Promise<void> => {
  for (const { id, nextAttemptAt } of unsent) {
    if (nextAttemptAt !== null) await hastenMail(tx, id, now);
  }
  const same = unsent.find((mail) => saysAsMuch(mail.subject.kind, subject.kind));
  if (!same) return tellGuest(tx, subject, now, dueAt);
  const said = 'reason' in subject ? { ...same.subject, reason: subject.reason } : same.subject;
  await renewMail(tx, same, { subject: said, recipient: same.recipient }, now);
  await hastenMail(tx, same.id, now);
};

/** For how long a confirmation can be taken back: longer than the screen offers it, for slow lines. */
export const HOLD_MS = 15_000;

type MailedChange = StayChange & {
  tellGuest: boolean;
  /** Keeps the mail of a confirmation for a moment. */
  isMailHeld?: boolean;
};

/**
 * A stay was decided on, corrected, cancelled, taken back or deleted. Whether the guest is told or not,
 * unsent mails that it made untrue are withdrawn, and the others describe the stay as it is now. Returns
 * whether a mail about the change is on its way.
 */
export const mailChange = async (
  tx: Database,
  { tellGuest: isTold, isMailHeld = false, before, after }: MailedChange,
  now: Date,
): Promise<boolean> => {
  const kept: StayMail[] = [];
  const withdrawn: StayMail[] = [];
  for (const mail of await listUnsentMailsOf(tx, before.id)) {
    const isKept = after?.guestEmail !== null && isTrueOf(mail.subject, after);
    if (isKept) kept.push(after ? await renew(tx, mail, after, now) : mail);
    else withdrawn.push(mail);
  }
  for (const mail of withdrawn) await withdraw(tx, mail, now);
  if (after) await readdressPapers(tx, after, now);
  const knew = knownWithout(withdrawn, before);
  const kind = newsOf({ before, after }, knew);
  // The receipt of a request that waits again is owed, however silently it does.
  if (kind === null || !(isTold || kind === 'booking-requested')) return false;
  const subject = await writeNews(tx, { kind, knew }, { before, after }, now);
  if (!isTrueOf(subject, after)) return false;
  const dueAt = isMailHeld ? new Date(now.getTime() + HOLD_MS).toISOString() : undefined;
  await enqueueNews(tx, { subject, unsent: kept, dueAt }, now);
  return after?.guestEmail !== null;
};

/**
 * Whether the mail of a confirmation is still held back, and no other followed it. Always, for a guest
 * without an address.
 */
export const isConfirmationHeld = async (
  tx: Database,
  { id, guestEmail }: StaffStay,
  now: Date,
): Promise<boolean> => {
  if (guestEmail === null) return true;
  const latest = (await listMailsOfBooking(tx, id)).at(-1);
  return (
    latest?.kind === 'booking-confirmed' &&
    latest.attempts === 0 &&
    latest.nextAttemptAt !== null &&
    latest.nextAttemptAt > now.toISOString()
  );
};

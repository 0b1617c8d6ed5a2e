import { isDeepStrictEqual } from 'node:util';
import type { AppContext, AuditActor } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { hashToken, newToken } from '#server/features/accounts/session-token.ts';
import type { ToldStay } from '#server/features/outbox/outbox.mails.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import {
  countOpenAnswerLinks,
  deleteAnswerLinksOfUser,
  deleteAnswerLinksTo,
  deleteExpiredAnswerLinks,
  findAnswerLink,
  findAnswerPolicy,
  findStaffId,
  insertAnswerLink,
  updateAnswersByMail,
} from './answer-links.repository.ts';
import { findBooking } from './bookings.repository.ts';
import { toldOf } from './enqueue-booking-mails.ts';

// The links by which staff answer a request from its mail. A row is an open link: it is deleted when its
// user withdraws it, when its request waits again after an answer, and some time after it expired.

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** A link is no passkey: where staff need one, there are none. */
const isOff = async (db: Database): Promise<boolean> => {
  const { answersByMail, staffNeedPasskey } = await findAnswerPolicy(db);
  return !answersByMail || staffNeedPasskey;
};

/**
 * The path at which the recipient of a mail answers a request. Each attempt to send the mail makes a new one, because
 * only its hash is stored. Null if these links are off, or the recipient is no longer staff.
 */
export const newAnswerPath = async (
  { database, clock }: AppContext,
  email: string,
  stay: StaffStay,
): Promise<string | null> => {
  const userId = await findStaffId(database, email);
  if (userId === undefined || (await isOff(database))) return null;
  const token = newToken();
  await insertAnswerLink(database, {
    tokenHash: hashToken(token),
    userId,
    bookingId: stay.id,
    told: JSON.stringify(toldOf(stay)),
    expiresAt: new Date(clock.now().getTime() + LIFETIME_MS).toISOString(),
  });
  return `/rispondi/${token}`;
};

type KnownLink = { actor: AuditActor; expiresAt: string };

/** A link, and what it still opens. */
export type AnswerLink = KnownLink &
  (
    | { state: 'off' | 'needs-passkey' | 'not-staff' | 'expired' }
    | { state: 'open'; stay: StaffStay }
    | { state: 'answered'; stay: StaffStay }
    | { state: 'changed'; stay: StaffStay; told: ToldStay }
  );

/** Null for a token that leads nowhere. */
export const findAnswerLinkBy = async (
  { clock }: AppContext,
  db: Database,
  token: string,
): Promise<AnswerLink | null> => {
  const link = await findAnswerLink(db, hashToken(token));
  const stay = link && (await findBooking(db, link.bookingId));
  if (!stay || stay.isBlocked || !stay.guest) return null;
  const { userId, name, role, emailConfirmedAt, expiresAt } = link;
  const known: KnownLink = { actor: { userId, name, role }, expiresAt };
  const { answersByMail, staffNeedPasskey } = await findAnswerPolicy(db);
  if (!isStaff(role) || emailConfirmedAt === null) return { ...known, state: 'not-staff' };
  if (!answersByMail) return { ...known, state: 'off' };
  if (staffNeedPasskey) return { ...known, state: 'needs-passkey' };
  if (expiresAt <= clock.now().toISOString()) return { ...known, state: 'expired' };
  if (stay.status !== 'PENDING') return { ...known, state: 'answered', stay };
  // Links from before animals were asked for name none.
  const told: ToldStay = { animals: 0, ...JSON.parse(link.told) };
  if (!isDeepStrictEqual(told, toldOf(stay))) return { ...known, state: 'changed', stay, told };
  return { ...known, state: 'open', stay };
};

/** How many requests a user can still answer by a link; null where these links are off. */
export const countAnswerLinks = async (
  { database, clock }: AppContext,
  userId: number,
): Promise<number | null> =>
  (await isOff(database))
    ? null
    : countOpenAnswerLinks(database, userId, clock.now().toISOString());

/** A user's links lead nowhere from now on. */
export const withdrawAnswerLinks = deleteAnswerLinksOfUser;

/** A link ends with the answer, also when the request waits again after it. In its transaction. */
export const endAnswerLinks = deleteAnswerLinksTo;

export const forgetAnswerLinks = deleteExpiredAnswerLinks;

export const getAnswerPolicy = async (db: Database): Promise<{ isOn: boolean }> => ({
  isOn: (await findAnswerPolicy(db)).answersByMail,
});

export const setAnswerPolicy = updateAnswersByMail;

import type { AppContext, AuditEntry } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { listEventsOf } from '#server/features/audit/audit.service.ts';
import {
  type AnswerLink,
  countAnswerLinks,
  findAnswerLinkBy,
  getAnswerPolicy,
  setAnswerPolicy,
  withdrawAnswerLinks,
} from '#server/features/bookings/answer-link.service.ts';
import { setBookingStatus } from '#server/features/bookings/booking-decisions.service.ts';
import { getClaims } from '#server/features/bookings/booking-lists.service.ts';
import { snapshotOf } from '#server/features/bookings/stay-snapshot.ts';
import type { StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import type { DecidedStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { holdsDates, occupiedInterval } from '#shared/bookings/occupancy.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';

// The page at which a member of staff answers a request from its mail, without a session.

/** A request as the page shows it. */
export type RequestView = {
  stay: StaffStay;
  snapshot: StaySnapshot;
  /** Confirmed stays and blocks on its nights. */
  held: Claim[];
  /** Other requests for them. */
  asked: Claim[];
};

const viewOf = async (app: AppContext, { stay }: { stay: StaffStay }): Promise<RequestView> => {
  const { claims } = await getClaims(app, occupiedInterval(stay));
  const others = claims.filter(({ id, isSameStay }) => id !== stay.id && !isSameStay);
  return {
    stay,
    snapshot: await snapshotOf(app.database, stay, app.clock.now()),
    held: others.filter(({ status }) => holdsDates(status)),
    asked: others.filter(({ status }) => !holdsDates(status)),
  };
};

const action = 'mailAnswers.answer';

const deciding = [action, 'bookings.setStatus', 'bookings.cancel'];

type Decision = { by: string; at: string };

/** The user who gave the latest answer to a request, if the log still has it. */
const findDecision = async (app: AppContext, { id }: StaffStay): Promise<Decision | null> => {
  const events = await listEventsOf(app, { kind: 'booking', id: String(id) });
  const last = events.findLast((event) => deciding.includes(event.action));
  return last?.actor?.name ? { by: last.actor.name, at: last.at } : null;
};

type OfState<State extends AnswerLink['state']> = Extract<AnswerLink, { state: State }>;

/** A link with what the page shows at it. */
export type AnswerPage =
  | Exclude<AnswerLink, { stay: StaffStay }>
  | (OfState<'open'> & RequestView)
  | (OfState<'changed'> & RequestView)
  | (OfState<'answered'> & { decision: Decision | null });

/** Null for a token that leads nowhere. Changes nothing. */
export const getAnswerPage = async (app: AppContext, token: string): Promise<AnswerPage | null> => {
  const link = await findAnswerLinkBy(app, app.database, token);
  if (!link) return null;
  switch (link.state) {
    case 'open':
      return { ...link, ...(await viewOf(app, link)) };
    // Apart, for the types.
    case 'changed':
      return { ...link, ...(await viewOf(app, link)) };
    case 'answered':
      return { ...link, decision: await findDecision(app, link.stay) };
    default:
      return link;
  }
};

const withoutRights = {
  off: 'FORBIDDEN',
  'needs-passkey': 'FORBIDDEN',
  'not-staff': 'FORBIDDEN',
} as const satisfies Partial<Record<AnswerLink['state'], ErrorCode>>;

const errors = {
  ...withoutRights,
  expired: 'LINK_EXPIRED',
  answered: 'BOOKING_NOT_WAITING',
  changed: 'CHANGED_MEANWHILE',
} as const satisfies Record<Exclude<AnswerLink['state'], 'open'>, ErrorCode>;

/** The request of an open link. */
const openedBy = (link: AnswerLink | null): StaffStay => {
  if (!link) throw notFound('Questo link non vale più.');
  if (link.state !== 'open') throw new AppError(errors[link.state]);
  return link.stay;
};

export type Answer = { status: 'CONFIRMED' | 'REJECTED'; reason: string };

/**
 * Answers the request of a link once, with the rights that its user has at this moment and by the rules of the back
 * office. NOT_FOUND, FORBIDDEN, LINK_EXPIRED, BOOKING_NOT_WAITING, CHANGED_MEANWHILE, DATES_TAKEN.
 */
export const answerRequest = async (
  app: AppContext,
  token: string,
  answer: Answer,
): Promise<DecidedStay> => {
  const link = await findAnswerLinkBy(app, app.database, token);
  const actor = link?.actor ?? null;
  const record = (entry: Omit<AuditEntry, 'action' | 'actor'>) =>
    app.audit.record({ action, actor, ...entry });
  if (link && link.state in withoutRights) await record({ outcome: 'denied' });
  const { id, startDate, endDate } = openedBy(link);
  const input = { ...answer, id, reject: [], tellGuest: true };
  // Once more in the transaction: the calendars that are read before it may take seconds.
  const decided = await setBookingStatus(app, input, async (tx) => {
    openedBy(await findAnswerLinkBy(app, tx, token));
  });
  app.pageCache.clear();
  await record({
    outcome: 'done',
    subjectId: String(id),
    label: formatDayRange(startDate, endDate),
    detail: answer.status,
  });
  return decided;
};

/** Whether staff answer requests from their mails, and how many requests a user can still answer so. */
export const getPolicy = getAnswerPolicy;
export const setPolicy = setAnswerPolicy;
export const countLinks = countAnswerLinks;

/** A user's links lead nowhere from now on. */
export const withdrawLinks = async (app: AppContext, userId: number): Promise<number | null> => {
  await withdrawAnswerLinks(app.database, userId);
  return countLinks(app, userId);
};

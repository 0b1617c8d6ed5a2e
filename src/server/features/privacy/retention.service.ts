import type { AppContext } from '#server/app-context.ts';
import { clearLog } from '#server/database/clear-log.ts';
import {
  forgetEndedLinks,
  forgetEndedSessions,
  forgetUnconfirmed,
} from '#server/features/accounts/personal-data.service.ts';
import { forgetOldAuditEvents } from '#server/features/audit/audit.service.ts';
import { forgetAnswerLinks } from '#server/features/bookings/answer-link.service.ts';
import {
  deleteForgottenRequests,
  forgetOldGuests,
} from '#server/features/bookings/personal-data.service.ts';
import { forgetPastNights } from '#server/features/calendars/calendars.service.ts';
import { forgetOldContracts } from '#server/features/contracts/personal-data.service.ts';
import { forgetOldMessages } from '#server/features/messages/personal-data.service.ts';
import { forgetOldOffers } from '#server/features/offers/personal-data.service.ts';
import { forgetOldMails } from '#server/features/outbox/personal-data.service.ts';
import { forgetOldMembers, forgottenUntil } from '#server/features/party/personal-data.service.ts';
import { keepOldSums } from '#server/features/payments/personal-data.service.ts';
import {
  forgetOldReceipts,
  forgetOldTransmissions,
} from '#server/features/police/personal-data.service.ts';
import { forgetOldReceipts as forgetOldPaymentReceipts } from '#server/features/receipts/personal-data.service.ts';
import { forgetGuestReviews } from '#server/features/reviews/personal-data.service.ts';
import { forgetOldArrivals } from '#server/features/statistics/personal-data.service.ts';
import { keepOldTax } from '#server/features/tourist-tax/personal-data.service.ts';
import { deleteOldMailFiles } from '#server/infrastructure/file-mailer.ts';
import { keptSince, keptSinceDay, retention } from '#shared/retention.ts';

/** Rows per transaction: the longest that other requests have to wait. */
const BATCH = 500;

/** Deletes data past their retention period. Returns how many. */
type Rule = (app: AppContext, now: Date) => Promise<number>;

/** Repeats until less than a full batch is left. */
const inBatches = async (take: (limit: number) => Promise<number>): Promise<number> => {
  const taken = await take(BATCH);
  return taken < BATCH ? taken : taken + (await inBatches(take));
};

const rules: Record<keyof typeof retention, Rule> = {
  messages: ({ database }, now) =>
    inBatches((limit) => forgetOldMessages(database, keptSince(retention.messages, now), limit)),
  unconfirmedAccounts: (app, now) =>
    inBatches((limit) =>
      forgetUnconfirmed(app, keptSince(retention.unconfirmedAccounts, now), limit),
    ),
  endedAccess: async ({ database }, now) => {
    const until = keptSince(retention.endedAccess, now);
    const links = await forgetEndedLinks(database, until);
    const answerLinks = await forgetAnswerLinks(database, until);
    return links + answerLinks + (await forgetEndedSessions(database, new Date(until)));
  },
  sentMails: ({ database }, now) => {
    const until = keptSince(retention.sentMails, now);
    return inBatches((limit) => forgetOldMails(database, { state: 'SENT', until }, limit));
  },
  failedMails: ({ database }, now) => {
    const until = keptSince(retention.failedMails, now);
    return inBatches((limit) => forgetOldMails(database, { state: 'FAILED', until }, limit));
  },
  mailFiles: ({ config }, now) =>
    deleteOldMailFiles(config.mail.dir, keptSince(retention.mailFiles, now)),
  requests: async (app, now) => {
    const until = keptSinceDay(retention.requests, now);
    await keepOldSums(app, until, { isConfirmed: false });
    return inBatches((limit) => deleteForgottenRequests(app.database, until, limit));
  },
  auditEvents: ({ database }, now) =>
    forgetOldAuditEvents(database, keptSince(retention.auditEvents, now)),
  importedNights: ({ database }, now) =>
    inBatches((limit) =>
      forgetPastNights(database, keptSinceDay(retention.importedNights, now), limit),
    ),
  guestReviews: ({ database }, now) =>
    inBatches((limit) =>
      forgetGuestReviews(database, keptSinceDay(retention.guestReviews, now), limit),
    ),
  party: async (app, now) => {
    const { database } = app;
    const until = await forgottenUntil(database, now);
    await keepOldTax(app, until);
    await inBatches((limit) => forgetOldTransmissions(database, until, limit));
    const arrivals = await inBatches((limit) => forgetOldArrivals(database, until, limit));
    return arrivals + (await inBatches((limit) => forgetOldMembers(database, until, limit)));
  },
  policeReceipts: ({ database }, now) =>
    forgetOldReceipts(database, keptSinceDay(retention.policeReceipts, now)),
  offers: ({ database }, now) =>
    inBatches((limit) => forgetOldOffers(database, keptSinceDay(retention.offers, now), limit)),
  receipts: ({ database }, now) =>
    forgetOldPaymentReceipts(database, keptSinceDay(retention.receipts, now)),
  guests: async (app, now) => {
    const until = keptSinceDay(retention.guests, now);
    await keepOldSums(app, until, { isConfirmed: true });
    await forgetOldContracts(app.database, until);
    return inBatches((limit) => forgetOldGuests(app.database, until, limit));
  },
};

type Taken = Record<keyof typeof retention, number>;

/**
 * Applies every retention rule. Idempotent. Returns how many rows each rule deleted; null when there
 * were none.
 */
export const applyRetention = async (
  app: AppContext,
  signal: AbortSignal,
): Promise<Partial<Taken> | null> => {
  // Changes made while a restore replaces the data would be lost, or be applied to other data.
  const mayGoOn = (): boolean => !signal.aborted && app.lifecycle.phase === 'serving';
  const taken: Partial<Taken> = {};
  for (const [name, rule] of Object.entries(rules) as [keyof Taken, Rule][]) {
    if (!mayGoOn()) break;
    const count = await rule(app, app.clock.now());
    if (count > 0) taken[name] = count;
  }
  if (mayGoOn()) await clearLog(app.database);
  if (Object.keys(taken).length === 0) return null;
  app.pageCache.clear();
  return taken;
};

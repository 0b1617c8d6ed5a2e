import type { AppContext } from '#server/app-context.ts';
import { clearLog } from '#server/database/clear-log.ts';
import {
  forgetEndedLinks,
  forgetEndedSessions,
  forgetUnconfirmed,
} from '#server/features/accounts/personal-data.service.ts';
import { forgetOldAuditEvents } from '#server/features/audit/audit.service.ts';
import {
  deleteForgottenRequests,
  forgetOldGuests,
} from '#server/features/bookings/personal-data.service.ts';
import { forgetOldMessages } from '#server/features/messages/personal-data.service.ts';
import { forgetOldMails } from '#server/features/outbox/personal-data.service.ts';
import { deleteOldMailFiles } from '#server/infrastructure/file-mailer.ts';
import { keptSince, keptSinceDay, retention } from '#shared/retention.ts';

/** Rows of one transaction: visitors wait for no more than that. */
const BATCH = 500;

/** One rule takes what has been kept long enough, and says how much that was. */
type Rule = (app: AppContext, now: Date) => Promise<number>;

/** Again and again, until less than a whole batch is left. */
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
    return links + (await forgetEndedSessions(database, new Date(until)));
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
  requests: ({ database }, now) =>
    inBatches((limit) =>
      deleteForgottenRequests(database, keptSinceDay(retention.requests, now), limit),
    ),
  auditEvents: ({ database }, now) =>
    forgetOldAuditEvents(database, keptSince(retention.auditEvents, now)),
  guests: ({ database }, now) =>
    inBatches((limit) => forgetOldGuests(database, keptSinceDay(retention.guests, now), limit)),
};

type Taken = Record<keyof typeof retention, number>;

/**
 * Takes everything that has been kept long enough, rule by rule. Doing it again takes nothing
 * more. Returns how much of each; null where there was nothing to take.
 */
export const applyRetention = async (
  app: AppContext,
  signal: AbortSignal,
): Promise<Partial<Taken> | null> => {
  // What is written while a restore replaces the data would be lost, or meet other data.
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

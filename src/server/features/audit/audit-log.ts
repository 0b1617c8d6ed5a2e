import { createHash } from 'node:crypto';
import type { AppContext, AuditEntry, AuditLog } from '#server/app-context.ts';
import { auditLabelsOf } from '#server/card/audit-words.ts';
import type { Cards } from '#server/card/card.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import { insertAuditEvent, type NewAuditEvent } from './audit.repository.ts';

/** Equal refusals, and equal ones of many, within the same ten minutes are one event. */
const SAME_MS = 10 * 60 * 1000;
const LABEL_MAX = 200;

type AuditParts = Pick<AppContext, 'cards' | 'database' | 'clock' | 'logger'>;

/** Each completed action is one event, unless it is one of many. Equal refusals share an event. */
const uidOf = (entry: AuditEntry, now: Date): string => {
  const { outcome, action, actor, subjectId, detail, isOneOfMany } = entry;
  if (outcome === 'done' && !isOneOfMany) return crypto.randomUUID();
  const period = Math.floor(now.getTime() / SAME_MS);
  const sameness = [outcome, action, actor?.userId, subjectId, detail, period];
  return createHash('sha256').update(JSON.stringify(sameness)).digest('hex');
};

const toEvent = (cards: Cards, news: AuditEntry, now: Date): NewAuditEvent => {
  const { action, outcome, actor, subjectId, label, detail } = news;
  const { kind, subject } = auditLabelsOf(cards, action);
  const hasSubject = subject !== undefined && subjectId !== undefined;
  return {
    uid: uidOf(news, now),
    at: now.toISOString(),
    actorUserId: actor?.userId ?? null,
    actorName: actor && isStaff(actor.role) ? actor.name : null,
    action,
    kind,
    subjectKind: hasSubject ? subject : null,
    subjectId: hasSubject ? subjectId : null,
    subjectLabel: (hasSubject && label?.slice(0, LABEL_MAX)) || null,
    detail: detail ?? null,
    outcome,
  };
};

/** Only ids and words of the code: names stay in the database, where they can be deleted. */
const logLineOf = ({ actorUserId, subjectKind, subjectId, ...event }: NewAuditEvent) => ({
  event: 'audit',
  action: event.action,
  outcome: event.outcome,
  by: actorUserId ?? undefined,
  subject: subjectKind === null ? undefined : `${subjectKind} ${subjectId}`,
  detail: event.detail ?? undefined,
});

export const createAuditLog = ({ cards, database, clock, logger }: AuditParts): AuditLog => ({
  record: async (news) => {
    const event = toEvent(cards, news, clock.now());
    const line = logLineOf(event);
    try {
      if (!(await insertAuditEvent(database, event))) return;
    } catch (err) {
      logger.error({ ...line, err }, 'audit event not stored');
      return;
    }
    logger[event.outcome === 'done' ? 'info' : 'warn'](line, 'audit');
  },
});

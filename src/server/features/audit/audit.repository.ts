import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { auditWordsOf } from '#server/card/audit-words.ts';
import type { Cards } from '#server/card/card.ts';
import type { Database } from '#server/database/database.types.ts';
import type { AuditEventsTable } from '#server/database/tables/audit.table.ts';
import {
  AUDIT_TIMES_MAX,
  type AuditEvent,
  type AuditKind,
  type AuditPerson,
} from '#shared/audit.schema.ts';

export type NewAuditEvent = Omit<AuditEventsTable, 'id' | 'times'>;

/**
 * Inserts an event, or increments the count of the refusal with the same `uid`. False when nothing was
 * written: the count has reached its limit, or it is one of many actions.
 */
export const insertAuditEvent = async (db: Database, event: NewAuditEvent): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('auditEvents')
    .values({ ...event, times: 1 })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet((row) => ({ times: row('auditEvents.times', '+', 1) }))
        .where('auditEvents.times', '<', AUDIT_TIMES_MAX)
        .where('auditEvents.outcome', '!=', 'done'),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** The columns of an event that the log shows. */
export type AuditParts = { database: Database; cards: Cards };

/** Filters: by person, by kind, from an instant (inclusive) to another (exclusive). */
export type AuditWish = {
  person?: number | undefined;
  kind?: AuditKind | undefined;
  since?: string | undefined;
  until?: string | undefined;
};

const conditionsOf = ({ person, kind, since, until }: AuditWish): RawBuilder<SqlBool>[] => [
  ...(person === undefined ? [] : [sql<SqlBool>`event.actor_user_id = ${person}`]),
  ...(kind === undefined ? [] : [sql<SqlBool>`event.kind = ${kind}`]),
  ...(since === undefined ? [] : [sql<SqlBool>`event.at >= ${since}`]),
  ...(until === undefined ? [] : [sql<SqlBool>`event.at < ${until}`]),
];

/** Whether the subject still exists, for kinds that have a screen of their own. */
const subjectExists = (cards: Cards) => {
  const kinds = Object.values(cards).flatMap(({ opens }) => opens ?? []);
  const checks = kinds.map(
    ({ subject, table }) =>
      sql`WHEN ${subject} THEN EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE id = event.subject_id)`,
  );
  return sql<0 | 1>`CASE event.subject_kind ${sql.join(checks, sql` `)} ELSE 0 END`;
};

/** The name of today, for kinds whose names the log does not store. */
const nameOfToday = (cards: Cards) => {
  const kinds = Object.values(cards).flatMap(({ opens }) => (opens?.name ? [opens] : []));
  const names = kinds.map(
    ({ subject, table, name = '' }) =>
      sql`WHEN ${subject} THEN (SELECT ${sql.ref(name)} FROM ${sql.table(table)} WHERE id = event.subject_id)`,
  );
  return sql<string | null>`CASE event.subject_kind ${sql.join(names, sql` `)} END`;
};

/** An account created after the event is another one: a restore can bring its id back. */
const isActor = sql<SqlBool>`actor.id = event.actor_user_id AND actor.created_at <= event.at`;
const isSubject = sql<SqlBool>`
  event.subject_kind = 'user' AND subject.id = event.subject_id
  AND subject.created_at <= event.at`;

/** Newest first. Where no name was stored, the account's own is used as long as it exists. */
const selectEvents = ({ database: db, cards }: AuditParts, wish: AuditWish) =>
  db
    .selectFrom('auditEvents as event')
    .leftJoin('users as actor', (join) => join.on(isActor))
    .leftJoin('users as subject', (join) => join.on(isSubject))
    .selectAll('event')
    .select((row) => [
      row.fn.coalesce('event.actorName', 'actor.name').as('actorKnownAs'),
      row.fn
        .coalesce('event.subjectLabel', 'subject.name', nameOfToday(cards))
        .as('subjectKnownAs'),
      subjectExists(cards).as('subjectExists'),
    ])
    .where((where) => where.and(conditionsOf(wish)))
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc');

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

const toSubject = (row: EventRow): AuditEvent['subject'] =>
  row.subjectKind !== null && row.subjectId !== null
    ? {
        kind: row.subjectKind,
        id: row.subjectId,
        label: row.subjectKnownAs,
        exists: row.subjectExists === 1,
      }
    : null;

const toEvent = (cards: Cards, row: EventRow): AuditEvent => ({
  id: row.id,
  at: row.at,
  actor: row.actorUserId === null ? null : { id: row.actorUserId, name: row.actorKnownAs },
  action: row.action,
  kind: row.kind,
  words: auditWordsOf(cards, row),
  subject: toSubject(row),
  detail: row.detail,
  outcome: row.outcome,
  times: row.times,
});

export const listAuditEvents = async (
  parts: AuditParts,
  wish: AuditWish,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEvent[]> => {
  const rows = await selectEvents(parts, wish).limit(limit).offset(offset).execute();
  return rows.map((row) => toEvent(parts.cards, row));
};

/** The events about one subject, oldest first. */
export const listEventsAbout = async (
  parts: AuditParts,
  { kind, id }: { kind: string; id: string },
): Promise<AuditEvent[]> => {
  const rows = await selectEvents(parts, {})
    .where('event.subjectKind', '=', kind)
    .where('event.subjectId', '=', id)
    .where('event.outcome', '=', 'done')
    .execute();
  return rows.map((row) => toEvent(parts.cards, row)).toReversed();
};

export const countAuditEvents = async (db: Database, wish: AuditWish): Promise<number> => {
  const { count } = await db
    .selectFrom('auditEvents as event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.and(conditionsOf(wish)))
    .executeTakeFirstOrThrow();
  return count;
};

/** Removes an account's name from the log; its events stay, without a name. */
export const forgetNamesOf = async (db: Database, userId: number): Promise<void> => {
  await db
    .updateTable('auditEvents')
    .set({ actorName: null })
    .where('actorUserId', '=', userId)
    .execute();
  await db
    .updateTable('auditEvents')
    .set({ subjectLabel: null })
    .where('subjectKind', '=', 'user')
    .where('subjectId', '=', String(userId))
    .execute();
};

/** The people in the log, each with the name of their latest event. */
export const listAuditPeople = async (db: Database): Promise<AuditPerson[]> => {
  const { rows } = await sql<AuditPerson>`
    SELECT event.actor_user_id AS id, coalesce(users.name, event.actor_name) AS name
    FROM audit_events AS event
    LEFT JOIN users ON users.id = event.actor_user_id
    WHERE event.id IN (
      SELECT max(id) FROM audit_events WHERE actor_user_id IS NOT NULL GROUP BY actor_user_id
    )
    ORDER BY name IS NULL, name COLLATE NOCASE, id`.execute(db);
  return rows;
};

/** Deletes events up to an instant (inclusive). Returns how many. */
export const deleteOldAuditEvents = async (db: Database, until: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('auditEvents')
    .where('at', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

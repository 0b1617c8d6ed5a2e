import { z } from 'zod';
import { entityId, instant, stayDate } from '#shared/forms/fields.schema.ts';
import { pagination } from '#shared/forms/pagination.schema.ts';

// The audit log: each action with its user and time.

const EVENTS_PER_PAGE = 30;

/** The categories that the screen filters by. */
const auditKinds = ['access', 'content', 'bookings', 'settings', 'backups', 'users'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** 'denied': no permission, or rate limited. 'failed': attempted without success. */
const auditOutcomes = ['done', 'denied', 'failed'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** Repetitions are counted up to here, so that a flood stops writing. */
export const AUDIT_TIMES_MAX = 100;

/** A user. The name is null for a deleted user who was not staff. */
export const auditPerson = z.object({ id: entityId, name: z.string().nullable() });
export type AuditPerson = z.infer<typeof auditPerson>;

const auditSubject = z.object({
  /** `booking`, `post`, `backup` and the like. */
  kind: z.string(),
  id: z.string(),
  /** The entity's name at the time, for content only. */
  label: z.string().nullable(),
  /** Whether it can still be opened; false if that was not checked. */
  exists: z.boolean(),
});

/** How the log says it, in Italian. */
const auditWords = z.object({
  /** The participle after 'ha': 'pubblicato'. */
  did: z.string(),
  /** The object of the action, with a name after it and without: 'la pagina', 'una pagina'. */
  object: z.object({ named: z.string(), unnamed: z.string() }).nullable(),
  /** The person, if no user was logged in. */
  anonymous: z.string().nullable(),
});
export type AuditWords = z.infer<typeof auditWords>;

export const auditEvent = z.object({
  id: entityId,
  /** The first occurrence, for events that repeat within ten minutes. */
  at: instant,
  /** Null for a caller without a session. */
  actor: auditPerson.nullable(),
  /** The procedure's path, such as `bookings.create`. */
  action: z.string(),
  kind: z.enum(auditKinds),
  words: auditWords,
  subject: auditSubject.nullable(),
  /** The new status, or the roles before and after. */
  detail: z.string().nullable(),
  outcome: z.enum(auditOutcomes),
  /** Occurrences within ten minutes, at most 100. */
  times: z.number().int(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** The newest first; `total` counts all pages. */
export const paginatedAuditEvents = z.object({
  events: z.array(auditEvent),
  total: z.number().int(),
});
export type PaginatedAuditEvents = z.infer<typeof paginatedAuditEvents>;

/** Every user with at least one event. */
export const auditPeople = z.array(auditPerson);

const day = stayDate('Indica il giorno.').optional();

export const paginatedAuditEventsInput = z
  .object({
    ...pagination(EVENTS_PER_PAGE),
    /** Only events of this user. */
    person: entityId.optional(),
    kind: z.enum(auditKinds, { error: 'Scegli un tipo di voce.' }).optional(),
    /** First and last day at the house, both inclusive. */
    from: day,
    to: day,
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'Il primo giorno non può venire dopo l’ultimo.',
    path: ['to'],
  })
  .default({ page: 1, limit: EVENTS_PER_PAGE });
export type PaginatedAuditEventsInput = z.output<typeof paginatedAuditEventsInput>;

import { z } from 'zod';
import { entityId, instant, stayDate } from './fields.schema.ts';
import { paging } from './paging.schema.ts';

// The audit log: who did what and when.

const EVENTS_PER_PAGE = 30;

/** What an event is about, as the screen lets one choose. */
export const auditKinds = [
  'access',
  'content',
  'bookings',
  'settings',
  'backups',
  'users',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** 'denied' is for who may not, or not now; 'failed' for what was tried and did not come about. */
export const auditOutcomes = ['done', 'denied', 'failed'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** So many equal refusals are counted, and no more: what repeats for ever writes no more than this. */
export const AUDIT_TIMES_MAX = 100;

/** Somebody with a login. The name is null for a user who is gone and was not of the staff. */
const auditPerson = z.object({ id: entityId, name: z.string().nullable() });
export type AuditPerson = z.infer<typeof auditPerson>;

const auditSubject = z.object({
  /** `booking`, `post`, `backup` and the like. */
  kind: z.string(),
  id: z.string(),
  /** What it was called on that day, where those are the site's own words. */
  label: z.string().nullable(),
  /** Whether it can still be opened; false also where nobody looked. */
  exists: z.boolean(),
});

export const auditEvent = z.object({
  id: entityId,
  /** Of what repeats within ten minutes: when it first happened. */
  at: instant,
  /** Null for whoever had not logged in. */
  actor: auditPerson.nullable(),
  /** A procedure's dotted name. */
  action: z.string(),
  kind: z.enum(auditKinds),
  subject: auditSubject.nullable(),
  /** What tells two deeds of one name apart: a status, or the roles before and after. */
  detail: z.string().nullable(),
  outcome: z.enum(auditOutcomes),
  /** How often within ten minutes; counted up to 100. */
  times: z.number().int(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** The newest first; `total` counts those of all pages. */
export const auditPage = z.object({ events: z.array(auditEvent), total: z.number().int() });
export type AuditPage = z.infer<typeof auditPage>;

/** Everybody who stands in the log as somebody who did something. */
export const auditPeople = z.array(auditPerson);

const day = stayDate('Indica il giorno.').optional();

export const auditPageInput = z
  .object({
    ...paging(EVENTS_PER_PAGE),
    /** What this user did. */
    person: entityId.optional(),
    kind: z.enum(auditKinds, { error: 'Scegli un tipo di attività.' }).optional(),
    /** First and last day, both included, at the house. */
    from: day,
    to: day,
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'Il primo giorno non può venire dopo l’ultimo.',
    path: ['to'],
  })
  .default({ page: 1, limit: EVENTS_PER_PAGE });
export type AuditPageInput = z.output<typeof auditPageInput>;

import type { Generated } from 'kysely';
import type { AuditKind, AuditOutcome } from '#shared/audit.schema.ts';

export type AuditEventsTable = {
  id: Generated<number>;
  /** The same in every copy of the log, and for every repetition of an event. */
  uid: string;
  /** For repeated events: when it first happened. */
  at: string;
  /** No foreign key: the user may no longer exist. */
  actorUserId: number | null;
  /** The account's name at that time; for staff only. */
  actorName: string | null;
  /** The dotted name of a procedure. */
  action: string;
  kind: AuditKind;
  subjectKind: string | null;
  subjectId: string | null;
  subjectLabel: string | null;
  detail: string | null;
  outcome: AuditOutcome;
  times: number;
};

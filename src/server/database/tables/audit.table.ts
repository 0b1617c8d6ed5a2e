import type { Generated } from 'kysely';
import type { AuditKind, AuditOutcome } from '#shared/audit.schema.ts';

export type AuditEventsTable = {
  id: Generated<number>;
  /** The same in every copy of the log; what repeats within ten minutes has the same, too. */
  uid: string;
  /** Of what repeats: when it first happened. */
  at: string;
  /** References nothing: the user may be gone. */
  actorUserId: number | null;
  /** What the account of a member of staff was called on that day. */
  actorName: string | null;
  /** A procedure's dotted name. */
  action: string;
  kind: AuditKind;
  subjectKind: string | null;
  subjectId: string | null;
  subjectLabel: string | null;
  detail: string | null;
  outcome: AuditOutcome;
  times: number;
};

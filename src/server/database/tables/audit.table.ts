import type { Generated } from 'kysely';
import type { AuditKind, AuditOutcome } from '#shared/audit.schema.ts';

export type AuditEventsTable = {
  id: Generated<number>;
  /** The same in every copy of the log; what repeats within ten minutes has the same, too. */
  uid: string;
  /** Of what repeats: when it first happened. */
  at: string;
  /** References nothing: the user may be gone. */
  actor_user_id: number | null;
  /** What the account of a member of staff was called on that day. */
  actor_name: string | null;
  /** A procedure's dotted name. */
  action: string;
  kind: AuditKind;
  subject_kind: string | null;
  subject_id: string | null;
  subject_label: string | null;
  detail: string | null;
  outcome: AuditOutcome;
  times: number;
};

import type { Generated } from 'kysely';
import type { MailKind, MailState } from '#shared/outbox.schema.ts';

export type OutboxMailsTable = {
  id: Generated<number>;
  kind: MailKind;
  /** JSON: what the mail is about, as `MailSubjects` of the outbox describes it by kind. */
  subject_data: string;
  recipient_name: string;
  recipient_email: string;
  state: Generated<MailState>;
  attempts: Generated<number>;
  next_attempt_at: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
};

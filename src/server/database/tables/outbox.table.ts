import type { Generated } from 'kysely';
import type { MailKind, MailState } from '#shared/outbox.schema.ts';

export type OutboxMailsTable = {
  id: Generated<number>;
  kind: MailKind;
  /** JSON: what the mail is about, as `MailSubjects` of the outbox describes it by kind. */
  subjectData: string;
  recipientName: string;
  recipientEmail: string;
  state: Generated<MailState>;
  attempts: Generated<number>;
  nextAttemptAt: string | null;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
};

import type { Generated } from 'kysely';
import type { MailKind, MailState } from '#shared/outbox.schema.ts';

export type OutboxMailsTable = {
  id: Generated<number>;
  kind: MailKind;
  /** JSON: the mail's subject, by kind as in `MailSubjects` of the outbox. */
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

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
  /** Written to a file instead of being sent, on a site without a mail server. */
  filed: Generated<0 | 1>;
};

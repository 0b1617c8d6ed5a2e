import { z } from 'zod';
import { entityId, instant } from './fields.schema.ts';

/** WAITING is retried automatically; FAILED waits for a person. */
const mailStates = ['WAITING', 'SENT', 'FAILED'] as const;
export type MailState = (typeof mailStates)[number];

/** Every kind of mail that the site sends. */
const mailKinds = [
  'booking-requested',
  'booking-requested-more',
  'booking-requested-staff',
  'booking-confirmed',
  'booking-rejected',
  'booking-reopened',
  'booking-changed',
  'booking-cancelled',
  'review-received-staff',
  'message-received-staff',
  'message-answer',
  'confirm-email',
  'reset-password',
  'account-created',
  'password-changed',
  'email-changed',
  'role-changed',
  'staff-changed',
  'passkeys-changed',
  'backup-used',
  'backup-failed',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const outboxMail = z.object({
  id: entityId,
  kind: z.enum(mailKinds),
  recipient: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  nextAttemptAt: instant.nullable(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

import { z } from 'zod';
import { byId, emailAddress, entityId, instant } from '#shared/forms/fields.schema.ts';

/** WAITING is retried automatically; FAILED waits for a person. */
export const mailStates = ['WAITING', 'SENT', 'FAILED'] as const;
export type MailState = (typeof mailStates)[number];

/** Every kind of mail that the site sends. */
export const mailKinds = [
  'booking-requested',
  'booking-requested-more',
  'booking-requested-staff',
  'booking-confirmed',
  'booking-rejected',
  'booking-reopened',
  'booking-changed',
  'booking-cancelled',
  'guest-mail',
  'offer-sent',
  'offer-accepted-staff',
  'offer-missed-staff',
  'contract-accepted',
  'contract-accepted-staff',
  'review-received-staff',
  'message-received-staff',
  'message-answer',
  'task-assigned',
  'confirm-email',
  'reset-password',
  'account-created',
  'password-changed',
  'email-changed',
  'role-changed',
  'staff-changed',
  'passkeys-changed',
  'calendar-trouble-staff',
  'calendar-conflict-staff',
  'backup-used',
  'backup-failed',
  'clock-jumped',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mails to an address that a guest typed; those about accounts go to the account's address. */
const kindsToTypedAddress: readonly MailKind[] = [
  'booking-requested',
  'booking-requested-more',
  'booking-confirmed',
  'booking-rejected',
  'booking-reopened',
  'booking-changed',
  'booking-cancelled',
  'guest-mail',
  'offer-sent',
  'contract-accepted',
  'message-answer',
];

/** Whether staff may send the mail to another address. A link to an account must not go elsewhere. */
export const mayBeReaddressed = (kind: MailKind): boolean => kindsToTypedAddress.includes(kind);

export const readdressInput = byId.extend({
  email: emailAddress({ required: "L'email è obbligatoria", invalid: "Inserisci un'email valida" }),
});
export type ReaddressInput = z.infer<typeof readdressInput>;

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

import { accountMailTemplates } from './features/accounts/accounts.emails.ts';
import { bookingMailTemplates } from './features/bookings/bookings.emails.ts';
import type { MailTemplates } from './features/outbox/outbox.mails.ts';

/** Every mail of the site and the feature that writes it. */
export const mailTemplates: MailTemplates = {
  ...accountMailTemplates,
  ...bookingMailTemplates,
};

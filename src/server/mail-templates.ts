import { bookingMailTemplates } from './features/bookings/bookings.emails.ts';
import type { MailTemplates } from './features/outbox/outbox.mails.ts';

/** Every mail of the site and the feature that writes it. */
export const mailTemplates: MailTemplates = {
  ...bookingMailTemplates,
};

import { accountMailTemplates } from './features/accounts/accounts.emails.ts';
import { backupMailTemplates } from './features/backups/backups.emails.ts';
import { bookingMailTemplates } from './features/bookings/bookings.emails.ts';
import { calendarMailTemplates } from './features/calendars/calendars.emails.ts';
import { contractMailTemplates } from './features/contracts/contracts.emails.ts';
import { guestMailTemplates } from './features/guest-mails/guest-mails.emails.ts';
import { moneyMailParts } from './features/guest-page/guest-money.service.ts';
import { messageMailTemplates } from './features/messages/messages.emails.ts';
import { offerMailTemplates } from './features/offers/offers.emails.ts';
import type { MailTemplates } from './features/outbox/outbox.mails.ts';
import { privacyMailTemplates } from './features/privacy/privacy.emails.ts';
import { reviewMailTemplates } from './features/reviews/reviews.emails.ts';
import { taskMailTemplates } from './features/tasks/tasks.emails.ts';

/** Every mail of the site, with the feature that writes it. */
export const mailTemplates: MailTemplates = {
  ...accountMailTemplates,
  ...backupMailTemplates,
  ...bookingMailTemplates(moneyMailParts),
  ...calendarMailTemplates,
  ...contractMailTemplates,
  ...guestMailTemplates,
  ...offerMailTemplates,
  ...reviewMailTemplates,
  ...messageMailTemplates,
  ...privacyMailTemplates,
  ...taskMailTemplates,
};

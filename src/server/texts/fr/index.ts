import { accountErrors } from './account-errors.ts';
import { bookingErrors } from './booking-errors.ts';
import { contentErrors } from './content-errors.ts';
import { contracts } from './contracts.ts';
import { errors } from './errors.ts';
import { feed } from './feed.ts';
import { guestMails } from './guest-mails.ts';
import { guestPages } from './guest-pages.ts';
import { mails } from './mails.ts';
import { paymentTerms } from './payment-terms.ts';
import { plainPages } from './plain-pages.ts';
import { receipts } from './receipts.ts';

export const texts = {
  accountErrors,
  bookingErrors,
  contentErrors,
  contracts,
  errors,
  feed,
  guestMails,
  guestPages,
  mails,
  paymentTerms,
  plainPages,
  receipts,
};

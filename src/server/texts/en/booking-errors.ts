import type { bookingErrors as italian } from '#server/texts/it/booking-errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const bookingErrors: Translation<typeof italian> = {
  tooManyWaiting:
    'There are already {max} requests from this email address awaiting a reply: we will get back to you soon.',
  offerMissed:
    'These nights have been taken in the meantime, and nothing has changed for you. The hosts have been told.',
};

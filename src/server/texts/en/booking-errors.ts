import type { bookingErrors as italian } from '#server/texts/it/booking-errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const bookingErrors: Translation<typeof italian> = {
  tooManyWaiting:
    'There are already {max} requests from this email address awaiting a reply: we will get back to you soon.',
};

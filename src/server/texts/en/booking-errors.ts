import type { bookingErrors as italian } from '#server/texts/it/booking-errors.ts';
import type { Translation } from '#shared/translator.ts';

export const bookingErrors = {
  tooManyWaiting:
    'There are already {max} requests from this address waiting for an answer: we will reply soon.',
} satisfies Translation<typeof italian>;

import type { bookingErrors as italian } from '#server/texts/it/booking-errors.ts';
import type { Translation } from '#shared/translator.ts';

export const bookingErrors = {} satisfies Translation<typeof italian>;

import type { booking as italian } from '#shared/texts/it/booking.ts';
import type { Translation } from '#shared/translator.ts';

export const booking = {} satisfies Translation<typeof italian>;

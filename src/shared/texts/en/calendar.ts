import type { calendar as italian } from '#shared/texts/it/calendar.ts';
import type { Translation } from '#shared/translator.ts';

export const calendar = {} satisfies Translation<typeof italian>;

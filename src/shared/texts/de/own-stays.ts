import type { ownStays as italian } from '#shared/texts/it/own-stays.ts';
import type { Translation } from '#shared/translator.ts';

export const ownStays = {} satisfies Translation<typeof italian>;

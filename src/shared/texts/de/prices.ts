import type { prices as italian } from '#shared/texts/it/prices.ts';
import type { Translation } from '#shared/translator.ts';

export const prices = {} satisfies Translation<typeof italian>;

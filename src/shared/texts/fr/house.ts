import type { house as italian } from '#shared/texts/it/house.ts';
import type { Translation } from '#shared/translator.ts';

export const house = {} satisfies Translation<typeof italian>;

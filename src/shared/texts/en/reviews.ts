import type { reviews as italian } from '#shared/texts/it/reviews.ts';
import type { Translation } from '#shared/translator.ts';

export const reviews = {} satisfies Translation<typeof italian>;

import type { plainPages as italian } from '#server/texts/it/plain-pages.ts';
import type { Translation } from '#shared/translator.ts';

export const plainPages = {} satisfies Translation<typeof italian>;

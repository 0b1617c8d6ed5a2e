import type { media as italian } from '#shared/texts/it/media.ts';
import type { Translation } from '#shared/translator.ts';

export const media = {} satisfies Translation<typeof italian>;

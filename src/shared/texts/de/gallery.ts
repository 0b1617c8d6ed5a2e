import type { gallery as italian } from '#shared/texts/it/gallery.ts';
import type { Translation } from '#shared/translator.ts';

export const gallery = {} satisfies Translation<typeof italian>;

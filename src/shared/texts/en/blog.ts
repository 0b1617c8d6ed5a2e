import type { blog as italian } from '#shared/texts/it/blog.ts';
import type { Translation } from '#shared/translator.ts';

export const blog = {} satisfies Translation<typeof italian>;

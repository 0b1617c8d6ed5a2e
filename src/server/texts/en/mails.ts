import type { mails as italian } from '#server/texts/it/mails.ts';
import type { Translation } from '#shared/translator.ts';

export const mails = {} satisfies Translation<typeof italian>;

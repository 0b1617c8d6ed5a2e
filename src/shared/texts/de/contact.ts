import type { contact as italian } from '#shared/texts/it/contact.ts';
import type { Translation } from '#shared/translator.ts';

export const contact = {} satisfies Translation<typeof italian>;

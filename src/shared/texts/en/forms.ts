import type { forms as italian } from '#shared/texts/it/forms.ts';
import type { Translation } from '#shared/translator.ts';

export const forms = {} satisfies Translation<typeof italian>;

import type { accountErrors as italian } from '#server/texts/it/account-errors.ts';
import type { Translation } from '#shared/translator.ts';

export const accountErrors = {} satisfies Translation<typeof italian>;

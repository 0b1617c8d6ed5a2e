import type { account as italian } from '#shared/texts/it/account.ts';
import type { Translation } from '#shared/translator.ts';

export const account = {} satisfies Translation<typeof italian>;

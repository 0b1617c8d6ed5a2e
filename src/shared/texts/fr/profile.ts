import type { profile as italian } from '#shared/texts/it/profile.ts';
import type { Translation } from '#shared/translator.ts';

export const profile = {
  mailLanguage: 'Langue de nos e-mails',
} satisfies Translation<typeof italian>;

import type { profile as italian } from '#shared/texts/it/profile.ts';
import type { Translation } from '#shared/translator.ts';

export const profile = {
  mailLanguage: 'Sprache unserer E-Mails',
} satisfies Translation<typeof italian>;

import type { profile as italian } from '#shared/texts/it/profile.ts';
import type { Translation } from '#shared/translator.ts';

export const profile = {
  mailLanguage: 'Language of our emails',
} satisfies Translation<typeof italian>;

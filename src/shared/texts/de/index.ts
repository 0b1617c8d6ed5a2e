import type { TranslatedLanguage } from '#shared/texts/texts.ts';
import { account } from './account.ts';
import { profile } from './profile.ts';
import { site } from './site.ts';
import * as stay from './stay.ts';

export const de = {
  ...site,
  texts: { ...site.texts, ...stay, account, profile },
} satisfies TranslatedLanguage;

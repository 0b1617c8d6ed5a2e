import type { LanguageData } from '#shared/language.ts';
import { account } from './account.ts';
import { profile } from './profile.ts';
import { site } from './site.ts';
import * as stay from './stay.ts';

export const it = {
  ...site,
  texts: { ...site.texts, ...stay, account, profile },
} satisfies LanguageData;

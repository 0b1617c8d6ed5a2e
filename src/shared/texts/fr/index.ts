import type { TranslatedLanguage } from '#shared/texts/texts.ts';
import * as account from './account.ts';
import * as document from './document.ts';
import * as guest from './guest.ts';
import * as member from './member.ts';
import * as party from './party.ts';
import * as reviews from './reviews.ts';
import * as rules from './rules.ts';
import { site } from './site.ts';
import * as stay from './stay.ts';

export const fr = {
  ...site,
  texts: {
    ...site.texts,
    ...document,
    ...guest,
    ...party,
    ...stay,
    ...reviews,
    ...rules,
    ...member,
    ...account,
  },
} satisfies TranslatedLanguage;

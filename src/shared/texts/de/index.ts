import type { TranslatedLanguage } from '#shared/texts/texts.ts';
import { common } from './common.ts';
import { dates } from './dates.ts';
import { numbers } from './numbers.ts';

const texts = { common };

export const de = { locale: 'de', dates, numbers, texts } satisfies TranslatedLanguage;

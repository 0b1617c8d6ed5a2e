import type { LanguageData } from '#shared/language.ts';
import { common } from './common.ts';
import { dates } from './dates.ts';
import { numbers } from './numbers.ts';

const texts = { common };

export const it = { locale: 'it', dates, numbers, texts } satisfies LanguageData;

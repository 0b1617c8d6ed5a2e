import { common } from './common.ts';
import { contact } from './contact.ts';
import { dates } from './dates.ts';
import { forms } from './forms.ts';
import { media } from './media.ts';
import { numbers } from './numbers.ts';
import { prices } from './prices.ts';

const texts = {
  common,
  contact,
  forms,
  media,
  prices,
};

/** What every page reads. */
export const site = { locale: 'en', dates, numbers, texts } as const;

import type { TranslatedLanguage } from '#shared/texts/texts.ts';
import { account } from './account.ts';
import { amenities } from './amenities.ts';
import { blog } from './blog.ts';
import { booking } from './booking.ts';
import { calendar } from './calendar.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { dates } from './dates.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { house } from './house.ts';
import { media } from './media.ts';
import { numbers } from './numbers.ts';
import { ownStays } from './own-stays.ts';
import { prices } from './prices.ts';
import { profile } from './profile.ts';
import { reviews } from './reviews.ts';

const texts = {
  account,
  amenities,
  blog,
  booking,
  calendar,
  common,
  contact,
  forms,
  gallery,
  house,
  media,
  ownStays,
  prices,
  profile,
  reviews,
};

export const fr = { locale: 'fr', dates, numbers, texts } satisfies TranslatedLanguage;

import {
  addDays,
  addMonths,
  daysOfMonth,
  type Month,
  monthOf,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';
import { brokenRule } from '#shared/bookings/stay-rules.ts';
import type { QuotedPrices } from '#shared/prices/quote.ts';
import { quoteStay } from '#shared/prices/quote-stay.ts';
import type { Language } from '#shared/texts/texts.ts';

/** The months of the high season, and their texts. */
const highSeason = { '07': 'weekInJuly', '08': 'weekInAugust' } as const;

type HighMonth = keyof typeof highSeason;

const USUAL_PARTY = 4;
const NIGHTS = 7;
const MONTHS_AHEAD = 12;

type ExampleWeek = {
  /** 'Una settimana a luglio, 4 persone, tutto compreso' */
  title: string;
  startDate: StayDate;
  endDate: StayDate;
  totalCents: number;
};

type House = { today: StayDate; maxGuests: number; language: Language };

/** The first week of a month that visitors may ask for by the rules of the list, free or not. */
const weekIn = (month: Month, { periods }: QuotedPrices, today: StayDate) =>
  daysOfMonth(month)
    .filter((day) => day > today && monthOf(addDays(day, NIGHTS - 1)) === month)
    .map((startDate) => ({ startDate, endDate: addDays(startDate, NIGHTS) }))
    .find((stay) => brokenRule(stay, periods) === null);

/** The total for a typical family in the next high season, with all extras; null without a list. */
export const exampleWeek = (
  prices: QuotedPrices,
  { today, maxGuests, language }: House,
): ExampleWeek | null => {
  if (prices.periods.length === 0) return null;
  const guests = Math.min(USUAL_PARTY, maxGuests);
  const party = { numberOfGuests: guests, over12: guests, linen: true, animals: 0 };
  const asked = { askedOn: today, fillsGap: false };
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = addMonths(monthOf(today), ahead);
    const text = highSeason[month.slice(5) as HighMonth];
    const stay = text && weekIn(month, prices, today);
    if (!stay) continue;
    const { totalCents } = quoteStay({ ...stay, ...party }, prices, language, asked);
    const week = language.t(`priceList.${text}`);
    const title = language.t('priceList.example', { week, count: guests });
    return { title, ...stay, totalCents };
  }
  return null;
};

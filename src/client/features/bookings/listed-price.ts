import { MAX_ANIMALS, NO_ANIMALS } from '#shared/bookings/booking-rules.ts';
import { gapEnd } from '#shared/bookings/free-gaps.ts';
import type { Occupation } from '#shared/bookings/occupancy.ts';
import { addDays, daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { PriceLists } from '#shared/prices/price-lists.ts';
import type { Quote, QuotedPrices, QuoteRequest } from '#shared/prices/quote.ts';
import { quoteStay } from '#shared/prices/quote-stay.ts';
import type { Language } from '#shared/texts/texts.ts';
import type { ListRules } from './stay-quote.ts';
import type { Gaps } from './stay-selection.ts';

// Gaps of the calendar, and prices, by all that a price list may have.

type Calendar = { occupations: readonly Occupation[]; today: StayDate };

/** Undefined without the rule. */
const gapsOf = ({
  prices,
  ...calendar
}: Calendar & { prices: Pick<PriceLists, 'rules'> }): Gaps | undefined => {
  const { rules } = prices;
  if (!rules?.gap) return undefined;
  const { nights } = rules.gap;
  const endFrom = (start: StayDate) => gapEnd(start, rules, calendar);
  return {
    endFrom,
    sentence: ({ t, formatNights }) =>
      `${t('priceRules.gap')}: ${t('priceRules.gapOf', { nights: formatNights(nights) })}.`,
    wordsOn: (date, { t, formatNights }) => {
      const starts = Array.from({ length: nights }, (_, before) => addDays(date, -before));
      const start = starts.find((day) => endFrom(day) !== null);
      const end = start && endFrom(start);
      if (!end || end <= date) return null;
      return t('priceRules.wholeGapOnly', { nights: formatNights(daysBetween(start, end)) });
    },
  };
};

type Known = Calendar & {
  prices: QuotedPrices;
  language: Language;
  /** The day on which the stay was asked for; today if left out. */
  askedOn?: StayDate | undefined;
};

/** Throws RangeError if no list covers a night. */
export const quoteByRules = (request: QuoteRequest, known: Known): Quote => {
  const { prices, today, language, askedOn = today } = known;
  const end = gapsOf(known)?.endFrom(request.startDate);
  const asked = { askedOn, fillsGap: end === request.endDate };
  return quoteStay(request, prices, language, asked);
};

export const listRules: ListRules = {
  gapsOf,
  quote: quoteByRules,
  animalsIssue: ({ animals }) => {
    if (Number.isInteger(animals) && animals >= 0 && animals <= MAX_ANIMALS) return null;
    return { path: 'animals', message: NO_ANIMALS };
  },
};

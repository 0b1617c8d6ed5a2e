import { daysBetween, type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import { stayRuleIssue } from '#shared/bookings/stay-rules.ts';
import type { Language } from '#shared/texts/texts.ts';
import {
  extrasFor,
  type PriceExtras,
  type PriceLists,
  type PricePeriod,
  paidNights,
  periodOn,
  priceListYearFor,
} from './price-lists.ts';

export type QuoteRequest = {
  startDate: StayDate;
  /** Departure day, exclusive; if equal to `startDate`, the stay counts as one night. */
  endDate: StayDate;
  numberOfGuests: number;
  linen: boolean;
  /** Guests over twelve, who pay the tourist tax. */
  over12: number;
  animals: number;
};

/** The lines of a price list, in their order; `other` is one that staff wrote. */
export const quoteLineKinds = [
  'stay',
  'gap',
  'longStay',
  'lastMinute',
  'cleaning',
  'linen',
  'extraGuests',
  'animals',
  'touristTax',
  'other',
] as const;
export type QuoteLineKind = (typeof quoteLineKinds)[number];

/** Whether a line is no part of the rent. Discounts are, and what more guests pay. */
export const isBesideRent = (kind: QuoteLineKind): boolean =>
  kind === 'cleaning' || kind === 'linen' || kind === 'animals' || kind === 'touristTax';

export type QuoteLine = {
  kind: QuoteLineKind;
  label: string;
  detail: string;
  amountCents: number;
};

export type Quote = {
  nights: number;
  lines: QuoteLine[];
  totalCents: number;
  /** Under seven nights the price is agreed with the administrators. */
  toBeAgreed: boolean;
  /** The year of the price list used, if it is not the stay's own; otherwise null. */
  priceListYear: number | null;
  /** The rule of the price list that keeps visitors from asking for this stay; null if none does. */
  brokenRule: string | null;
};

export type QuotedPrices = PriceLists & { roundsToEuro: boolean };

/** The name of a total, before and after both sides agreed. */
export const totalLabel = (isAgreed: boolean, { t }: Pick<Language, 't'>): string =>
  t(isAgreed ? 'prices.totalAgreed' : 'prices.totalIndicative');

/** The name of a line in the reader's language; staff's own words are what they are. */
export const lineName = (
  { kind, label = '' }: { kind: QuoteLineKind; label?: string },
  { startDate, endDate }: Pick<QuoteRequest, 'startDate' | 'endDate'>,
  { t, formatNights }: Pick<Language, 't' | 'formatNights'>,
): string => {
  switch (kind) {
    case 'other':
      return label;
    case 'cleaning':
    case 'linen':
    case 'touristTax':
      return t(`prices.${kind}`);
    case 'stay':
      break;
    default:
      return t(`priceRules.${kind}`);
  }
  // A stay within a day pays one night.
  return t('prices.stayOf', { nights: formatNights(Math.max(1, daysBetween(startDate, endDate))) });
};

const NIGHTS_PER_WEEK = 7;

const countBy = <T>(items: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

const stayLine = (
  nights: readonly PricePeriod[],
  roundsToEuro: boolean,
  { t, formatNights, formatEuro }: Language,
): QuoteLine => {
  const counts = [...countBy(nights.map((period) => period.weeklyPriceCents))];
  const detail = counts
    .map(([weekly, count]) =>
      t('prices.nightsAtWeekly', { nights: formatNights(count), price: formatEuro(weekly) }),
    )
    .join(', ');
  // Whole weeks cost exactly the listed price, even if it has cents.
  const isListed = counts.every(([, count]) => count % NIGHTS_PER_WEEK === 0);
  const step = roundsToEuro && !isListed ? 100 : 1;
  const weeklySum = nights.reduce((sum, period) => sum + period.weeklyPriceCents, 0);
  // Sum first and round once.
  const amountCents = Math.round(weeklySum / NIGHTS_PER_WEEK / step) * step;
  const label = t('prices.stayOf', { nights: formatNights(nights.length) });
  return { kind: 'stay', label, detail, amountCents };
};

const linenLine = (guests: number, extras: PriceExtras, { t }: Language): QuoteLine => {
  const max = extras.linenSmallGroupMax;
  const small = guests <= max;
  return {
    kind: 'linen',
    label: t('prices.linen'),
    detail: t(small ? 'prices.linenUpTo' : 'prices.linenOver', { max }),
    amountCents: small ? extras.linenSmallGroupCents : extras.linenLargeGroupCents,
  };
};

/** `rates`: the price of each night for one guest. */
const taxLine = (
  rates: readonly number[],
  over12: number,
  { t, formatNights, formatEuro }: Language,
): QuoteLine => ({
  kind: 'touristTax',
  label: t('prices.touristTax'),
  detail: [...countBy(rates)]
    .map(([rate, count]) =>
      t('prices.taxOf', { rate: formatEuro(rate), over12, nights: formatNights(count) }),
    )
    .join(', '),
  amountCents: rates.reduce((sum, rate) => sum + rate * over12, 0),
});

/** All that `quoteStay` knows but the rules and charges that few houses have: their pages alone load those. */
export const quoteByPlainList = (
  request: QuoteRequest,
  prices: QuotedPrices,
  language: Language,
): Quote => {
  const { t } = language;
  const { periods } = prices;
  const nights = paidNights(request);
  const extras = extrasFor(yearOf(request.startDate), prices);
  const lines: QuoteLine[] = [
    stayLine(
      nights.map((night) => periodOn(night, periods)),
      prices.roundsToEuro,
      language,
    ),
    {
      kind: 'cleaning',
      label: t('prices.cleaning'),
      detail: t('prices.oncePerStay'),
      amountCents: extras.cleaningCents,
    },
    ...(request.linen ? [linenLine(request.numberOfGuests, extras, language)] : []),
    taxLine(
      nights.map((night) => extrasFor(yearOf(night), prices).touristTaxCents),
      request.over12,
      language,
    ),
  ];
  const borrowed = nights
    .map((night) => ({ year: yearOf(night), list: priceListYearFor(yearOf(night), periods) }))
    .find(({ year, list }) => year !== list);
  return {
    nights: nights.length,
    lines,
    totalCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
    toBeAgreed: nights.length < NIGHTS_PER_WEEK,
    priceListYear: borrowed?.list ?? null,
    brokenRule: stayRuleIssue(request, periods, language)?.message ?? null,
  };
};

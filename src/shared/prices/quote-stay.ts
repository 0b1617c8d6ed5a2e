import { daysBetween, type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import type { Language } from '#shared/texts/texts.ts';
import { type ChargedPer, extrasFor, type PriceExtras, type PriceRules } from './price-lists.ts';
import {
  type Quote,
  type QuotedPrices,
  type QuoteLine,
  type QuoteRequest,
  quoteByPlainList,
} from './quote.ts';

// A quote, and what only some price lists have: rules, and charges for people and animals.

type RuledStay = {
  /** Paid nights. */
  nights: number;
  /** From the day on which the stay is asked for until the arrival. */
  daysAhead: number;
  /** It breaks a rule of the list, and may: it fills a gap. */
  isGap: boolean;
};

type PriceChange = {
  kind: 'gap' | 'longStay' | 'lastMinute';
  detail: string;
  /** Negative for a discount. */
  percent: number;
  appliesTo: (stay: RuledStay) => boolean;
};

/** '−10 %', '+10 %' */
export const formatPercent = (percent: number, { t }: Pick<Language, 't'>): string =>
  `${percent < 0 ? '−' : '+'}${t('priceRules.percent', { percent: Math.abs(percent) })}`;

const isThere = <Item>(item: Item | undefined): item is Item => item !== undefined;

/** What the rules add to the price of the nights, or take off it. */
export const priceChanges = (
  { gap, longStay, lastMinute }: PriceRules,
  { t, formatNights }: Language,
): PriceChange[] => {
  const changes: (PriceChange | undefined)[] = [
    gap && {
      kind: 'gap',
      detail: t('priceRules.gapOf', { nights: formatNights(gap.nights) }),
      percent: gap.percent,
      appliesTo: ({ isGap }) => isGap,
    },
    longStay && {
      kind: 'longStay',
      detail: t('priceRules.fromNights', { nights: formatNights(longStay.nights) }),
      percent: -longStay.percent,
      appliesTo: ({ nights }) => nights >= longStay.nights,
    },
    lastMinute && {
      kind: 'lastMinute',
      detail: t('priceRules.withinDays', { count: lastMinute.days }),
      percent: -lastMinute.percent,
      appliesTo: ({ daysAhead }) => daysAhead >= 0 && daysAhead <= lastMinute.days,
    },
  ];
  return changes.filter(isThere);
};

/**
 * The lines below that of the nights, of whose price they are percents: the surcharge for a gap, and the largest
 * discount alone. In multiples of `step` cents.
 */
const changeLines = (
  rules: PriceRules,
  { nightsCents, stay, step }: { nightsCents: number; stay: RuledStay; step: number },
  language: Language,
): QuoteLine[] => {
  const changes = priceChanges(rules, language).filter(({ appliesTo }) => appliesTo(stay));
  const lowest = Math.min(...changes.map(({ percent }) => percent));
  const largest = changes.find(({ kind, percent }) => kind !== 'gap' && percent === lowest);
  return changes
    .filter((change) => change.kind === 'gap' || change === largest)
    .map(({ kind, detail, percent }) => ({
      kind,
      label: language.t(`priceRules.${kind}`),
      detail: percent === 0 ? detail : `${formatPercent(percent, language)}, ${detail}`,
      amountCents: (Math.round((nightsCents * percent) / 100 / step) || 0) * step,
    }));
};

type Party = Pick<QuoteRequest, 'numberOfGuests' | 'animals'>;

type Charge = {
  kind: 'extraGuests' | 'animals';
  /** Whom it is for, as the price list says it. */
  detail: string;
  cents: number;
  per: ChargedPer;
  countIn: (party: Party) => number;
};

/** What a list charges for each person beyond a number, and for each animal. */
export const chargesOf = (
  { extraGuest, animal }: PriceExtras,
  { t }: Pick<Language, 't'>,
): Charge[] => {
  const charges: (Charge | undefined)[] = [
    extraGuest && {
      ...extraGuest,
      kind: 'extraGuests',
      detail: t('priceRules.eachBeyond', { included: extraGuest.included }),
      countIn: ({ numberOfGuests }) => Math.max(0, numberOfGuests - extraGuest.included),
    },
    animal && {
      ...animal,
      kind: 'animals',
      detail: t('priceRules.each'),
      countIn: ({ animals }) => animals,
    },
  ];
  return charges.filter(isThere);
};

/** The lines of the charges that a party has. */
const chargeLines = (
  extras: PriceExtras,
  { party, nights }: { party: Party; nights: number },
  language: Language,
): QuoteLine[] =>
  chargesOf(extras, language).flatMap(({ kind, cents, per, countIn }) => {
    const count = countIn(party);
    if (count === 0) return [];
    const isNightly = per === 'night';
    return {
      kind,
      label: language.t(`priceRules.${kind}`),
      detail: [language.formatEuro(cents), count, isNightly ? language.formatNights(nights) : []]
        .flat()
        .join(' × '),
      amountCents: cents * count * (isNightly ? nights : 1),
    };
  });

/** What a price depends on besides the request and the list. */
type Asked = {
  /** The day on which the stay is asked for, at the house. */
  askedOn: StayDate;
  /** It has all nights of a gap that may be asked for whole. */
  fillsGap: boolean;
};

/**
 * The price of a stay, line by line, in cents and in the words of a language. Each night costs a seventh of its
 * period's weekly price and its year's tourist tax; other charges are those of the year of arrival. Throws RangeError
 * if no list covers a night: callers check the dates first.
 */
export const quoteStay = (
  request: QuoteRequest,
  prices: QuotedPrices,
  language: Language,
  { askedOn, fillsGap }: Asked,
): Quote => {
  const plain = quoteByPlainList(request, prices, language);
  const { nights, brokenRule } = plain;
  const { startDate } = request;
  const { rules = {}, roundsToEuro } = prices;
  const extras = extrasFor(yearOf(startDate), prices);
  const isGap = fillsGap && brokenRule !== null;
  const stay = { nights, daysAhead: daysBetween(askedOn, startDate), isGap };
  const step = roundsToEuro ? 100 : 1;
  const lines = plain.lines.flatMap((line): QuoteLine[] => {
    const { kind, amountCents: nightsCents } = line;
    if (kind === 'stay')
      return [line, ...changeLines(rules, { nightsCents, stay, step }, language)];
    if (kind === 'touristTax')
      return [...chargeLines(extras, { party: request, nights }, language), line];
    return [line];
  });
  return {
    ...plain,
    lines,
    totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    brokenRule: fillsGap ? null : brokenRule,
  };
};

import { z } from 'zod';
import { LONGEST_REQUEST_NIGHTS, MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import { guests, over12 } from '#shared/bookings/party.schema.ts';
import { addDays, yearOf } from '#shared/bookings/stay-dates.ts';
import { optionalText, seenVersion, stayDate, version } from '#shared/forms/fields.schema.ts';
import { untranslated } from '#shared/languages/translated.schema.ts';
import { text } from '#shared/texts/texts.ts';
import { changeoverDays, noRule } from './price-lists.ts';
import { quoteLineKinds } from './quote.ts';

/** Money in whole cents. */
export const cents = z
  .number({ error: 'Indica un importo' })
  .int('Indica un importo in centesimi')
  .min(0, 'Un importo non può essere negativo')
  .max(10_000_000, 'Questo importo è troppo alto');

const pricePeriod = z.object({
  startDate: stayDate('Indica il primo giorno del periodo'),
  endDate: stayDate('Indica l’ultimo giorno del periodo'),
  weeklyPriceCents: cents,
  /** How long visitors stay at least; staff are not limited. */
  minNights: z
    .number({ error: 'Indica quante notti' })
    .int('Indica un numero intero di notti')
    .min(1, 'Indica almeno 1 notte')
    .max(LONGEST_REQUEST_NIGHTS, `Indica al massimo ${LONGEST_REQUEST_NIGHTS} notti`)
    .default(noRule.minNights),
  /** The weekday on which visitors arrive and leave; null for any. */
  changeoverDay: z
    .enum(changeoverDays, { error: 'Indica un giorno della settimana, per esempio saturday' })
    .nullable()
    .default(noRule.changeoverDay),
});

const priceExtras = z.object({
  cleaningCents: cents,
  linenSmallGroupCents: cents,
  linenLargeGroupCents: cents,
  linenSmallGroupMax: z
    .number({ error: 'Indica quante persone' })
    .int('Indica un numero intero di persone')
    .min(1, 'Indica almeno 1 persona')
    .max(MAX_GUESTS, `Indica al massimo ${MAX_GUESTS} persone`),
  touristTaxCents: cents,
});

const year = z.number({ error: 'Indica l’anno' }).int().min(2000).max(2100);

const extrasOfYear = priceExtras.extend({ year });

const roundsToEuro = z.boolean({ error: 'Indica true o false' });

/** The price lists of this and coming years (or the latest one), extras and notes. */
export const priceList = z.object({
  periods: z.array(pricePeriod),
  /** Those of the first year's list. */
  extras: priceExtras,
  /** Those of the lists after it. */
  laterExtras: z.array(extrasOfYear),
  /** Whether the nights of a quote are rounded to the euro; whole weeks never are. */
  roundsToEuro,
  /** One note per line. */
  notes: z.string(),
  /** One version for all lists. */
  version,
});
export type PriceList = z.infer<typeof priceList>;

/** As visitors read it in their language. */
export const priceListView = priceList.extend({ untranslated });
export type PriceListView = z.infer<typeof priceListView>;

type Period = z.infer<typeof pricePeriod>;
type Issue = { path: PropertyKey[]; message: string };

const MAX_PERIODS = 60;

/** Why periods, the first at `offset`, do not cover each day of the year exactly once; null if they do. */
const gapIn = (year: number, periods: readonly Period[], offset: number): Issue | null => {
  if (periods.length > MAX_PERIODS) {
    return { path: ['periods'], message: 'Il listino ha troppi periodi' };
  }
  let expected = `${year}-01-01`;
  for (const [index, period] of periods.entries()) {
    if (period.startDate !== expected || period.endDate < period.startDate) {
      const message = `I periodi devono seguirsi senza vuoti: questo deve cominciare il ${expected}`;
      return { path: ['periods', offset + index, 'startDate'], message };
    }
    expected = addDays(period.endDate, 1);
  }
  if (expected === `${year + 1}-01-01`) return null;
  const message = `L’ultimo periodo deve finire il 31 dicembre ${year}`;
  return { path: ['periods', offset + periods.length - 1, 'endDate'], message };
};

/** The same for the lists of several years, one after the other. */
const gapInYears = (periods: readonly Period[]): Issue | null => {
  const years = [...new Set(periods.map(({ startDate }) => yearOf(startDate)))];
  const isOf = (year: number) => (period: Period) => yearOf(period.startDate) === year;
  return years.reduce<Issue | null>(
    (found, year) =>
      found ?? gapIn(year, periods.filter(isOf(year)), periods.findIndex(isOf(year))),
    null,
  );
};

/**
 * One year's whole list, or several in the form of the answer; omitted parts keep their values.
 * `extras` are those of `year`, or without it those of the first list, as in the answer.
 */
export const updatePricesInput = z
  .object({
    year: year.optional(),
    periods: z
      .array(pricePeriod, { error: 'Indica i periodi del listino' })
      .min(1, 'Il listino deve avere almeno un periodo')
      .max(10 * MAX_PERIODS, 'Il listino ha troppi periodi')
      .optional(),
    extras: priceExtras.partial().optional(),
    laterExtras: z.array(extrasOfYear).max(10, 'Gli anni sono troppi').optional(),
    roundsToEuro: roundsToEuro.optional(),
    notes: optionalText(2000).optional(),
    seenVersion,
  })
  .superRefine(({ year, periods, extras }, context) => {
    if (periods === undefined) {
      if (year === undefined || extras !== undefined) return;
      const message = 'Servono l’anno e i suoi periodi';
      context.addIssue({ code: 'custom', path: ['periods'], message });
      return;
    }
    const issue = year === undefined ? gapInYears(periods) : gapIn(year, periods, 0);
    if (issue) context.addIssue({ code: 'custom', ...issue });
  });
export type UpdatePricesInput = z.infer<typeof updatePricesInput>;

export const quoteInput = z.object({
  startDate: stayDate(text('booking.checkInRequired')),
  endDate: stayDate(text('booking.checkOutRequired')),
  numberOfGuests: guests,
  linen: z.boolean({ error: text('booking.linenRequired') }).default(false),
  over12: over12.optional(),
});
export type QuoteInput = z.infer<typeof quoteInput>;

export const quote = z.object({
  nights: z.number().int(),
  lines: z.array(
    z.object({
      kind: z.enum(quoteLineKinds),
      label: z.string(),
      detail: z.string(),
      amountCents: z.number().int(),
    }),
  ),
  totalCents: z.number().int(),
  toBeAgreed: z.boolean(),
  priceListYear: z.number().int().nullable(),
  brokenRule: z.string().nullable().meta({
    description: 'The rule for which visitors cannot ask for these dates, as they read it',
  }),
});

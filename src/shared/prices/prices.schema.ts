import { z } from 'zod';
import { LONGEST_REQUEST_NIGHTS, MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import { animals, guests, over12 } from '#shared/bookings/party.schema.ts';
import { addDays, yearOf } from '#shared/bookings/stay-dates.ts';
import { optionalText, seenVersion, stayDate, version } from '#shared/forms/fields.schema.ts';
import { untranslated } from '#shared/languages/translated.schema.ts';
import { text } from '#shared/texts/texts.ts';
import { changeoverDays, chargedPer, noRule } from './price-lists.ts';
import { quoteLineKinds } from './quote.ts';

const MAX_PERIODS = 60;
/** Of a rule; a discount leaves something to pay. */
const MAX_PERCENT = 90;
const MAX_DAYS_AHEAD = 60;

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

const whole = (min: number, max: number) => {
  const message = `Indica un numero intero, da ${min} a ${max}`;
  return z.number({ error: message }).int(message).min(min, message).max(max, message);
};

const ruleNights = whole(1, LONGEST_REQUEST_NIGHTS);

const amount = cents.min(1, 'Indica un importo maggiore di zero');
const per = z.enum(chargedPer, { error: 'Indica night o stay' });

const extraGuest = z
  .object({
    included: whole(1, MAX_GUESTS),
    cents: amount,
    per,
  })
  .meta({
    description:
      'The charge for each guest beyond the first `included`; left out or null without one',
  });

const animal = z
  .object({ cents: amount, per })
  .meta({ description: 'The charge for each animal; left out or null without one' });

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
  extraGuest: extraGuest.optional(),
  animal: animal.optional(),
});

/** As they are written: null takes a charge away. */
const writtenExtras = priceExtras.extend({
  extraGuest: extraGuest.nullable().optional(),
  animal: animal.nullable().optional(),
});

const priceRules = z
  .object({
    gap: z.object({ nights: ruleNights, percent: whole(0, MAX_PERCENT) }).optional(),
    longStay: z.object({ nights: ruleNights, percent: whole(1, MAX_PERCENT) }).optional(),
    lastMinute: z
      .object({ days: whole(1, MAX_DAYS_AHEAD), percent: whole(1, MAX_PERCENT) })
      .optional(),
  })
  .meta({
    description:
      'Rules for all years; one that is left out does not apply. `gap`: the free nights between two taken stretches, at most `nights`, may be asked for whole whatever the minimum stay and the changeover day, for `percent` more. `longStay`: from `nights` nights on `percent` less. `lastMinute`: asked for `days` days before the arrival or later, `percent` less. Percents are of the nights alone; of two discounts the larger one counts.',
  });

const year = z.number({ error: 'Indica l’anno' }).int().min(2000).max(2100);

const extrasOfYear = priceExtras.extend({ year });
const writtenExtrasOfYear = writtenExtras.extend({ year });

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
  /** Missing without any. */
  rules: priceRules.optional(),
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
    extras: writtenExtras.partial().optional(),
    laterExtras: z.array(writtenExtrasOfYear).max(10, 'Gli anni sono troppi').optional(),
    roundsToEuro: roundsToEuro.optional(),
    /** All of them; those left out do not apply any more. */
    rules: priceRules.optional(),
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
  animals: animals.default(0),
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

import { z } from 'zod';
import { MAX_GUESTS } from './booking-rules.ts';
import { optionalText, seenVersion, stayDate, version } from './fields.schema.ts';
import { addDays } from './stay-dates.ts';

/** Money in whole cents. */
export const cents = z
  .number({ error: 'Indica un importo' })
  .int('Indica un importo in centesimi')
  .min(0, 'Un importo non può essere negativo')
  .max(10_000_000, 'Questo importo è troppo alto');

const pricePeriod = z.object({
  startDate: stayDate('Indica il primo giorno del periodo'),
  endDate: stayDate("Indica l'ultimo giorno del periodo"),
  weeklyPriceCents: cents,
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

/** The price lists of this and coming years (or the latest one), extras and notes. */
export const priceList = z.object({
  periods: z.array(pricePeriod),
  extras: priceExtras,
  /** One note per line. */
  notes: z.string(),
  /** One version for all lists. */
  version,
});
export type PriceList = z.infer<typeof priceList>;

type YearOfPeriods = { year: number; periods: z.infer<typeof pricePeriod>[] };

/** Why the periods do not cover each day of their year exactly once; null if they do. */
const gapIn = ({
  year,
  periods,
}: YearOfPeriods): { path: PropertyKey[]; message: string } | null => {
  let expected = `${year}-01-01`;
  for (const [index, period] of periods.entries()) {
    if (period.startDate !== expected || period.endDate < period.startDate) {
      const message = `I periodi devono seguirsi senza vuoti: questo deve cominciare il ${expected}`;
      return { path: ['periods', index, 'startDate'], message };
    }
    expected = addDays(period.endDate, 1);
  }
  if (expected === `${year + 1}-01-01`) return null;
  const message = `L'ultimo periodo deve finire il 31 dicembre ${year}`;
  return { path: ['periods', periods.length - 1, 'endDate'], message };
};

/** One year's whole list, the extras, the notes; parts left out keep their values. */
export const updatePricesInput = z
  .object({
    year: z.number({ error: "Indica l'anno" }).int().min(2000).max(2100).optional(),
    periods: z
      .array(pricePeriod, { error: 'Indica i periodi del listino' })
      .min(1, 'Il listino deve avere almeno un periodo')
      .max(60, 'Il listino ha troppi periodi')
      .optional(),
    extras: priceExtras.partial().optional(),
    notes: optionalText(2000).optional(),
    version: seenVersion,
  })
  .superRefine(({ year, periods }, context) => {
    if (year === undefined && periods === undefined) return;
    const issue =
      year === undefined || periods === undefined
        ? {
            path: [year === undefined ? 'year' : 'periods'],
            message: "Servono l'anno e i suoi periodi",
          }
        : gapIn({ year, periods });
    if (issue) context.addIssue({ code: 'custom', ...issue });
  });
export type UpdatePricesInput = z.infer<typeof updatePricesInput>;

export const quoteInput = z.object({
  startDate: stayDate('Seleziona la data di check-in'),
  endDate: stayDate('Seleziona la data di check-out'),
  numberOfGuests: z
    .number({ error: 'Indica almeno 1 ospite' })
    .int()
    .min(1, 'Indica almeno 1 ospite')
    .max(MAX_GUESTS, `Indica al massimo ${MAX_GUESTS} ospiti`),
  linen: z.boolean({ error: 'Indica se serve la biancheria' }).default(false),
  over12: z.number().int().min(0).max(MAX_GUESTS).optional(),
});
export type QuoteInput = z.infer<typeof quoteInput>;

export const quote = z.object({
  nights: z.number().int(),
  lines: z.array(
    z.object({
      kind: z.enum(['stay', 'cleaning', 'linen', 'touristTax']),
      label: z.string(),
      detail: z.string(),
      amountCents: z.number().int(),
    }),
  ),
  totalCents: z.number().int(),
  toBeAgreed: z.boolean(),
  priceListYear: z.number().int().nullable(),
});

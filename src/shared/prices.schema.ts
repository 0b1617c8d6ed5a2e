import { z } from 'zod';
import { MAX_GUESTS } from './booking-rules.ts';
import { optionalText, stayDate } from './fields.schema.ts';
import { addDays } from './stay-dates.ts';

const cents = z
  .number({ error: 'Indica un importo' })
  .int('Indica un importo in centesimi')
  .min(0, 'Un importo non può essere negativo')
  .max(10_000_000, 'Questo importo è troppo alto');

export const pricePeriod = z.object({
  startDate: stayDate('Indica il primo giorno del periodo'),
  endDate: stayDate("Indica l'ultimo giorno del periodo"),
  weeklyPriceCents: cents,
});

export const priceExtras = z.object({
  cleaningCents: cents,
  linenSmallGroupCents: cents,
  linenLargeGroupCents: cents,
  linenSmallGroupMax: z.number().int().min(1).max(MAX_GUESTS),
  touristTaxCents: cents,
});

/** The lists of this year and the years to come (or the latest one), extras and notes. */
export const priceList = z.object({
  periods: z.array(pricePeriod),
  extras: priceExtras,
  /** One note a line. */
  notes: z.string(),
});
export type PriceList = z.infer<typeof priceList>;

/** Replaces the list of one year; extras and notes stay as they are where they are left out. */
export const updatePricesInput = z
  .object({
    year: z.number({ error: "Indica l'anno" }).int().min(2000).max(2100),
    periods: z.array(pricePeriod).min(1, 'Il listino deve avere almeno un periodo').max(60),
    extras: priceExtras.optional(),
    notes: optionalText(2000).optional(),
  })
  .superRefine(({ year, periods }, context) => {
    let expected = `${year}-01-01`;
    for (const [index, period] of periods.entries()) {
      if (period.startDate !== expected || period.endDate < period.startDate) {
        context.addIssue({
          code: 'custom',
          path: ['periods', index, 'startDate'],
          message: `I periodi devono seguirsi senza vuoti: questo deve cominciare il ${expected}`,
        });
        return;
      }
      expected = addDays(period.endDate, 1);
    }
    if (expected !== `${year + 1}-01-01`) {
      context.addIssue({
        code: 'custom',
        path: ['periods', periods.length - 1, 'endDate'],
        message: `L'ultimo periodo deve finire il 31 dicembre ${year}`,
      });
    }
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

import { z } from 'zod';
import { staySources } from '#shared/bookings/stay-sources.ts';
import {
  byId,
  entityId,
  instant,
  requiredLine,
  seenVersion,
  stayDate,
  version,
} from '#shared/forms/fields.schema.ts';
import { MAX_PARTY } from '#shared/party/party-rules.ts';
import { cents } from '#shared/prices/prices.schema.ts';
import { countings, taxCollectors, taxRhythms } from './tax-returns.ts';
import { taxCategories } from './tax-rules.ts';

// Tourist tax and landing fee. Decision 'Tourist tax'.

const whole = (min: number, max: number) => {
  const message = `Indica un numero intero, da ${min} a ${max}.`;
  return z.number({ error: message }).int(message).min(min, message).max(max, message);
};

const fixed = z.object({ kind: z.literal('fixed'), cents });

const amount = z.discriminatedUnion(
  'kind',
  [
    fixed,
    /** `permille` 105 is 10.5 % of the price of the night for one person. */
    z.object({ kind: z.literal('percent'), permille: whole(1, 1000), capCents: cents }),
  ],
  { error: 'Scegli una somma fissa o una percentuale.' },
);

const months = z
  .array(whole(1, 12))
  .min(1, 'Scegli almeno un mese.')
  .max(12)
  .refine((list) => new Set(list).size === list.length, 'Ogni mese conta una volta.');

const areApart = (seasons: readonly { months: number[] }[]): boolean => {
  const all = seasons.flatMap((season) => season.months);
  return new Set(all).size === all.length;
};

const APART = 'Un mese sta in una stagione sola.';
const age = whole(0, 99);

const taxRule = z
  .object({
    /** For nights from this day on, until the next rule. */
    from: stayDate('Indica da che giorno vale.'),
    /** For each person and night. */
    amount,
    /** Months with another amount; 0 cents where none is due. */
    seasons: z.array(z.object({ months, amount })).max(12).refine(areApart, APART).default([]),
    /** Persons younger than this pay nothing; 0 if all pay. */
    freeUnderAge: age,
    reduced: z
      .object({
        underAge: age,
        amount: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('percent'), percent: whole(1, 100) }),
          fixed,
        ]),
      })
      .nullable()
      .default(null),
    maxNights: z
      .object({ nights: whole(1, 366), per: z.enum(['stay', 'year']) })
      .nullable()
      .default(null),
  })
  .refine(({ reduced, freeUnderAge }) => !reduced || reduced.underAge > freeUnderAge, {
    path: ['reduced', 'underAge'],
    message: 'Chi paga meno è più grande di chi non paga.',
  });

const taxRules = z
  .array(taxRule)
  .min(1, 'Serve almeno una regola.')
  .max(50)
  .refine(
    (rules) => new Set(rules.map(({ from }) => from)).size === rules.length,
    'Due regole cominciano lo stesso giorno.',
  );

/** What the carrier collects from each person at the landing. */
const landingFee = z.object({
  cents,
  /** Months with another sum; 0 where none is due. */
  seasons: z.array(z.object({ months, cents })).max(12).refine(areApart, APART),
  freeUnderAge: age,
});
export type LandingFee = z.infer<typeof landingFee>;

/** Null where the house has none. */
export const landingFeeAnswer = z.object({ fee: landingFee.nullable() });

const taxKinds = ['off', 'tax', 'fee'] as const;

const settingsFields = {
  kind: z.enum(taxKinds, { error: 'Scegli off, tax o fee.' }),
  rules: taxRules,
  fee: landingFee,
  countedBy: z.enum(countings, { error: 'Scegli night o departure.' }),
  rhythm: z.enum(taxRhythms, { error: 'Scegli month, quarter o year.' }),
  /** Days after the end of a period until its return is due. */
  dueDays: whole(1, 180),
};

export const taxSettings = z.object({
  ...settingsFields,
  /** What the price list says for each person and night, where today's rule has another fixed sum or there is a landing fee instead. */
  otherListCents: cents.nullable(),
  version,
});
export type TaxSettings = z.infer<typeof taxSettings>;

/** Fields left out keep their values. */
export const updateTaxSettingsInput = z.object(settingsFields).partial().extend({ seenVersion });
export type UpdateTaxSettingsInput = z.output<typeof updateTaxSettingsInput>;

const exemption = z.object({
  /** The word of the comune's form: resident, health care, workers. */
  reason: requiredLine('Scrivi perché non paga.', 80),
  /** The guest; null for one of those whose data are missing. */
  guestId: entityId.nullable().default(null),
});
export type TaxExemption = z.infer<typeof exemption>;

const collector = z.enum(taxCollectors, { error: 'Scegli house o portal.' });

/** Fields left out keep their values. */
export const updateStayTaxInput = byId.extend({
  collector: collector.optional(),
  exemptions: z.array(exemption).max(MAX_PARTY).optional(),
  earlierNights: whole(0, 366).optional(),
  collectedCents: cents.nullable().optional(),
  collectedOn: stayDate('Indica quando.').nullable().optional(),
  seenVersion,
});
export type UpdateStayTaxInput = z.output<typeof updateStayTaxInput>;

const span = z.object({
  from: z.iso.date(),
  nights: z.number().int(),
  category: z.enum(taxCategories),
  /** Why nothing is due. */
  reason: z.string(),
  /** For each person and night. */
  cents: z.number().int(),
});

const group = z.object({ people: z.number().int(), spans: z.array(span) });

/** `not-due` where nothing is; a portal's is always `collected`. */
export const taxStates = ['not-due', 'due', 'collected'] as const;
export type TaxState = (typeof taxStates)[number];

export const stayTax = z.object({
  /** The stay's. */
  id: entityId,
  /** Whether the site follows the tax at all. */
  isOn: z.boolean(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  guestName: z.string().nullable(),
  collector,
  /** By the rules, whoever collects. */
  dueCents: z.number().int(),
  /** What guests paid, or the portal took; null if not entered. */
  collectedCents: cents.nullable(),
  collectedOn: z.iso.date().nullable(),
  state: z.enum(taxStates),
  /** By the ages of everybody on each night; otherwise by the party of the booking. */
  isExact: z.boolean(),
  /** The guests' data are gone, and the sums are kept as they were. */
  isKept: z.boolean(),
  groups: z.array(group),
  exemptions: z.array(exemption),
  /** Nights of the calendar year that the guests have paid in this house before. */
  earlierNights: z.number().int(),
  /** Whether a rule of these nights limits those of a year. */
  hasYearLimit: z.boolean(),
  /** Those who can be exempt by name. */
  guests: z.array(z.object({ id: entityId, name: z.string() })),
  version,
});
export type StayTax = z.infer<typeof stayTax>;

const wholeYear = { error: 'Indica l’anno.' };

/** A calendar month, a quarter, or without both a year. */
export const taxPeriodInput = z
  .object({
    year: z.number(wholeYear).int().min(2000).max(2100),
    quarter: whole(1, 4).optional(),
    month: whole(1, 12).optional(),
  })
  .refine(({ quarter, month }) => quarter === undefined || month === undefined, {
    path: ['month'],
    message: 'Indica il mese o il trimestre.',
  });

export const taxAuthorities = ['comune', 'state'] as const;
export type TaxAuthority = (typeof taxAuthorities)[number];

export const declareTaxInput = z
  .object({
    ...taxPeriodInput.shape,
    authority: z.enum(taxAuthorities, { error: 'Scegli comune o state.' }).default('comune'),
    /** False takes the mark back. */
    declared: z.boolean({ error: 'Indica true o false.' }).default(true),
  })
  .refine(({ authority, quarter, month }) => authority === 'comune' || !(quarter || month), {
    path: ['authority'],
    message: 'La dichiarazione allo Stato è di un anno intero.',
  });
export type DeclareTaxInput = z.output<typeof declareTaxInput>;

const count = z.object({ people: z.number().int(), nights: z.number().int() });
const sums = { full: count, reduced: count, exempt: count, cents: z.number().int() };

/** The sums of a period, by who collects. */
const sumsOfPeriod = {
  own: z.object(sums),
  portal: z.object(sums),
  /** Nights of all persons by what each paid for one. */
  rates: z.array(z.object({ cents: z.number().int(), nights: z.number().int() })),
};

const taxReturnFields = {
  /** First and last day, both included. */
  from: z.iso.date(),
  lastDay: z.iso.date(),
  ...sumsOfPeriod,
  exemptions: z.array(z.object({ reason: z.string(), nights: z.number().int() })),
  /** Of a year. */
  quarters: z.array(z.object({ quarter: z.number().int(), ...sumsOfPeriod })),
  /** They sum to the columns. */
  stays: z.array(
    z.object({
      id: entityId,
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      guestName: z.string().nullable(),
      source: z.enum(staySources),
      collector,
      isExact: z.boolean(),
      ...sums,
    }),
  ),
  /** To whom this period is declared. */
  declarations: z.array(
    z.object({
      authority: z.enum(taxAuthorities),
      dueOn: z.iso.date(),
      declaredAt: instant.nullable(),
      /** Who marked it; null for somebody without an account any more. */
      declaredBy: z.string().nullable(),
      /** The sums are others than when it was marked. */
      hasChanged: z.boolean(),
    }),
  ),
};

/** Empty columns while the tax is off. */
export const taxReturn = z.object({
  ...taxPeriodInput.shape,
  isOn: z.boolean(),
  countedBy: z.enum(countings),
  rhythm: z.enum(taxRhythms),
  ...taxReturnFields,
});
export type TaxReturn = z.infer<typeof taxReturn>;
export type TaxReturnStay = TaxReturn['stays'][number];

export const TAX_FILE_NAME = 'imposta-di-soggiorno.csv';

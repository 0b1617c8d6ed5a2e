import type { Resolver } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { fieldErrors, schemaIssues } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { isStayDate, type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { formatDay } from '#shared/languages/italian-dates.ts';
import { formatEuroInput, parseEuros } from '#shared/prices/euro-input.ts';
import {
  type ChargedPer,
  extrasFor,
  type PriceExtras,
  type PriceRules,
} from '#shared/prices/price-lists.ts';
import {
  type PriceList,
  type UpdatePricesInput,
  updatePricesInput,
} from '#shared/prices/prices.schema.ts';
import { firstDays, lastDayOfYear, type PriceRow, periodsOf, rowsOf } from './price-rows.ts';

/** The form's values; amounts are typed in euros. */
export type PriceForm = {
  periods: PriceRow[];
  extras: {
    cleaning: string;
    linenSmallGroup: string;
    linenLargeGroup: string;
    linenSmallGroupMax: number;
    touristTax: string;
    /** Without an amount nothing is charged. */
    extraGuest: { cents: string; per: ChargedPer; included: string };
    animal: { cents: string; per: ChargedPer };
  };
  /** A rule whose fields are all empty does not apply. */
  rules: {
    gap: { nights: string; percent: string };
    longStay: { nights: string; percent: string };
    lastMinute: { days: string; percent: string };
  };
  roundsToEuro: boolean;
  notes: string;
};

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

const typedCents = (charge: { cents: number } | undefined): string =>
  charge ? formatEuroInput(charge.cents) : '';

const typedRules = ({ gap, longStay, lastMinute }: PriceRules): PriceForm['rules'] => ({
  gap: { nights: typed(gap?.nights), percent: typed(gap?.percent) },
  longStay: { nights: typed(longStay?.nights), percent: typed(longStay?.percent) },
  lastMinute: { days: typed(lastMinute?.days), percent: typed(lastMinute?.percent) },
});

const formOf = (
  periods: PriceRow[],
  extras: PriceExtras,
  { notes, roundsToEuro, rules = {} }: PriceList,
): PriceForm => ({
  periods,
  extras: {
    cleaning: formatEuroInput(extras.cleaningCents),
    linenSmallGroup: formatEuroInput(extras.linenSmallGroupCents),
    linenLargeGroup: formatEuroInput(extras.linenLargeGroupCents),
    linenSmallGroupMax: extras.linenSmallGroupMax,
    touristTax: formatEuroInput(extras.touristTaxCents),
    extraGuest: {
      cents: typedCents(extras.extraGuest),
      per: extras.extraGuest?.per ?? 'night',
      included: typed(extras.extraGuest?.included),
    },
    animal: { cents: typedCents(extras.animal), per: extras.animal?.per ?? 'stay' },
  },
  rules: typedRules(rules),
  roundsToEuro,
  notes,
});

/** An invalid amount becomes NaN, which the schema refuses. */
const cents = (typed: string): number => parseEuros(typed) ?? Number.NaN;

/** Anything but a whole number becomes NaN, which the schema refuses. */
const whole = (value: string): number =>
  /^\d{1,4}$/.test(value.trim()) ? Number(value) : Number.NaN;

const isEmpty = (fields: Record<string, string>): boolean =>
  Object.values(fields).every((value) => value.trim() === '');

export const rulesOf = ({ gap, longStay, lastMinute }: PriceForm['rules']): PriceRules => ({
  ...(!isEmpty(gap) && {
    // Without a surcharge the list's price applies.
    gap: { nights: whole(gap.nights), percent: whole(gap.percent.trim() || '0') },
  }),
  ...(!isEmpty(longStay) && {
    longStay: { nights: whole(longStay.nights), percent: whole(longStay.percent) },
  }),
  ...(!isEmpty(lastMinute) && {
    lastMinute: { days: whole(lastMinute.days), percent: whole(lastMinute.percent) },
  }),
});

const chargesOf = ({ extraGuest, animal }: PriceForm['extras']) => ({
  extraGuest:
    extraGuest.cents.trim() === ''
      ? null
      : {
          included: whole(extraGuest.included),
          cents: cents(extraGuest.cents),
          per: extraGuest.per,
        },
  animal: animal.cents.trim() === '' ? null : { cents: cents(animal.cents), per: animal.per },
});

export const inputOf = (
  year: number,
  { periods, extras, rules, notes, roundsToEuro }: PriceForm,
): UpdatePricesInput => ({
  year,
  periods: periodsOf(periods, year),
  extras: {
    cleaningCents: cents(extras.cleaning),
    linenSmallGroupCents: cents(extras.linenSmallGroup),
    linenLargeGroupCents: cents(extras.linenLargeGroup),
    linenSmallGroupMax: extras.linenSmallGroupMax,
    touristTaxCents: cents(extras.touristTax),
    ...chargesOf(extras),
  },
  rules: rulesOf(rules),
  roundsToEuro,
  notes,
});

/** The problem with the last day of a row, unless it is the last row; null if there is none. */
const lastDayIssue = (endDate: StayDate, startDate: StayDate, year: number): string | null => {
  if (!isStayDate(endDate)) return 'Indica l’ultimo giorno del periodo';
  if (endDate >= lastDayOfYear(year)) {
    return `Deve finire prima del ${formatDay(lastDayOfYear(year))}`;
  }
  if (endDate >= startDate) return null;
  return `Non può finire prima di cominciare (${formatDay(startDate)})`;
};

const dayIssues = (rows: readonly PriceRow[], year: number): InputIssue[] => {
  const starts = firstDays(rows, year);
  return rows.slice(0, -1).flatMap(({ endDate }, index) => {
    const message = lastDayIssue(endDate, starts[index] ?? '', year);
    return message ? [{ path: `periods.${index}.endDate`, message }] : [];
  });
};

const priceIssue = (typed: string): string | null => {
  if (typed.trim() === '') return 'Indica il prezzo di una settimana';
  const cents = parseEuros(typed);
  if (cents === null || cents % 100 !== 0) return 'Scrivi euro interi, per esempio 1.150';
  return cents === 0 ? 'Il prezzo deve essere maggiore di zero' : null;
};

const priceIssues = (rows: readonly PriceRow[]): InputIssue[] =>
  rows.flatMap(({ weeklyPrice }, index) => {
    const message = priceIssue(weeklyPrice);
    return message ? [{ path: `periods.${index}.weeklyPrice`, message }] : [];
  });

const extraIssues = (extras: PriceForm['extras']): InputIssue[] =>
  Object.entries(extras).flatMap(([name, typed]) => {
    if (typeof typed !== 'string' || parseEuros(typed) !== null) return [];
    const message = typed.trim() ? 'Scrivi un importo, per esempio 30 o 2,50' : 'Indica un importo';
    return [{ path: `extras.${name}`, message }];
  });

export const priceFormIssues = ({ periods, extras }: PriceForm, year: number): InputIssue[] => [
  ...dayIssues(periods, year),
  ...priceIssues(periods),
  ...extraIssues(extras),
];

/** From the input's field, in cents, to the form's. */
const withFieldPath = ({ path, message }: InputIssue): InputIssue => ({
  path: path.replace(/Cents$/, ''),
  message,
});

/** Validates the typed values, with more specific messages, and then the resulting input with the server's schema. */
const priceFormResolver =
  (year: number): Resolver<PriceForm> =>
  (form) => {
    const issues = [
      ...priceFormIssues(form, year),
      ...schemaIssues(updatePricesInput, inputOf(year, form)).map(withFieldPath),
    ];
    if (issues.length === 0) return { values: form, errors: {} };
    return { values: {}, errors: fieldErrors<PriceForm>(issues) };
  };

/** A list that is not saved yet, with the extras of the list it was copied from. */
export type PriceDraft = { rows: PriceRow[]; extras: PriceExtras };

export type PriceListFormProps = {
  year: number;
  prices: PriceList;
  /** An unsaved list, copied from another year. */
  draft: PriceDraft | null;
  /** The draft was saved or discarded. */
  onDraftEnd: () => void;
};

const savedForm = (list: PriceList, year: number): PriceForm =>
  formOf(
    rowsOf(list.periods.filter(({ startDate }) => yearOf(startDate) === year)),
    extrasFor(year, list),
    list,
  );

export const priceNames = {
  periods: 'Periodi',
  extras: 'Extra',
  rules: 'Sconti e regole',
  roundsToEuro: 'Arrotonda i preventivi all’euro',
  notes: 'Note',
} as const satisfies FieldNames<PriceForm>;

/** Of a row of a year's list; the rule is in a dialog. */
export const periodNames = {
  endDate: 'Ultimo giorno',
  weeklyPrice: 'A settimana (€)',
  minNights: 'Notti minime',
  changeoverDay: 'Si arriva e si parte',
} as const satisfies FieldNames<PriceRow>;

/** '3 persone', for the labels of linen. */
const formatPeople = (count: number): string =>
  count === 1 ? '1 persona' : `${count || '…'} persone`;

/** The labels of the extras, by the size of the small group. */
export const extraNames = (size: number) =>
  ({
    cleaning: 'Pulizia finale (€)',
    touristTax: 'Tassa di soggiorno, a persona e notte (€)',
    linenSmallGroup: `Biancheria fino a ${formatPeople(size)} (€)`,
    linenLargeGroup: `Biancheria oltre ${formatPeople(size)} (€)`,
    linenSmallGroupMax: 'Il primo prezzo vale fino a … persone',
    extraGuest: {
      cents: 'Ospite in più (€)',
      per: 'Ospite in più: il prezzo è',
      included: 'Ospiti compresi nel prezzo',
    },
    animal: { cents: 'Animale (€)', per: 'Animale: il prezzo è' },
  }) as const;

export const ruleNames = {
  gap: { nights: 'Fino a … notti', percent: 'Supplemento (%)' },
  longStay: { nights: 'Da … notti in su', percent: 'Sconto (%)' },
  lastMinute: { days: 'Negli ultimi … giorni', percent: 'Sconto (%)' },
} as const;

export const usePriceForm = ({ year, prices, draft, onDraftEnd }: PriceListFormProps) => {
  const update = trpc.prices.update.useMutation({ meta: { success: `Listino ${year} salvato.` } });
  const saved = useSavedForm<PriceList, PriceForm>({
    saved: prices,
    valuesOf: (list) => savedForm(list, year),
    names: priceNames,
    resolver: priceFormResolver(year),
    draft: draft && formOf(draft.rows, draft.extras, prices),
    send: (values, { version }) =>
      update.mutateAsync({ ...inputOf(year, values), seenVersion: version }),
    onReset: onDraftEnd,
    onDiscard: update.reset,
  });
  return { ...saved, update };
};

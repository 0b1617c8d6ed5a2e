import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '#server/app-context.ts';
import { invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { isWholeGap } from '#server/features/free-gaps/free-gaps.service.ts';
import { getMaxGuests } from '#server/features/property/property.service.ts';
import {
  type Translated,
  translate,
} from '#server/features/translations/translated-answers.service.ts';
import { languages, type ServerLanguage } from '#server/languages.ts';
import { partyIssue, stayIssue } from '#shared/bookings/booking-rules.ts';
import { type StayDate, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { extrasFor, type PricePeriod } from '#shared/prices/price-lists.ts';
import type { PriceList, QuoteInput, UpdatePricesInput } from '#shared/prices/prices.schema.ts';
import type { Quote, QuoteRequest } from '#shared/prices/quote.ts';
import { quoteStay } from '#shared/prices/quote-stay.ts';
import { initialExtras, initialPeriods, initialPriceSettings } from './initial-prices.ts';
import {
  findLatestYear,
  findPriceSettings,
  listExtrasFrom,
  listPeriodsFrom,
  replacePriceSettings,
  replaceYear,
  saveExtras,
} from './prices.repository.ts';
import { pricesTexts } from './prices.texts.ts';

/** The lists of this year and later ones; if this year has none, the latest list. */
export const getPriceList = async (db: Database, today: StayDate): Promise<PriceList> => {
  const thisYear = yearOf(today);
  const latestYear = (await findLatestYear(db)) ?? thisYear;
  const from = Math.min(thisYear, latestYear);
  const [first = { year: from, ...initialExtras }, ...laterExtras] = await listExtrasFrom(db, from);
  const { year: _, ...extras } = first;
  const periods = await listPeriodsFrom(db, from);
  const { rules, ...settings } = await findPriceSettings(db);
  const hasRules = Object.keys(rules).length > 0;
  return { periods, extras, laterExtras, ...(hasRules && { rules }), ...settings };
};

/** The same as visitors read it in their language. */
export const getTranslatedPriceList = async (
  db: Database,
  today: StayDate,
  locale: Locale,
): Promise<Translated<PriceList>> =>
  translate(db, { texts: pricesTexts, locale }, await getPriceList(db, today));

/** Whether staff have replaced the price list of a new site. */
export const hasOwnPrices = async (db: Database): Promise<boolean> => {
  const { year, periods } = initialPeriods;
  const listed = await listPeriodsFrom(db, year);
  return !isDeepStrictEqual(listed, periods);
};

export type PricedStay = QuoteRequest & {
  /** Of a stay that is saved: its own nights are no neighbours of it. */
  id?: number;
  /** The day on which it was asked for; today if left out. */
  askedOn?: StayDate;
};

/**
 * The price of a stay by today's price lists, whether or not it may be requested. Kept ones are for
 * staff.
 */
export const priceStay = async (
  db: Database,
  today: StayDate,
  request: PricedStay,
  language: ServerLanguage = languages.it,
): Promise<Quote> => {
  const prices = await getPriceList(db, today);
  const fillsGap = await isWholeGap(db, request, { today, rules: prices.rules });
  const { askedOn = today } = request;
  return quoteStay(request, prices, language, { askedOn, fillsGap });
};

/**
 * The price of a stay today, whether or not its days are free, in the caller's language. INVALID_INPUT.
 */
export const getQuote = async (
  app: AppContext,
  input: QuoteInput,
  locale: Locale,
): Promise<Quote> => {
  const request = { ...input, over12: input.over12 ?? input.numberOfGuests };
  const today = todayAtHouse(app.clock.now());
  const issue = stayIssue(request, today) ?? partyIssue(request, await getMaxGuests(app.database));
  if (issue) throw invalidInput(issue);
  return priceStay(app.database, today, request, languages[locale]);
};

/** The table has one row; its version is that of all lists. */
const SETTINGS_ID = 1;

const groupByYear = (periods: readonly PricePeriod[]): Map<number, PricePeriod[]> =>
  Map.groupBy(periods, ({ startDate }) => yearOf(startDate));

/** A new list has the extras that applied to its year until then. */
const saveLists = async (tx: Database, today: StayDate, periods: readonly PricePeriod[]) => {
  const before = await getPriceList(tx, today);
  for (const [year, list] of groupByYear(periods)) {
    const isNew = (await listPeriodsFrom(tx, year)).every((row) => yearOf(row.startDate) > year);
    if (isNew) await saveExtras(tx, { year, ...extrasFor(year, before) });
    await replaceYear(tx, year, list);
  }
};

type ChangedExtras = {
  path: string;
  year: number;
  extras: NonNullable<UpdatePricesInput['extras']>;
};

/** INVALID_INPUT for a year without a list. */
const changeExtras = async (tx: Database, { path, year, extras }: ChangedExtras): Promise<void> => {
  const [before] = await listExtrasFrom(tx, year);
  if (before?.year !== year) {
    throw invalidInput({ path, message: `Per il ${year} non c’è ancora un listino` });
  }
  const { extraGuest = before.extraGuest, animal = before.animal, ...amounts } = extras;
  await saveExtras(tx, {
    ...before,
    ...definedOf(amounts),
    extraGuest: extraGuest ?? undefined,
    animal: animal ?? undefined,
  });
};

/**
 * Replaces the lists of the years given, their extras, and what holds for all of them; what is left out
 * stays. INVALID_INPUT, CHANGED_MEANWHILE.
 */
export const updatePrices = (
  app: AppContext,
  { year, periods = [], extras, laterExtras = [], seenVersion, ...settings }: UpdatePricesInput,
): Promise<PriceList> => {
  const today = todayAtHouse(app.clock.now());
  return inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'priceSettings', { id: SETTINGS_ID, seenVersion });
    await saveLists(tx, today, periods);
    if (extras) {
      const [first] = (await getPriceList(tx, today)).periods;
      const ofYear = year ?? yearOf(first?.startDate ?? today);
      await changeExtras(tx, { path: 'year', year: ofYear, extras });
    }
    for (const [index, { year: ofYear, ...own }] of laterExtras.entries()) {
      await changeExtras(tx, { path: `laterExtras.${index}.year`, year: ofYear, extras: own });
    }
    const { version, ...kept } = await findPriceSettings(tx);
    await replacePriceSettings(tx, { ...kept, ...definedOf(settings) });
    return getPriceList(tx, today);
  });
};

/** The price list and the extras of a new site. */
export const installPrices = async (db: Database): Promise<void> => {
  await replaceYear(db, initialPeriods.year, initialPeriods.periods);
  await saveExtras(db, { year: initialPeriods.year, ...initialExtras });
  await replacePriceSettings(db, initialPriceSettings);
};

import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '#server/app-context.ts';
import { invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { getMaxGuests } from '#server/features/property/property.service.ts';
import { partyIssue, stayIssue } from '#shared/booking-rules.ts';
import type { PriceList, QuoteInput, UpdatePricesInput } from '#shared/prices.schema.ts';
import { type PriceExtras, type Quote, type QuoteRequest, quoteStay } from '#shared/quote.ts';
import { type StayDate, todayAtHouse, yearOf } from '#shared/stay-dates.ts';
import { initialPeriods, initialPriceSettings } from './initial-prices.ts';
import {
  findLatestYear,
  findPriceSettings,
  listPeriodsFrom,
  replacePriceSettings,
  replaceYear,
} from './prices.repository.ts';

/** The lists of this year and later ones; if this year has none, the latest list. */
export const getPriceList = async (db: Database, today: StayDate): Promise<PriceList> => {
  const thisYear = yearOf(today);
  const latestYear = (await findLatestYear(db)) ?? thisYear;
  const periods = await listPeriodsFrom(db, Math.min(thisYear, latestYear));
  return { periods, ...(await findPriceSettings(db)) };
};

/** Whether staff have replaced the price list of a new site. */
export const hasOwnPrices = async (db: Database): Promise<boolean> => {
  const { year, periods } = initialPeriods;
  const listed = await listPeriodsFrom(db, year);
  return !isDeepStrictEqual(listed, periods);
};

/** What a stay costs by today's price lists, whether or not it may be requested. */
export const priceStay = async (
  db: Database,
  today: StayDate,
  request: QuoteRequest,
): Promise<Quote> => {
  const { periods, extras } = await getPriceList(db, today);
  return quoteStay(request, periods, extras);
};

/** What a stay costs today, whether or not its days are free. INVALID_INPUT. */
export const getQuote = async (app: AppContext, input: QuoteInput): Promise<Quote> => {
  const request = { ...input, over12: input.over12 ?? input.numberOfGuests };
  const today = todayAtHouse(app.clock.now());
  const issue = stayIssue(request, today) ?? partyIssue(request, await getMaxGuests(app.database));
  if (issue) throw invalidInput(issue);
  return priceStay(app.database, today, request);
};

/** The table has one row; its version is that of all lists. */
const SETTINGS_ID = 1;

/** Replaces the list of one year, the extras and the notes; what is left out stays. CHANGED_MEANWHILE. */
export const updatePrices = async (
  app: AppContext,
  { year, periods, extras, notes, version }: UpdatePricesInput,
): Promise<PriceList> => {
  await inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'priceSettings', { id: SETTINGS_ID, version });
    if (year !== undefined && periods) await replaceYear(tx, year, periods);
    const before = await findPriceSettings(tx);
    await replacePriceSettings(tx, {
      // Zod types an optional amount as possibly undefined, but JSON has no such value.
      extras: { ...before.extras, ...(extras as Partial<PriceExtras> | undefined) },
      notes: notes ?? before.notes,
    });
  });
  return getPriceList(app.database, todayAtHouse(app.clock.now()));
};

/** The price list and the extras of a new site. */
export const installPrices = async (db: Database): Promise<void> => {
  await replaceYear(db, initialPeriods.year, initialPeriods.periods);
  await replacePriceSettings(db, initialPriceSettings);
};

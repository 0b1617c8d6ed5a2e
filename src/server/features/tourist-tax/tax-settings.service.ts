import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { getPriceList } from '#server/features/prices/prices.service.ts';
import { type StayDate, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { extrasFor } from '#shared/prices/price-lists.ts';
import { amountOn, ruleOn, type TaxAmount } from '#shared/tourist-tax/tax-rules.ts';
import type {
  LandingFee,
  TaxSettings,
  UpdateTaxSettingsInput,
} from '#shared/tourist-tax/tourist-tax.schema.ts';
import {
  findTaxSettings,
  type KnownSettings,
  updateSettingsRow,
} from './tourist-tax.repository.ts';

const NOTHING: TaxAmount = { kind: 'fixed', cents: 0 };

/** The price list's tourist tax, if it is not the fixed sum of today's rule or if guests pay a landing fee instead; else null. */
const findOtherListCents = async (
  db: Database,
  { kind, rules }: KnownSettings,
  today: StayDate,
): Promise<number | null> => {
  const rule = ruleOn(today, rules);
  if (kind === 'off' || !rule) return null;
  const amount = kind === 'fee' ? NOTHING : amountOn(today, rule);
  const { touristTaxCents } = extrasFor(yearOf(today), await getPriceList(db, today));
  return amount.kind === 'fixed' && amount.cents !== touristTaxCents ? touristTaxCents : null;
};

const answer = async (db: Database, now: Date): Promise<TaxSettings> => {
  const settings = await findTaxSettings(db);
  const otherListCents = await findOtherListCents(db, settings, todayAtHouse(now));
  return { ...settings, otherListCents };
};

export const getTaxSettings = ({ database, clock }: AppContext): Promise<TaxSettings> =>
  answer(database, clock.now());

/** The table has one row. */
const SETTINGS_ID = 1;

/** Changes the given fields only. CHANGED_MEANWHILE. */
export const updateTaxSettings = (
  app: AppContext,
  { seenVersion, ...changes }: UpdateTaxSettingsInput,
): Promise<TaxSettings> =>
  inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'touristTaxSettings', { id: SETTINGS_ID, seenVersion });
    const { version: _version, ...before } = await findTaxSettings(tx);
    const after = { ...before, ...definedOf(changes) };
    const rules = after.rules.toSorted((a, b) => a.from.localeCompare(b.from));
    await updateSettingsRow(tx, { ...after, rules });
    return answer(tx, app.clock.now());
  });

/** What guests pay at the landing, to the carrier; null where the house has no such fee. */
export const findLandingFee = async (db: Database): Promise<LandingFee | null> => {
  const { kind, fee } = await findTaxSettings(db);
  return kind === 'fee' ? fee : null;
};

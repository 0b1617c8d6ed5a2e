import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { changeProperty, getProperty } from '#server/features/property/property.service.ts';
import { languages } from '#server/languages.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type {
  PaymentTermsAnswer,
  UpdatePaymentTermsInput,
} from '#shared/money/payment-terms.schema.ts';
import { canBeOn, type PaymentTerms, type StayTerms } from '#shared/money/payment-terms.ts';
import type { TermsInWords } from '#shared/property.schema.ts';
import {
  findLatestTerms,
  insertStayTerms,
  insertTerms,
  listStayTerms,
  listTerms,
  type TermsRow,
  updateStayTermsRow,
} from './payment-terms.repository.ts';
import { cancellationInWords, paymentInWords } from './terms-in-words.ts';

/** What the house's page says itself. */
const ofHouse = async (
  db: Database,
): Promise<Pick<PaymentTerms, 'damageDepositCents' | 'otherWays'>> => {
  const { depositCents, howToPay } = await getProperty(db);
  return { damageDepositCents: depositCents, otherWays: howToPay };
};

/** The current terms, filled in or not. Their version is the number of their row. */
export const getPaymentTerms = async (
  db: Database,
): Promise<{ isOn: boolean; terms: PaymentTerms; version: number }> => {
  const { id, isOn, terms } = await findLatestTerms(db);
  return { isOn, terms: { ...terms, ...(await ofHouse(db)) }, version: id };
};

export const answerPaymentTerms = async (db: Database): Promise<PaymentTermsAnswer> => {
  const { isOn, terms, version } = await getPaymentTerms(db);
  return { isOn, ...terms, version };
};

const inWords = (terms: PaymentTerms, locale: Locale): TermsInWords => ({
  howToPay: paymentInWords(terms, languages[locale]),
  cancellation: cancellationInWords(terms, languages[locale]),
});

/** The terms in a visitor's language; nothing while they are off. */
export const findTermsInWords = async (
  db: Database,
  locale: Locale,
): Promise<{ terms?: TermsInWords }> => {
  const { isOn, terms } = await getPaymentTerms(db);
  return isOn ? { terms: inWords(terms, locale) } : {};
};

const NOT_YET =
  'Per chiedere soldi servono la caparra o il giorno del saldo, e un conto o un altro modo di pagare.';

/** Changes the given fields only. CHANGED_MEANWHILE, INVALID_INPUT. */
export const updatePaymentTerms = (
  app: AppContext,
  { seenVersion, ...changes }: UpdatePaymentTermsInput,
): Promise<PaymentTermsAnswer> =>
  inTransaction(app.database, async (tx) => {
    const { version, ...before } = await answerPaymentTerms(tx);
    if (seenVersion !== undefined && seenVersion !== version) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const { isOn, damageDepositCents, otherWays, ...terms } = { ...before, ...definedOf(changes) };
    if (isOn && !canBeOn({ ...terms, damageDepositCents, otherWays })) {
      throw invalidInput({ path: 'isOn', message: NOT_YET });
    }
    await changeProperty(tx, { depositCents: damageDepositCents, howToPay: otherWays });
    await insertTerms(tx, { since: app.clock.now().toISOString(), isOn, terms });
    return answerPaymentTerms(tx);
  });

/** The terms of one stay. */
export type TermsOfStay = {
  /** Null for a stay that was confirmed while the terms were off, unless it has its own. */
  terms: PaymentTerms | null;
  hasOwnTerms: boolean;
  /** What the owners keep of a cancelled stay, if staff said so. */
  keptCents: number | null;
  version: number;
};

type Agreed = { id: number; agreedAt: string | null };

/** The terms at the confirmation of a stay; the current ones for a request. */
const termsOn = (history: readonly TermsRow[], agreedAt: string | null): TermsRow | undefined => {
  const row = history.findLast(({ since }) => agreedAt === null || since <= agreedAt);
  return row?.isOn ? row : undefined;
};

export const findTermsOf = async (
  db: Database,
  stays: readonly Agreed[],
): Promise<Map<number, TermsOfStay>> => {
  const history = await listTerms(db);
  const rows = await listStayTerms(
    db,
    stays.map(({ id }) => id),
  );
  const own = new Map(rows.map((row) => [row.id, row]));
  const house = await ofHouse(db);
  const latest = history.at(-1)?.terms;
  const termsOf = ({ id, agreedAt }: Agreed): TermsOfStay => {
    const row = own.get(id);
    const agreed = termsOn(history, agreedAt)?.terms;
    const said: StayTerms | null = row?.terms ? JSON.parse(row.terms) : null;
    const base = agreed ?? (said && latest);
    return {
      terms: base ? { ...base, ...house, ...said } : null,
      hasOwnTerms: said !== null,
      keptCents: row?.keptCents ?? null,
      version: row?.version ?? 1,
    };
  };
  return new Map(stays.map((stay) => [stay.id, termsOf(stay)]));
};

/** The terms of a stay as its guest reads them; null where none hold. */
export const findStayTermsInWords = async (
  db: Database,
  stay: Agreed,
  locale: Locale,
): Promise<TermsInWords | null> => {
  const { terms } = (await findTermsOf(db, [stay])).get(stay.id) ?? {};
  return terms ? inWords(terms, locale) : null;
};

type StayChange = { terms?: StayTerms | null | undefined; keptCents?: number | null | undefined };

/** Sets a stay's own terms; in a transaction. CHANGED_MEANWHILE. */
export const updateTermsOfStay = async (
  tx: Database,
  { id, seenVersion }: { id: number; seenVersion?: number | undefined },
  { terms, ...change }: StayChange,
): Promise<void> => {
  await insertStayTerms(tx, id);
  await bumpVersion(tx, 'stayTerms', { id, seenVersion });
  const own = terms === undefined ? {} : { terms: terms && JSON.stringify(terms) };
  const changed = { ...own, ...definedOf(change) };
  if (Object.keys(changed).length > 0) await updateStayTermsRow(tx, id, changed);
};

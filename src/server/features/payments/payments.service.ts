import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { findStay, setPortalPays } from '#server/features/bookings/bookings.service.ts';
import { updateTermsOfStay } from '#server/features/payment-terms/payment-terms.service.ts';
import { setPortalSums } from '#server/features/portal-stays/portal-stays.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addYears, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { type Payment, paymentMethods } from '#shared/money/account.ts';
import { methodWords } from '#shared/money/money-words.ts';
import type {
  AddDamageEntryInput,
  AddPaymentInput,
  AnnulInput,
  SetPaidInput,
  StayAccount,
  UpdateAccountInput,
} from '#shared/money/payments.schema.ts';
import { parseEuros } from '#shared/prices/euro-input.ts';
import { getAccount } from './account.service.ts';
import {
  annulMarks,
  type FoundPayment,
  findDamageEntry,
  findPayment,
  findPaymentsWith,
  insertDamageEntry,
  insertPayment,
  listPaymentsOfDays,
  type PaymentOfStay,
  type PaymentWord,
  updateEntryToAnnulled,
  updatePaymentToAnnulled,
} from './payments.repository.ts';

export type { FoundPayment, PaymentOfStay };

/** Payments and refunds of [from, until) that were not annulled, the earliest first. */
export const listPaymentsBetween = listPaymentsOfDays;

/** INVALID_INPUT for a day in the future, or more than ten years ago. */
const assertPast = (date: StayDate, now: Date): void => {
  const today = todayAtHouse(now);
  if (date > today) {
    throw invalidInput({ path: 'date', message: 'Scrivi solo quello che è già arrivato.' });
  }
  if (date < addYears(today, -10)) {
    throw invalidInput({ path: 'date', message: 'Controlla l’anno: è passato troppo tempo.' });
  }
};

const currency = /^(€|eur|euro)$/;

/** The words of a search, of which a sum may be written as a bank does: '350', '+1.350,00', '350€'. */
const wordsOf = (search: string): PaymentWord[] =>
  foldedWords(search)
    .filter((word) => !currency.test(word))
    .map((word) => ({
      word,
      methods: paymentMethods.filter((method) => foldText(methodWords[method]) === word),
      cents: parseEuros(word.replace(/^[-+−]/, '')),
    }));

/** The payments of stays by note, way and exact sum: each word must be one of them. The latest first. */
export const findPayments = async (
  db: Database,
  search: string,
  limit: number,
): Promise<{ total: number; payments: FoundPayment[] }> => {
  const words = wordsOf(search);
  return words.length === 0 ? { total: 0, payments: [] } : findPaymentsWith(db, words, limit);
};

/** A payment, and the account that has it. */
type Written = { payment: Payment; account: StayAccount };

const writtenOf = (account: StayAccount, id: number): Written => {
  const payment = account.payments.find((one) => one.id === id);
  if (!payment) throw new Error('An account without its payment');
  return { payment, account };
};

/** Enters a payment or a refund. NOT_FOUND, BOOKING_IS_BLOCK, INVALID_INPUT. */
export const addPayment = (
  app: AppContext,
  { id, ...payment }: AddPaymentInput,
): Promise<Written> =>
  inTransaction(app.database, async (tx) => {
    const now = app.clock.now();
    assertPast(payment.date, now);
    await getAccount(app, tx, id);
    const row = { ...payment, bookingId: id, isMark: 0, createdAt: now.toISOString() } as const;
    const paymentId = await insertPayment(tx, row);
    return writtenOf(await getAccount(app, tx, id), paymentId);
  });

/** NOT_FOUND. */
export const getPayment = async (db: Database, id: number): Promise<Payment> => {
  const payment = await findPayment(db, id);
  if (!payment) throw notFound('Questo pagamento non c’è.');
  return payment;
};

/** NOT_FOUND, PAYMENT_ANNULLED, PAYMENT_HAS_RECEIPT. */
export const annulPayment = (app: AppContext, { id, reason }: AnnulInput): Promise<Written> =>
  inTransaction(app.database, async (tx) => {
    const payment = await getPayment(tx, id);
    if (payment.bookingId === null) throw notFound('Questo pagamento non c’è.');
    if (payment.annulledAt !== null) throw new AppError('PAYMENT_ANNULLED');
    if (payment.receipt !== null) throw new AppError('PAYMENT_HAS_RECEIPT');
    const annulled = { annulledAt: app.clock.now().toISOString(), annulReason: reason };
    await updatePaymentToAnnulled(tx, { id, bookingId: payment.bookingId }, annulled);
    return writtenOf(await getAccount(app, tx, payment.bookingId), id);
  });

/** Enters the open sum as paid; a mark of 0 if nothing is open. */
const markPaid = async (app: AppContext, tx: Database, id: number, now: Date): Promise<void> => {
  const { openCents, portalPays } = await getAccount(app, tx, id);
  await insertPayment(tx, {
    bookingId: id,
    date: todayAtHouse(now),
    amountCents: Math.max(0, openCents),
    method: portalPays ? 'PORTAL' : 'OTHER',
    note: '',
    isMark: 1,
    createdAt: now.toISOString(),
  });
};

/**
 * Enters a payment of the open sum, or annuls the payments entered like this. NOT_FOUND, BOOKING_IS_BLOCK,
 * CHANGED_MEANWHILE, PAID_BY_PAYMENTS if other payments cover the stay.
 */
export const setStayPaid = (
  app: AppContext,
  { id, seenVersion, paid }: SetPaidInput,
): Promise<StaffStay> =>
  inTransaction(app.database, async (tx) => {
    const now = app.clock.now();
    const before = await findStay(tx, id);
    if (paid === (before.paidAt !== null)) return before;
    await bumpVersion(tx, 'bookings', { id, seenVersion });
    if (paid) await markPaid(app, tx, id, now);
    else {
      const annulled = { annulledAt: now.toISOString(), annulReason: 'Segnato per errore' };
      await annulMarks(tx, id, annulled);
    }
    const after = await findStay(tx, id);
    if (!paid && after.paidAt !== null) throw new AppError('PAID_BY_PAYMENTS');
    return after;
  });

/** A step of the damage deposit. NOT_FOUND, BOOKING_IS_BLOCK, INVALID_INPUT, DAMAGE_DEPOSIT_EXCEEDED. */
export const addDamageEntry = (
  app: AppContext,
  { id, ...entry }: AddDamageEntryInput,
): Promise<StayAccount> =>
  inTransaction(app.database, async (tx) => {
    const now = app.clock.now();
    assertPast(entry.date, now);
    await getAccount(app, tx, id);
    await insertDamageEntry(tx, { ...entry, bookingId: id, createdAt: now.toISOString() });
    return assertHeld(await getAccount(app, tx, id));
  });

/** DAMAGE_DEPOSIT_EXCEEDED if more is returned or kept than was received. */
const assertHeld = (account: StayAccount): StayAccount => {
  if (account.damage.heldCents < 0) throw new AppError('DAMAGE_DEPOSIT_EXCEEDED');
  return account;
};

/** NOT_FOUND, PAYMENT_ANNULLED, DAMAGE_DEPOSIT_EXCEEDED. */
export const annulDamageEntry = (
  app: AppContext,
  { id, reason }: AnnulInput,
): Promise<StayAccount> =>
  inTransaction(app.database, async (tx) => {
    const entry = await findDamageEntry(tx, id);
    if (!entry) throw notFound('Questo passo della cauzione non c’è.');
    if (entry.annulledAt !== null) throw new AppError('PAYMENT_ANNULLED');
    const annulled = { annulledAt: app.clock.now().toISOString(), annulReason: reason };
    await updateEntryToAnnulled(tx, id, annulled);
    return assertHeld(await getAccount(app, tx, entry.bookingId));
  });

/** Sets the stay's own terms. NOT_FOUND, BOOKING_IS_BLOCK, CHANGED_MEANWHILE, INVALID_INPUT. */
export const updateAccount = (
  app: AppContext,
  { id, seenVersion, terms, keptCents, portalPays, portal }: UpdateAccountInput,
): Promise<StayAccount> =>
  inTransaction(app.database, async (tx) => {
    const before = await getAccount(app, tx, id);
    if (keptCents !== undefined && keptCents !== null && before.cancelledAt === null) {
      const message = 'Puoi dire quanto trattieni solo di un soggiorno annullato.';
      throw invalidInput({ path: 'keptCents', message });
    }
    await updateTermsOfStay(tx, { id, seenVersion }, { terms, keptCents });
    if (portalPays !== undefined) await setPortalPays(tx, id, portalPays);
    if (portal) await setPortalSums(tx, id, definedOf(portal));
    return getAccount(app, tx, id);
  });

import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { findStay } from '#server/features/bookings/bookings.service.ts';
import { assertNoSample } from '#server/features/bookings/sample-bookings.service.ts';
import { getPaymentTerms } from '#server/features/payment-terms/payment-terms.service.ts';
import { getAccount } from '#server/features/payments/account.service.ts';
import { getPayment } from '#server/features/payments/payments.service.ts';
import { getTranslatedProperty } from '#server/features/property/property.service.ts';
import { unwritableIn, writePdf } from '#server/infrastructure/pdf/write-pdf.ts';
import { todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { taxInPayments } from '#shared/money/tax-in-payments.ts';
import { codesInWords } from '#shared/national-code.ts';
import {
  type AnnulReceiptInput,
  type GiveReceiptInput,
  type Receipt,
  type ReceiptDraft,
  type ReceiptNumber,
  STAMP_ABOVE_CENTS,
} from '#shared/receipts/receipts.schema.ts';
import { type ReceiptSnapshot, receiptDocument } from './receipt-document.ts';
import { findNextNumber, withNextNumber } from './receipt-numbers.service.ts';
import {
  findLatestOfStay,
  findNumberedReceipt,
  findReceiptSettings,
  findValidReceipt,
  insertReceipt,
  listReceiptsNumbered,
  listReceiptsOfYear,
  type ReceiptRow,
} from './receipts.repository.ts';

export const snapshotOf = ({ snapshot }: Pick<ReceiptRow, 'snapshot'>): ReceiptSnapshot =>
  JSON.parse(snapshot);

const numberOf = (year: number | null, number: number | null): ReceiptNumber | null =>
  year === null || number === null ? null : { year, number };

const toReceipt = (row: ReceiptRow): Receipt => ({
  id: row.id,
  year: row.year,
  number: row.number,
  date: row.date,
  bookingId: row.bookingId,
  paymentId: row.paymentId,
  payerName: snapshotOf(row).payer.name,
  amountCents: row.amountCents,
  annuls: numberOf(row.annulsYear, row.annulsNumber),
  annulledBy: numberOf(row.annulledYear, row.annulledNumber),
});

/** The latest first. */
export const listReceipts = async ({ database }: AppContext, year: number): Promise<Receipt[]> =>
  (await listReceiptsOfYear(database, year)).map(toReceipt);

/** '12/2026', or '12' alone; also after 'ricevuta' or 'n.'. */
const WRITTEN_NUMBER = /^(?:ricevuta\s+)?(?:n\.?\s*)?(\d{1,5})(?:\s*\/\s*(\d{4}))?$/i;

/** Stays' receipts by their written number, the latest first; without a year, of this year and the one before. */
export const findWrittenReceipts = async (
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  written: string,
): Promise<Receipt[]> => {
  const [, number, year] = WRITTEN_NUMBER.exec(written.trim()) ?? [];
  if (number === undefined) return [];
  const thisYear = yearOf(todayAtHouse(clock.now()));
  const years = year === undefined ? [thisYear, thisYear - 1] : [Number(year)];
  const rows = await listReceiptsNumbered(database, Number(number), years);
  return rows.toSorted((one, other) => other.year - one.year).map(toReceipt);
};

/** NOT_FOUND. */
const getNumbered = async (db: Database, wanted: ReceiptNumber): Promise<ReceiptRow> => {
  const row = await findNumberedReceipt(db, wanted);
  if (!row) throw notFound('Ricevuta non trovata.');
  return row;
};

type Payer = ReceiptSnapshot['payer'];

/** As on the stay's last receipt, or the guest without an address. */
const payerOf = async (db: Database, stay: { id: number; guestName: string }): Promise<Payer> => {
  const latest = await findLatestOfStay(db, stay.id);
  return latest ? snapshotOf(latest).payer : { name: stay.guestName, address: '', taxCode: '' };
};

/** A payment with its stay and all that its receipt would say. NOT_FOUND, NO_RECEIPT_FOR_THIS, SAMPLE_STAY. */
const readPayment = async (app: AppContext, db: Database, id: number) => {
  const payment = await getPayment(db, id);
  const { bookingId, amountCents, annulledAt, method } = payment;
  const isFromGuest = amountCents > 0 && annulledAt === null && method !== 'PORTAL';
  if (bookingId === null || !isFromGuest) throw new AppError('NO_RECEIPT_FOR_THIS');
  await assertNoSample(db, bookingId);
  const stay = await findStay(db, bookingId);
  const { stamps, footnote } = await findReceiptSettings(db);
  const taxes = taxInPayments(await getAccount(app, db, bookingId));
  return {
    payment,
    stay,
    taxCents: Math.max(0, taxes.get(id) ?? 0),
    landlord: (await getPaymentTerms(db)).terms.landlord,
    payer: await payerOf(db, stay),
    stamp: stamps === 1 && amountCents > STAMP_ABOVE_CENTS,
    footnote,
  };
};

/** The draft of a payment's receipt. NOT_FOUND, NO_RECEIPT_FOR_THIS, SAMPLE_STAY. */
export const draftReceipt = async (app: AppContext, paymentId: number): Promise<ReceiptDraft> => {
  const { database, clock } = app;
  const { payment, taxCents, landlord, payer, stamp } = await readPayment(app, database, paymentId);
  const year = yearOf(todayAtHouse(clock.now()));
  const { next } = await findNextNumber(app, database, year);
  return {
    payer,
    amountCents: payment.amountCents,
    taxCents,
    stamp,
    next: next === null ? null : { year, number: next },
    hasLandlord: landlord !== null,
  };
};

const houseIn = async (db: Database, locale: Locale): Promise<ReceiptSnapshot['house']> => {
  const house = await getTranslatedProperty(db, locale);
  return { name: house.name, address: house.address, codes: codesInWords(house) };
};

/** INVALID_INPUT that names the letters which the receipt cannot write. */
const assertWritable = async (texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(texts)) {
    const unwritable = await unwritableIn(text);
    if (unwritable.length > 0) {
      const message = `La ricevuta non sa scrivere «${unwritable.join('')}»: usa lettere latine, come nel documento.`;
      throw invalidInput({ path, message });
    }
  }
};

/**
 * Gives the receipt of a payment the next number. NOT_FOUND, NO_RECEIPT_FOR_THIS, SAMPLE_STAY, RECEIPT_EXISTS,
 * NO_LANDLORD, RECEIPT_NUMBER_UNKNOWN, INVALID_INPUT for letters that no receipt can write.
 */
export const giveReceipt = async (app: AppContext, input: GiveReceiptInput): Promise<Receipt> => {
  // Before the transaction, in which others would wait for the font.
  await assertWritable({ payerName: input.payerName ?? '' });
  const now = app.clock.now();
  const date = todayAtHouse(now);
  return withNextNumber(app, yearOf(date), async (tx, claimed) => {
    const known = await readPayment(app, tx, input.id);
    const { payment, stay, taxCents, landlord, stamp, footnote } = known;
    if (await findValidReceipt(tx, payment.id)) throw new AppError('RECEIPT_EXISTS');
    if (!landlord) throw new AppError('NO_LANDLORD');
    const payer = {
      name: input.payerName ?? known.payer.name,
      address: input.payerAddress ?? known.payer.address,
      taxCode: input.payerTaxCode ?? known.payer.taxCode,
    };
    await assertWritable({
      payerName: payer.name,
      payerAddress: payer.address,
      payerTaxCode: payer.taxCode,
    });
    const { date: receivedOn, method, amountCents } = payment;
    const snapshot: ReceiptSnapshot = {
      locale: stay.locale,
      house: await houseIn(tx, stay.locale),
      landlord,
      payer,
      stay: { bookingId: stay.id, startDate: stay.startDate, endDate: stay.endDate },
      payment: { date: receivedOn, method, amountCents, taxCents },
      stamp,
      footnote,
      annuls: null,
    };
    await insertReceipt(tx, {
      ...claimed,
      date,
      bookingId: stay.id,
      paymentId: payment.id,
      annulsId: null,
      amountCents,
      snapshot: JSON.stringify(snapshot),
      createdAt: now.toISOString(),
    });
    return toReceipt(await getNumbered(tx, claimed));
  });
};

/** Annuls a receipt by another one. NOT_FOUND, RECEIPT_ANNULLED, RECEIPT_NUMBER_UNKNOWN, INVALID_INPUT. */
export const annulReceipt = async (
  app: AppContext,
  { reason, ...wanted }: AnnulReceiptInput,
): Promise<Receipt> => {
  await assertWritable({ reason });
  const now = app.clock.now();
  const date = todayAtHouse(now);
  return withNextNumber(app, yearOf(date), async (tx, claimed) => {
    const former = await getNumbered(tx, wanted);
    if (former.annulsId !== null || former.annulledNumber !== null) {
      throw new AppError('RECEIPT_ANNULLED');
    }
    const { year, number } = former;
    const snapshot: ReceiptSnapshot = {
      ...snapshotOf(former),
      stamp: false,
      annuls: { year, number, date: former.date, reason },
    };
    await insertReceipt(tx, {
      ...claimed,
      date,
      bookingId: former.bookingId,
      paymentId: null,
      annulsId: former.id,
      amountCents: -former.amountCents,
      snapshot: JSON.stringify(snapshot),
      createdAt: now.toISOString(),
    });
    return toReceipt(await getNumbered(tx, claimed));
  });
};

/** The PDF of a receipt. NOT_FOUND. */
export const getReceiptPdf = async (db: Database, wanted: ReceiptNumber): Promise<Buffer> => {
  const row = await getNumbered(db, wanted);
  return writePdf(receiptDocument(row, snapshotOf(row)));
};

import { z } from 'zod';
import {
  entityId,
  optionalLine,
  optionalText,
  requiredLine,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { isTaxCode, plainTaxCode } from '#shared/money/tax-code.ts';

// Receipts of payments: numbered by year, never changed, annulled by another. Sums are whole cents.

/** Above this sum a receipt needs a revenue stamp, unless the law frees it. */
export const STAMP_ABOVE_CENTS = 77_47;
export const STAMP_CENTS = 2_00;

export const FOOTNOTE_MAX = 500;

/** The first and the last year of a receipt. */
const year = z.number({ error: 'Indica l’anno.' }).int().min(2000).max(9999);
const number = z
  .number({ error: 'Indica il numero.' })
  .int('Indica un numero intero.')
  .min(1, 'Il primo numero è 1.')
  .max(99_999, 'Il numero è troppo alto.');

export const receiptNumber = z.object({ year, number });
export type ReceiptNumber = z.infer<typeof receiptNumber>;

export const receipt = z.object({
  id: entityId,
  year,
  number,
  /** The day on which it was given. */
  date: z.iso.date(),
  /** Null once the stay is gone. */
  bookingId: entityId.nullable(),
  paymentId: entityId.nullable(),
  payerName: z.string(),
  /** Negative for one that annuls another. */
  amountCents: z.number().int(),
  annuls: receiptNumber.nullable(),
  annulledBy: receiptNumber.nullable(),
});
export type Receipt = z.infer<typeof receipt>;

export const receiptsOfYearInput = z.object({ year });

/** What a receipt would say, for staff to complete. */
export const receiptDraft = z.object({
  payer: z.object({ name: z.string(), address: z.string(), taxCode: z.string() }),
  amountCents: z.number().int(),
  /** The part of it that is tourist tax. */
  taxCents: z.number().int(),
  stamp: z.boolean(),
  /** Null where staff must say the next number first. */
  next: receiptNumber.nullable(),
  /** Whether the landlord's name is there; without it no receipt is given. */
  hasLandlord: z.boolean(),
});
export type ReceiptDraft = z.infer<typeof receiptDraft>;

/** Sixteen signs, or an Italian VAT number: codes of other countries are taken as they are. */
const isItalianLooking = (code: string): boolean => /^([A-Z\d]{16}|\d{11})$/.test(code);

/** Who paid. What is left out is as in the draft. */
export const giveReceiptInput = z.object({
  id: entityId,
  payerName: requiredLine('Scrivi chi ha pagato.', 120).optional(),
  payerAddress: optionalLine(200).optional(),
  /** A codice fiscale; foreign guests have none. */
  payerTaxCode: optionalLine(30)
    .overwrite(plainTaxCode)
    .refine((code) => !isItalianLooking(code) || isTaxCode(code), {
      error: 'Questo codice fiscale non è valido: controlla ogni lettera e cifra.',
    })
    .optional(),
});
export type GiveReceiptInput = z.output<typeof giveReceiptInput>;

export const annulReceiptInput = receiptNumber.extend({
  reason: requiredLine('Scrivi perché la annulli.', 200),
});
export type AnnulReceiptInput = z.output<typeof annulReceiptInput>;

export const receiptSettings = z.object({
  /** Whether receipts above 77.47 € leave room for a revenue stamp. */
  stamps: z.boolean(),
  /** The owners' words at the end of each receipt, in Italian. */
  footnote: z.string(),
  /** This year's next number; null while a restore may have lost receipts, until staff say it. */
  nextNumber: number.nullable(),
  /** The lowest that it may be set to. */
  lowestNext: number,
  year,
  /** Numbers of this year that were given and are not here: elsewhere, or lost by a restore. */
  missing: z.array(z.object({ from: number, until: number })),
  version,
});
export type ReceiptSettings = z.infer<typeof receiptSettings>;

export const updateReceiptSettingsInput = z.object({
  seenVersion,
  stamps: z.boolean({ error: 'Indica se c’è la marca da bollo.' }).optional(),
  footnote: optionalText(FOOTNOTE_MAX).optional(),
  /** Of this year; where it is higher than expected, the numbers before were given elsewhere. */
  nextNumber: number.nullish(),
});
export type UpdateReceiptSettingsInput = z.output<typeof updateReceiptSettingsInput>;

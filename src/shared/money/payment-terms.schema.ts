import { z } from 'zod';
import {
  optionalLine,
  optionalText,
  requiredLine,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { cents } from '#shared/prices/prices.schema.ts';
import { isBic, isIban, plainIban } from './iban.ts';
import { depositWords, type PaymentTerms } from './payment-terms.ts';
import { isTaxCode, plainTaxCode } from './tax-code.ts';

// What guests pay when and how, and what they get back. Decision 'Money'.

const whole = (min: number, max: number) => {
  const message = `Indica un numero intero, da ${min} a ${max}.`;
  return z.number({ error: message }).int(message).min(min, message).max(max, message);
};

const NO_SUM = 'Indica una somma maggiore di zero.';

const deposit = z.object({
  share: z.union(
    [z.strictObject({ percent: whole(1, 100) }), z.strictObject({ cents: cents.min(1, NO_SUM) })],
    { error: 'Indica una percentuale da 1 a 100 o una somma.' },
  ),
  /** Days after the confirmation. */
  days: whole(0, 90),
  word: z.enum(depositWords, { error: 'Scegli caparra o acconto.' }),
});

const step = z.object({ days: whole(0, 365), percent: whole(0, 100) });

/** Each step is later than the one before, and gives back less. */
const areDescending = (steps: readonly z.infer<typeof step>[]): boolean =>
  steps.every((one, index) => {
    const before = steps[index - 1];
    return !before || (one.days < before.days && one.percent < before.percent);
  });

const iban = z
  .string({ error: 'Scrivi l’IBAN.' })
  .overwrite(plainIban)
  .min(1, 'Scrivi l’IBAN.')
  .refine(isIban, 'Questo IBAN non è valido: controlla ogni cifra e lettera.');

const account = z.object({
  /** Exactly as the bank has it. */
  holder: requiredLine('Scrivi l’intestatario, proprio come lo ha la banca.', 70),
  iban,
  bic: optionalLine(11)
    .overwrite((typed) => typed.replace(/\s/g, '').toUpperCase())
    .refine(
      (bic) => bic === '' || isBic(bic),
      'Questo BIC non è valido: ha 8 o 11 lettere e cifre.',
    )
    .default(''),
});

const landlord = z.object({
  name: requiredLine('Scrivi nome e cognome di chi affitta.', 100),
  address: optionalLine(200).default(''),
  /** A codice fiscale or a VAT number; may be empty. */
  taxCode: optionalLine(20)
    .overwrite(plainTaxCode)
    .refine(
      (code) => code === '' || isTaxCode(code),
      'Questo codice fiscale o numero di partita IVA non è valido.',
    )
    .default(''),
});

const fields = {
  deposit: deposit.nullable(),
  /** Days before the arrival on which the balance is due; null: at the arrival. */
  balanceDays: whole(0, 365).nullable(),
  /** The house's damage deposit in cents; 0 for none, null if not said. */
  damageDepositCents: cents.nullable(),
  /** Until `days` before the arrival `percent` of what came goes back; the earliest first. */
  cancellation: z
    .array(step)
    .max(6, 'Bastano sei scaglioni.')
    .refine(areDescending, 'Ogni scaglione deve venire dopo e restituire meno del precedente.'),
  account: account.nullable(),
  /** Other ways to pay, in the owners' words. */
  otherWays: optionalText(1000),
  landlord: landlord.nullable(),
};

const terms = z.object(fields) satisfies z.ZodType<PaymentTerms>;
/** What one stay can have otherwise, as it is written and as it is answered. */
const ofStay = { otherWays: true, landlord: true, account: true } as const;
export const stayTermsInput = terms.omit(ofStay);
export const stayTerms = terms.omit(ofStay);

const isOn = z.boolean({ error: 'Indica true o false.' });

export const paymentTerms = z.object({ isOn, ...fields, version });
export type PaymentTermsAnswer = z.infer<typeof paymentTerms>;

/** Fields left out keep their values. */
export const updatePaymentTermsInput = paymentTerms
  .omit({ version: true })
  .partial()
  .extend({ seenVersion });
export type UpdatePaymentTermsInput = z.output<typeof updatePaymentTermsInput>;

import { z } from 'zod';
import { staySources } from '#shared/bookings/stay-sources.ts';
import {
  byId,
  entityId,
  instant,
  optionalText,
  requiredText,
  seenVersion,
  stayDate,
  version,
} from '#shared/forms/fields.schema.ts';
import { cents } from '#shared/prices/prices.schema.ts';
import {
  type Account,
  accountLineKinds,
  accountStates,
  type DamageEntry,
  damageKinds,
  type Payment,
  paymentMethods,
} from './account.ts';
import { stayTerms, stayTermsInput } from './payment-terms.schema.ts';
import { depositWords } from './payment-terms.ts';

// Payments, damage deposits and the account of a stay. Decision 'Money'.

const MAX_CENTS = 10_000_000;
const NO_SUM = 'Indica una somma diversa da zero.';
const TOO_HIGH = 'Questo importo è troppo alto';

const date = stayDate('Indica in che giorno');
const method = z.enum(paymentMethods, { error: 'Scegli come: bonifico, contanti, carta …' });
const note = optionalText(300);

export const addPaymentInput = byId.extend({
  /** Not in the future. */
  date,
  /** Negative: a refund. */
  amountCents: z
    .number({ error: 'Indica la somma' })
    .int('Indica un importo in centesimi')
    .min(-MAX_CENTS, TOO_HIGH)
    .max(MAX_CENTS, TOO_HIGH)
    .refine((amount) => amount !== 0, NO_SUM),
  method,
  note: note.default(''),
});
export type AddPaymentInput = z.output<typeof addPaymentInput>;

export const setPaidInput = byId.extend({
  paid: z.boolean({ error: 'Indica se il soggiorno è saldato.' }),
  seenVersion,
});
export type SetPaidInput = z.infer<typeof setPaidInput>;

const annulReason = requiredText('Scrivi perché: resta nella lista.', 300);

export const annulInput = byId.extend({ reason: annulReason });
export type AnnulInput = z.output<typeof annulInput>;

export const addDamageEntryInput = byId
  .extend({
    kind: z.enum(damageKinds, { error: 'Scegli: ricevuta, restituita o trattenuta.' }),
    /** Not in the future. */
    date,
    amountCents: cents.min(1, NO_SUM),
    method,
    /** Required for what is kept: the reason. */
    note: note.default(''),
  })
  .refine(({ kind, note: why }) => kind !== 'kept' || why !== '', {
    path: ['note'],
    error: 'Scrivi perché la trattieni.',
  });
export type AddDamageEntryInput = z.output<typeof addDamageEntryInput>;

/** Fields left out keep their values. */
export const updateAccountInput = byId.extend({
  /** The stay's own terms; null: those of its confirmation. */
  terms: stayTermsInput.nullable().optional(),
  /** What the owners keep of a cancelled stay; null: as the terms say. */
  keptCents: cents.nullable().optional(),
  /** Whether a portal collects from the guest. */
  portalPays: z.boolean({ error: 'Indica chi incassa.' }).optional(),
  /** What the portal settles. */
  portal: z
    .object({
      payoutCents: cents.nullable(),
      commissionCents: cents.nullable(),
      withheldCents: cents.nullable(),
    })
    .partial()
    .optional(),
  seenVersion,
});
export type UpdateAccountInput = z.output<typeof updateAccountInput>;

export const payment = z.object({
  id: entityId,
  bookingId: entityId.nullable(),
  date: z.iso.date(),
  amountCents: z.number().int(),
  method: z.enum(paymentMethods),
  note: z.string(),
  annulledAt: instant.nullable(),
  annulReason: z.string().nullable(),
  receipt: z.object({ year: z.number().int(), number: z.number().int() }).nullable(),
}) satisfies z.ZodType<Payment>;

export const annulledPayment = payment.extend({ message: z.string() });

export const damageEntry = z.object({
  id: entityId,
  kind: z.enum(damageKinds),
  date: z.iso.date(),
  amountCents: z.number().int(),
  method: z.enum(paymentMethods),
  note: z.string(),
  annulledAt: instant.nullable(),
  annulReason: z.string().nullable(),
}) satisfies z.ZodType<DamageEntry>;

const sum = z.number().int();

export const account = z.object({
  lines: z.array(z.object({ kind: z.enum(accountLineKinds), label: z.string(), amountCents: sum })),
  totalCents: sum,
  taxCents: sum,
  depositCents: sum,
  depositDueOn: z.iso.date().nullable(),
  balanceDueOn: z.iso.date().nullable(),
  paidCents: sum,
  openCents: sum,
  state: z.enum(accountStates),
  refund: z.object({ percent: sum, cents: sum }).nullable(),
  damage: z.object({ askedCents: sum, heldCents: sum, returnedCents: sum, keptCents: sum }),
  portal: z
    .object({ grossCents: sum, commissionCents: sum, withheldCents: sum, payoutCents: sum })
    .nullable(),
  payments: z.array(payment),
  damageEntries: z.array(damageEntry),
}) satisfies z.ZodType<Account>;

/** The account of a stay, with what staff may change about it. */
export const stayAccount = account.extend({
  /** The stay's. */
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** Null once the guest was erased. */
  guestName: z.string().nullable(),
  source: z.enum(staySources),
  cancelledAt: instant.nullable(),
  /** Whether the site asks for money: the terms are on. */
  isOn: z.boolean(),
  portalPays: z.boolean(),
  /** What holds for the stay; null if it was confirmed without terms. */
  terms: stayTerms.nullable(),
  hasOwnTerms: z.boolean(),
  /** What staff said that the owners keep. */
  keptCents: sum.nullable(),
  version,
});
export type StayAccount = z.infer<typeof stayAccount>;

/** A stay that owes or gets something, on the start page. */
const openStay = z.object({
  id: entityId,
  guestName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  state: z.enum(accountStates),
  word: z.enum(depositWords),
  /** What is asked now, or goes back: always above 0. */
  cents: sum,
  /** The day by which it is asked; null for what goes back. */
  on: z.iso.date().nullable(),
});
export type OpenStay = z.infer<typeof openStay>;

/** Of stays with terms: what is asked of each, the earliest stay first, and what goes back. */
export const openMoney = z.object({ due: z.array(openStay), refunds: z.array(openStay) });
export type OpenMoney = z.infer<typeof openMoney>;

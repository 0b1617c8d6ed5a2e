import { z } from 'zod';
import { decidableStatuses } from '#shared/bookings/bookings.schema.ts';
import { staySources } from '#shared/bookings/stay-sources.ts';
import { entityId } from '#shared/forms/fields.schema.ts';
import { accountStates, paymentMethods } from '#shared/money/account.ts';

// What came in a year, and how many nights were sold. Sums are whole cents; refunds are negative.

const whole = z.number().int();

const YEARS = 'Indica un anno, dal 2000 al 2100.';

export const takingsInput = z.object({
  year: z.number({ error: YEARS }).int(YEARS).min(2000, YEARS).max(2100, YEARS),
});

const sumFields = {
  /** Rent, before a portal keeps its part. */
  grossCents: whole,
  commissionCents: whole,
  /** What a portal paid to the State. */
  withheldCents: whole,
  /** Tourist tax, which belongs to the comune. */
  taxCents: whole,
  /** Revenue stamps of receipts. */
  stampCents: whole,
  /** All that came, with the tourist tax. */
  receivedCents: whole,
};
const takingsSums = z.object(sumFields);
export type TakingsSums = z.infer<typeof takingsSums>;

const stayFields = {
  /** Null once the stay was erased with its guest. */
  bookingId: entityId.nullable(),
  /** Null once the guest was erased. */
  guestName: z.string().nullable(),
  startDate: z.iso.date(),
  /** The day of departure. */
  endDate: z.iso.date(),
  source: z.enum(staySources),
};

const method = z.enum(paymentMethods);

const takingsEntry = z.object({
  /** The payment's. */
  id: entityId,
  /** The day on which it came. */
  date: z.iso.date(),
  method,
  receipt: z.object({ year: whole, number: whole }).nullable(),
  ...stayFields,
  /** The year of the arrival. */
  stayYear: whole,
  ...sumFields,
});
export type TakingsEntry = z.infer<typeof takingsEntry>;

const nightFields = {
  /** Stays with a night in the period, whether sold or given away. */
  stays: whole,
  /** Nights sold: those of stays that cost something. */
  nights: whole,
  /** Those of them whose rent is known. */
  pricedNights: whole,
  /** Those of them that came without a portal. */
  directNights: whole,
  /** Nights of stays that cost nothing. */
  freeNights: whole,
  /** Rent agreed for the nights of the period, whenever it is paid. */
  rentCents: whole,
};
const nightFigures = z.object(nightFields);
export type NightFigures = z.infer<typeof nightFigures>;

/** The year before. */
const earlierYear = z.object({
  ...nightFields,
  receivedCents: whole,
  /** January first. */
  months: z.array(z.object({ nights: whole, rentCents: whole, receivedCents: whole })),
});
export type EarlierYear = z.infer<typeof earlierYear>;

const takingsStay = z.object({
  ...stayFields,
  /** REJECTED: cancelled, since something came for it. */
  status: z.enum(decidableStatuses),
  /** Agreed, or kept of a cancelled stay; null if unknown. */
  totalCents: whole.nullable(),
  /** In this year. */
  receivedCents: whole,
  /** In all years. */
  paidCents: whole,
  /** Negative: to give back. */
  openCents: whole,
  state: z.enum(accountStates),
});
export type TakingsStay = z.infer<typeof takingsStay>;

const portalYear = z.object({
  source: z.enum(staySources),
  /** Stays for which something came in the year. */
  stays: whole,
  /** How many of them have neither commission nor withheld tax. */
  unnoted: whole,
  ...sumFields,
});
export type PortalYear = z.infer<typeof portalYear>;

const awaitedPayout = z.object({
  ...stayFields,
  /** Null if not entered. */
  payoutCents: whole.nullable(),
});
export type AwaitedPayout = z.infer<typeof awaitedPayout>;

const depositEntry = z.object({
  id: entityId,
  date: z.iso.date(),
  kind: z.enum(['received', 'returned', 'kept']),
  method,
  amountCents: whole,
  /** Why it was kept. */
  note: z.string(),
  ...stayFields,
});
export type DepositEntry = z.infer<typeof depositEntry>;

const takings = z.object({
  year: whole,
  ...nightFields,
  ...sumFields,
  /** January first. */
  months: z.array(z.object({ ...nightFields, ...sumFields })),
  lastYear: earlierYear,
  /** The one with most nights first. */
  bySource: z.array(z.object({ source: z.enum(staySources), ...nightFields, ...sumFields })),
  byMethod: z.array(z.object({ method, ...sumFields })),
  /** Stays with a night or a payment in the year, by their arrival. */
  stays: z.array(takingsStay),
  /** Payments and refunds of the year, by their day. */
  payments: z.array(takingsEntry),
  portals: z.array(portalYear),
  /** Stays of portals with an arrival in the year, for which nothing has come. */
  awaited: z.array(awaitedPayout),
  /** Damage deposits: they are the guests', unless kept. */
  deposits: z.object({
    receivedCents: whole,
    returnedCents: whole,
    keptCents: whole,
    entries: z.array(depositEntry),
  }),
});
export type Takings = z.infer<typeof takings>;

export const takingsAnswer = takings.extend({
  /** Whether terms of payment are in force: only then guests are asked for money. */
  isOn: z.boolean(),
});
export type TakingsAnswer = z.infer<typeof takingsAnswer>;

export const TAKINGS_CSV_NAME = 'incassi.csv';
export const TAKINGS_WORKBOOK_NAME = 'incassi.xlsx';
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

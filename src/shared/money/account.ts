import type { DecidableStatus } from '#shared/bookings/bookings.schema.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { type QuoteLine, quoteLineKinds } from '#shared/prices/quote.ts';
import { type PaymentTerms, refundPercent } from './payment-terms.ts';

// The account of a stay, computed from facts alone. All sums are whole cents.

export const paymentMethods = ['TRANSFER', 'CASH', 'CARD', 'PORTAL', 'OTHER'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export type Payment = {
  id: number;
  /** Null once the stay was erased. */
  bookingId: number | null;
  date: StayDate;
  /** Negative: a refund. */
  amountCents: number;
  method: PaymentMethod;
  note: string;
  annulledAt: string | null;
  annulReason: string | null;
  receipt: { year: number; number: number } | null;
};

export const damageKinds = ['received', 'returned', 'kept'] as const;
export type DamageKind = (typeof damageKinds)[number];

/** A step of the damage deposit. */
export type DamageEntry = {
  id: number;
  kind: DamageKind;
  date: StayDate;
  amountCents: number;
  method: PaymentMethod;
  /** Why, if it was kept. */
  note: string;
  annulledAt: string | null;
  annulReason: string | null;
};

/** `difference`: from the lines of the quote to the agreed total. `kept`: what stays with the owners after a cancellation. */
export const accountLineKinds = [
  ...quoteLineKinds,
  ...(['difference', 'gross', 'commission', 'withheld', 'kept'] as const),
] as const;
export type AccountLineKind = (typeof accountLineKinds)[number];

export const accountStates = [
  'none',
  'deposit-due',
  'deposit-late',
  'balance-due',
  'balance-late',
  'paid',
  'refund-due',
] as const;
export type AccountState = (typeof accountStates)[number];

/** What a portal settles; null where staff do not know it. */
export type PortalSums = {
  payoutCents: number | null;
  commissionCents: number | null;
  withheldCents: number | null;
};

export type AccountFacts = {
  stay: {
    startDate: StayDate;
    endDate: StayDate;
    status: DecidableStatus;
    createdAt: string;
    /** The first confirmation. */
    agreedAt: string | null;
    cancelledAt: string | null;
    totalCents: number | null;
    quoteLines: readonly QuoteLine[];
    /** What the owners keep of a cancelled stay, if staff said so. */
    keptCents: number | null;
  };
  /** Those of the stay; null without any: then the total is due at the arrival. */
  terms: PaymentTerms | null;
  /** Null unless a portal collects from the guest. */
  portal: PortalSums | null;
  payments: readonly Payment[];
  damage: readonly DamageEntry[];
  /** The tourist tax as calculated from the guests; null while the site does not follow it. */
  tax: { cents: number; collector: 'house' | 'portal' } | null;
};

export type Account = {
  /** They sum to the total. A label is empty where the kind says it all. */
  lines: { kind: AccountLineKind; label: string; amountCents: number }[];
  totalCents: number;
  /** The tourist tax in the total: never rent. */
  taxCents: number;
  /** 0 for none. */
  depositCents: number;
  depositDueOn: StayDate | null;
  balanceDueOn: StayDate | null;
  /** Came − refunded. */
  paidCents: number;
  /** Total − paid; negative: to give back. */
  openCents: number;
  state: AccountState;
  /** The refund after a cancellation, by the terms. */
  refund: { percent: number; cents: number } | null;
  damage: { askedCents: number; heldCents: number; returnedCents: number; keptCents: number };
  /** The total is the payout; the guest is asked for nothing. */
  portal: {
    grossCents: number;
    commissionCents: number;
    withheldCents: number;
    payoutCents: number;
  } | null;
  payments: Payment[];
  damageEntries: DamageEntry[];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const amountsOf = (entries: readonly { amountCents: number; annulledAt: string | null }[]) =>
  entries.filter(({ annulledAt }) => annulledAt === null).map(({ amountCents }) => amountCents);

type Lines = Account['lines'];

const withoutZeros = (lines: Lines): Lines => lines.filter(({ amountCents }) => amountCents !== 0);

/** The quote's lines, and the difference to the agreed total. */
const linesOf = ({ totalCents, quoteLines }: AccountFacts['stay']): Lines => {
  const lines = quoteLines.map(({ kind, label, amountCents }) => ({ kind, label, amountCents }));
  const quoted = sum(lines.map(({ amountCents }) => amountCents));
  const difference = (totalCents ?? quoted) - quoted;
  return [...lines, ...withoutZeros([{ kind: 'difference', label: '', amountCents: difference }])];
};

/** What the guest paid the portal is the stay's total, unless the payout says more. */
const portalOf = (
  { totalCents }: AccountFacts['stay'],
  { payoutCents, commissionCents, withheldCents }: PortalSums,
): NonNullable<Account['portal']> => {
  const [commission, withheld] = [commissionCents ?? 0, withheldCents ?? 0];
  const payout = payoutCents ?? Math.max(0, (totalCents ?? 0) - commission - withheld);
  return {
    grossCents: payout + commission + withheld,
    commissionCents: commission,
    withheldCents: withheld,
    payoutCents: payout,
  };
};

const portalLines = (portal: NonNullable<Account['portal']>): Lines => [
  { kind: 'gross', label: '', amountCents: portal.grossCents },
  ...withoutZeros([
    { kind: 'commission', label: '', amountCents: -portal.commissionCents },
    { kind: 'withheld', label: '', amountCents: -portal.withheldCents },
  ]),
];

/** The balance of payments when the stay was cancelled. Refunds since then belong to the cancellation. */
const cameUntil = (payments: readonly Payment[], day: StayDate): number =>
  sum(amountsOf(payments.filter(({ amountCents, date }) => amountCents > 0 || date < day)));

type Cancellation = { keptCents: number; refund: Account['refund'] };

/** What the owners keep of a stay that does not take place: what staff said, or by the terms, or what came. */
const cancellationOf = ({ stay, terms, payments }: AccountFacts): Cancellation => {
  const { cancelledAt, startDate } = stay;
  if (cancelledAt === null) return { keptCents: stay.keptCents ?? 0, refund: null };
  const day = todayAtHouse(new Date(cancelledAt));
  const came = cameUntil(payments, day);
  const percent = terms && refundPercent(terms, { day, startDate });
  const cents = Math.round((came * (percent ?? 0)) / 100);
  return {
    keptCents: stay.keptCents ?? Math.max(0, came - cents),
    refund: percent === null ? null : { percent, cents },
  };
};

const depositOf = (terms: PaymentTerms | null, totalCents: number): number => {
  if (!terms?.deposit) return 0;
  const { share } = terms.deposit;
  const wanted = 'percent' in share ? Math.round((totalCents * share.percent) / 100) : share.cents;
  return Math.min(wanted, totalCents);
};

const earlier = (a: StayDate, b: StayDate): StayDate => (a < b ? a : b);
const later = (a: StayDate, b: StayDate): StayDate => (a > b ? a : b);

type Due = Pick<Account, 'depositCents' | 'depositDueOn' | 'balanceDueOn'>;

const nothingDue: Due = { depositCents: 0, depositDueOn: null, balanceDueOn: null };

/** Never later than the arrival, and never before a guest who confirms late had the days of the deposit. */
const dueOf = ({ stay, terms }: AccountFacts, totalCents: number): Due => {
  const { startDate, agreedAt } = stay;
  if (agreedAt === null) return nothingDue;
  const first = addDays(todayAtHouse(new Date(agreedAt)), terms?.deposit?.days ?? 0);
  const wished = addDays(startDate, -(terms?.balanceDays ?? 0));
  const balanceDueOn = earlier(startDate, later(wished, first));
  const depositCents = depositOf(terms, totalCents);
  const depositDueOn = depositCents > 0 ? earlier(first, balanceDueOn) : null;
  return { depositCents, depositDueOn, balanceDueOn };
};

/** Bank charges may shorten a deposit by this much; what they took is due with the balance. */
const CHARGES_CENTS = 5_00;

/** A stay that staff entered after its end counts as paid. */
const isSettled = ({ endDate, createdAt }: AccountFacts['stay']): boolean =>
  endDate < createdAt.slice(0, 10);

const stateOf = (
  { stay, portal }: AccountFacts,
  account: Pick<Account, 'totalCents' | 'paidCents' | 'openCents'> & Due,
  today: StayDate,
): AccountState => {
  const { totalCents, paidCents, openCents, depositCents, depositDueOn, balanceDueOn } = account;
  // What guests pay in the house, such as the tourist tax, comes on top of a payout.
  if (portal !== null && stay.status === 'CONFIRMED') return openCents > 0 ? 'none' : 'paid';
  if (openCents < 0) return 'refund-due';
  if (openCents === 0) return totalCents > 0 ? 'paid' : 'none';
  if (stay.status === 'REJECTED' && stay.keptCents !== null) return 'balance-due';
  const isAsked = stay.status === 'CONFIRMED' && !(isSettled(stay) && paidCents === 0);
  if (!isAsked) return 'none';
  if (balanceDueOn !== null && today > balanceDueOn) return 'balance-late';
  const isDepositIn = paidCents >= Math.max(1, depositCents - CHARGES_CENTS);
  if (isDepositIn || depositDueOn === null) return 'balance-due';
  return today > depositDueOn ? 'deposit-late' : 'deposit-due';
};

export const isLate = ({ state }: Pick<Account, 'state'>): boolean => state.endsWith('-late');

/** What the guest has to pay now, and by when; null if nothing. */
export const nextDue = (
  account: Pick<Account, 'state' | 'paidCents' | 'openCents'> & Due,
): { cents: number; on: StayDate | null } | null => {
  const { state, depositCents, paidCents, openCents, depositDueOn, balanceDueOn } = account;
  if (state === 'deposit-due' || state === 'deposit-late') {
    return { cents: depositCents - paidCents, on: depositDueOn };
  }
  if (state === 'balance-due' || state === 'balance-late') {
    return { cents: openCents, on: balanceDueOn };
  }
  return null;
};

const damageOf = (facts: AccountFacts): Account['damage'] => {
  const { stay, terms, portal, damage } = facts;
  const of = (kind: DamageKind) => sum(amountsOf(damage.filter((entry) => entry.kind === kind)));
  const [received, returnedCents, keptCents] = [of('received'), of('returned'), of('kept')];
  const isAsked = stay.status === 'CONFIRMED' && portal === null;
  return {
    askedCents: isAsked ? (terms?.damageDepositCents ?? 0) : 0,
    heldCents: received - returnedCents - keptCents,
    returnedCents,
    keptCents,
  };
};

/** The quoted tax, or the calculated one where the site follows it, within the total. */
const taxOf = ({ stay, portal, tax }: AccountFacts, totalCents: number): number => {
  const quoted = sum(
    stay.quoteLines.flatMap(({ kind, amountCents }) =>
      kind === 'touristTax' ? [amountCents] : [],
    ),
  );
  if (portal || quoted === 0) return 0;
  return Math.min(totalCents, tax?.cents ?? quoted);
};

/**
 * The account of a stay on a day at the house. `openCents` is always the total less payments, plus
 * refunds.
 */
export const accountOf = (facts: AccountFacts, today: StayDate): Account => {
  const { stay, payments, damage } = facts;
  const portal = facts.portal && portalOf(stay, facts.portal);
  const isOver = stay.status === 'REJECTED';
  const { keptCents, refund } = isOver ? cancellationOf(facts) : { keptCents: 0, refund: null };
  const agreed = portal ? portalLines(portal) : linesOf(stay);
  const lines: Lines = isOver
    ? withoutZeros([{ kind: 'kept', label: '', amountCents: keptCents }])
    : agreed;
  const totalCents = sum(lines.map(({ amountCents }) => amountCents));
  const paidCents = sum(amountsOf(payments));
  const openCents = totalCents - paidCents;
  const isDue = stay.status === 'CONFIRMED' && !portal;
  const due = isDue ? dueOf(facts, totalCents) : nothingDue;
  return {
    lines,
    totalCents,
    taxCents: isOver ? 0 : taxOf(facts, totalCents),
    ...due,
    paidCents,
    openCents,
    state: stateOf(facts, { totalCents, paidCents, openCents, ...due }, today),
    refund,
    damage: damageOf(facts),
    portal,
    payments: [...payments],
    damageEntries: [...damage],
  };
};

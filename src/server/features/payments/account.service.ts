import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import {
  findPaidCancelledStays,
  findStaysWithDebts,
} from '#server/features/bookings/booking-lists.service.ts';
import { getBooking } from '#server/features/bookings/bookings.service.ts';
import {
  findTermsOf,
  getPaymentTerms,
  type TermsOfStay,
} from '#server/features/payment-terms/payment-terms.service.ts';
import { findPortalSums } from '#server/features/portal-stays/portal-stays.service.ts';
import { findTaxOf } from '#server/features/tourist-tax/tax-duties.service.ts';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { type Account, accountOf, nextDue, type PortalSums } from '#shared/money/account.ts';
import { stayTerms } from '#shared/money/payment-terms.schema.ts';
import type { OpenMoney, OpenStay, StayAccount } from '#shared/money/payments.schema.ts';
import { listDamageEntries, listPayments } from './payments.repository.ts';

type Stay = StaffStay | AnonymousStay;

const unknownSums: PortalSums = { payoutCents: null, commissionCents: null, withheldCents: null };

type Known = { account: Account; terms: TermsOfStay };

const computeAccounts = async (
  app: AppContext,
  db: Database,
  stays: readonly Stay[],
  today: StayDate,
): Promise<Map<number, Known>> => {
  const ids = stays.map(({ id }) => id);
  const termsOf = await findTermsOf(db, stays);
  const portals = await findPortalSums(db, ids);
  const payments = Map.groupBy(await listPayments(db, ids), ({ bookingId }) => bookingId);
  const damage = Map.groupBy(await listDamageEntries(db, ids), ({ bookingId }) => bookingId);
  const taxes = await findTaxOf(app, db, stays);
  const known = stays.map((stay): [number, Known] => {
    const terms = termsOf.get(stay.id);
    if (!terms) throw new Error('A stay without an answer about its terms');
    const quoteLines = stay.quote?.lines ?? [];
    const account = accountOf(
      {
        stay: { ...stay, quoteLines, keptCents: terms.keptCents },
        terms: terms.terms,
        portal: stay.portalPays ? (portals.get(stay.id) ?? unknownSums) : null,
        payments: payments.get(stay.id) ?? [],
        damage: (damage.get(stay.id) ?? []).map(({ bookingId: _, ...entry }) => entry),
        tax: taxes.get(stay.id) ?? null,
      },
      today,
    );
    return [stay.id, { account, terms }];
  });
  return new Map(known);
};

/** The accounts of these stays on a day at the house. */
export const accountsOf = async (
  app: AppContext,
  db: Database,
  stays: readonly Stay[],
  today: StayDate,
): Promise<Map<number, Account>> => {
  const known = await computeAccounts(app, db, stays, today);
  return new Map([...known].map(([id, { account }]) => [id, account]));
};

/** Refunds are looked for among stays that began so long ago, or later. */
const REFUND_DAYS = 400;

const openStayOf = (
  stay: StaffStay,
  { account, terms }: Known,
  due: { cents: number; on: StayDate | null } | null,
): OpenStay[] => {
  if (due === null || due.cents <= 0) return [];
  const { id, guestName, startDate, endDate } = stay;
  const word = terms.terms?.deposit?.word ?? 'caparra';
  return [{ id, guestName, startDate, endDate, state: account.state, word, ...due }];
};

/** What guests have to pay now, and their refunds; nothing while the terms are off. */
export const getOpenMoney = async (app: AppContext): Promise<OpenMoney> => {
  const { database } = app;
  if (!(await getPaymentTerms(database)).isOn) return { due: [], refunds: [] };
  const today = todayAtHouse(app.clock.now());
  const owing = await findStaysWithDebts(database);
  const cancelled = await findPaidCancelledStays(database, addDays(today, -REFUND_DAYS));
  const known = await computeAccounts(app, database, [...owing, ...cancelled], today);
  const open = (
    stays: readonly StaffStay[],
    dueOf: (account: Account) => ReturnType<typeof nextDue>,
  ) =>
    stays.flatMap((stay) => {
      const found = known.get(stay.id);
      return found ? openStayOf(stay, found, dueOf(found.account)) : [];
    });
  return {
    due: open(owing, nextDue),
    refunds: open(cancelled, ({ openCents }) => ({ cents: -openCents, on: null })),
  };
};

/** NOT_FOUND, BOOKING_IS_BLOCK. */
export const getAccount = async (
  app: AppContext,
  db: Database,
  bookingId: number,
): Promise<StayAccount> => {
  const stay = await getBooking(db, bookingId);
  if (stay.isBlocked) throw new AppError('BOOKING_IS_BLOCK');
  const known = await computeAccounts(app, db, [stay], todayAtHouse(app.clock.now()));
  const { account, terms } = known.get(stay.id) ?? {};
  if (!account || !terms) throw new Error('A stay without its account');
  return {
    ...account,
    id: stay.id,
    startDate: stay.startDate,
    endDate: stay.endDate,
    guestName: stay.guestName,
    source: stay.source,
    cancelledAt: stay.cancelledAt,
    isOn: (await getPaymentTerms(db)).isOn,
    portalPays: stay.portalPays,
    terms: terms.terms && stayTerms.parse(terms.terms),
    hasOwnTerms: terms.hasOwnTerms,
    keptCents: terms.keptCents,
    version: terms.version,
  };
};

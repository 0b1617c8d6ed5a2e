import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import {
  findConfirmedStays,
  findStaysByIds,
} from '#server/features/bookings/booking-lists.service.ts';
import {
  findSampleBookings,
  withoutSample,
} from '#server/features/bookings/sample-bookings.service.ts';
import { getPaymentTerms } from '#server/features/payment-terms/payment-terms.service.ts';
import { accountsOf } from '#server/features/payments/account.service.ts';
import {
  listPaymentsBetween,
  type PaymentOfStay,
} from '#server/features/payments/payments.service.ts';
import { sumCents } from '#shared/bookings/balance.ts';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Account } from '#shared/money/account.ts';
import type { StayWithAccount } from '#shared/takings/stay-entries.ts';
import type { TakingsAnswer } from '#shared/takings/takings.schema.ts';
import { daysOfYear, takingsOf } from '#shared/takings/takings-year.ts';
import { listStampedPayments, listStaysWithDeposits } from './takings.repository.ts';

type Stay = StaffStay | AnonymousStay;

/** All stays that have a night, a payment or a step of their damage deposit in these days. */
const findStaysOf = async (
  db: Database,
  days: DayInterval,
  payments: readonly PaymentOfStay[],
): Promise<Stay[]> => {
  const confirmed = await findConfirmedStays(db, days);
  const known = new Set(confirmed.map(({ id }) => id));
  const paid = payments.flatMap(({ bookingId }) => bookingId ?? []);
  const ids = [...new Set([...paid, ...(await listStaysWithDeposits(db, days))])];
  const others = await findStaysByIds(
    db,
    ids.filter((id) => !known.has(id)),
  );
  return [...confirmed, ...(await withoutSample(db, others))];
};

/** All but what its receipts say. */
type KnownStay = Omit<StayWithAccount, 'stamped'>;

const toKnownStay = (stay: Stay, account: Account | undefined): KnownStay => {
  if (!account) throw new Error('A stay without its account');
  return {
    id: stay.id,
    startDate: stay.startDate,
    endDate: stay.endDate,
    source: stay.source,
    guestName: stay.guestName,
    status: stay.status,
    isPriced: stay.totalCents !== null,
    account,
  };
};

/** The payments of stays that were erased with their guests. */
const toErased = (payments: readonly PaymentOfStay[]): KnownStay[] =>
  [...Map.groupBy(payments, ({ stay }) => Object.values(stay).join(' '))].flatMap(([, own]) => {
    const [first] = own;
    if (!first) return [];
    const paidCents = sumCents(own.map(({ amountCents }) => amountCents));
    return {
      ...{ ...first.stay, id: null, guestName: null, status: 'REJECTED', isPriced: true },
      account: {
        ...{ totalCents: paidCents, taxCents: 0, paidCents, openCents: 0, state: 'none' },
        ...{ portal: null, payments: own, damageEntries: [] },
      },
    };
  });

/** A year's payments and nights, with those of the year before; without the sample's. */
export const getTakings = async (app: AppContext, year: number): Promise<TakingsAnswer> => {
  const { database, clock } = app;
  const days = { from: daysOfYear(year - 1).from, until: daysOfYear(year).until };
  const invented = await findSampleBookings(database);
  const payments = (await listPaymentsBetween(database, days.from, days.until)).filter(
    ({ bookingId }) => bookingId === null || !invented.has(bookingId),
  );
  const stays = await findStaysOf(database, days, payments);
  const accounts = await accountsOf(app, database, stays, todayAtHouse(clock.now()));
  const known = [
    ...stays.map((stay) => toKnownStay(stay, accounts.get(stay.id))),
    ...toErased(payments.filter(({ bookingId }) => bookingId === null)),
  ];
  const stamped = new Set(await listStampedPayments(database, days));
  const { isOn } = await getPaymentTerms(database);
  return {
    isOn,
    ...takingsOf(
      year,
      known.map((stay) => ({ ...stay, stamped })),
    ),
  };
};

import { sumCents } from '#shared/bookings/balance.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';
import { addMonths, firstDayOf, type StayDate } from '#shared/bookings/stay-dates.ts';
import { validPayments } from '#shared/money/tax-in-payments.ts';
import { nightFigures, type SoldStay } from './nights-sold.ts';
import { entriesOf, isDirect, isSold, rentCentsOf, type StayWithAccount } from './stay-entries.ts';
import type {
  AwaitedPayout,
  DepositEntry,
  EarlierYear,
  PortalYear,
  Takings,
  TakingsEntry,
  TakingsStay,
  TakingsSums,
} from './takings.schema.ts';

// A year's sums. Each is a sum of the same payments and nights, so that they add up to one another.

export const daysOfYear = (year: number): DayInterval => ({
  from: `${year}-01-01`,
  until: `${year + 1}-01-01`,
});

const monthsOf = (year: number): DayInterval[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(`${year}-01`, index);
    return { from: firstDayOf(month), until: firstDayOf(addMonths(month, 1)) };
  });

const isIn = (date: StayDate, { from, until }: DayInterval): boolean =>
  date >= from && date < until;

export const sumEntries = (entries: readonly TakingsSums[]): TakingsSums => {
  const of = (column: keyof TakingsSums): number => sumCents(entries.map((entry) => entry[column]));
  return {
    grossCents: of('grossCents'),
    commissionCents: of('commissionCents'),
    withheldCents: of('withheldCents'),
    taxCents: of('taxCents'),
    stampCents: of('stampCents'),
    receivedCents: of('receivedCents'),
  };
};

const ofDays = (entries: readonly TakingsEntry[], days: DayInterval): TakingsEntry[] =>
  entries.filter(({ date }) => isIn(date, days));

const soldStaysOf = (stays: readonly StayWithAccount[]): SoldStay[] =>
  stays
    .filter(isSold)
    .map((stay) => ({ ...stay, isDirect: isDirect(stay), rentCents: rentCentsOf(stay) }));

const byDay = (a: { date: StayDate; id: number }, b: { date: StayDate; id: number }): number =>
  a.date.localeCompare(b.date) || a.id - b.id;

const byArrival = (a: StayWithAccount, b: StayWithAccount): number =>
  a.startDate.localeCompare(b.startDate) || (a.id ?? 0) - (b.id ?? 0);

/** A stay and its payments of a year. */
type Booked = { stay: StayWithAccount; entries: readonly TakingsEntry[] };

const partyOf = ({ id, guestName, startDate, endDate, source }: StayWithAccount) => ({
  bookingId: id,
  ...{ guestName, startDate, endDate, source },
});

const toTakingsStay = ({ stay, entries }: Booked): TakingsStay => {
  const { account, status, isPriced } = stay;
  return {
    ...partyOf(stay),
    status,
    totalCents: isPriced ? account.totalCents : null,
    receivedCents: sumEntries(entries).receivedCents,
    paidCents: account.paidCents,
    openCents: account.openCents,
    state: account.state,
  };
};

const isUnnoted = ({ commissionCents, withheldCents }: TakingsSums): boolean =>
  commissionCents === 0 && withheldCents === 0;

const portalsOf = (booked: readonly Booked[]): PortalYear[] => {
  const settled = booked.filter(
    ({ stay, entries }) => stay.account.portal !== null && entries.length > 0,
  );
  return [...Map.groupBy(settled, ({ stay }) => stay.source)].map(([source, ofSource]) => ({
    source,
    stays: ofSource.length,
    unnoted: ofSource.filter(({ entries }) => isUnnoted(sumEntries(entries))).length,
    ...sumEntries(ofSource.flatMap(({ entries }) => entries)),
  }));
};

const awaitedOf = (stays: readonly StayWithAccount[], days: DayInterval): AwaitedPayout[] =>
  stays
    .filter(
      (stay) =>
        stay.account.portal !== null &&
        isSold(stay) &&
        isIn(stay.startDate, days) &&
        validPayments(stay.account).length === 0,
    )
    .map((stay) => ({ ...partyOf(stay), payoutCents: stay.account.portal?.payoutCents || null }));

const depositsOf = (stays: readonly StayWithAccount[], days: DayInterval): Takings['deposits'] => {
  const entries = stays
    .flatMap((stay) =>
      stay.account.damageEntries
        .filter(({ annulledAt, date }) => annulledAt === null && isIn(date, days))
        .map(
          ({ id, date, kind, method, amountCents, note }): DepositEntry => ({
            ...{ id, date, kind, method, amountCents, note },
            ...partyOf(stay),
          }),
        ),
    )
    .toSorted(byDay);
  const of = (kind: DepositEntry['kind']): number =>
    sumCents(entries.filter((one) => one.kind === kind).map(({ amountCents }) => amountCents));
  return {
    receivedCents: of('received'),
    returnedCents: of('returned'),
    keptCents: of('kept'),
    entries,
  };
};

const earlierYearOf = (
  year: number,
  sold: readonly SoldStay[],
  entries: readonly TakingsEntry[],
): EarlierYear => {
  const sumsOf = (days: DayInterval) => ({
    ...nightFigures(sold, days),
    receivedCents: sumEntries(ofDays(entries, days)).receivedCents,
  });
  return {
    ...sumsOf(daysOfYear(year)),
    months: monthsOf(year).map((days) => {
      const { nights, rentCents, receivedCents } = sumsOf(days);
      return { nights, rentCents, receivedCents };
    }),
  };
};

/**
 * The sums of a year.
 *
 * @param stays all that have a night, a payment or an entry of their damage deposit in the year or the one before,
 *   each once; others do no harm.
 */
export const takingsOf = (year: number, stays: readonly StayWithAccount[]): Takings => {
  const days = daysOfYear(year);
  const ordered = stays.toSorted(byArrival);
  const sold = soldStaysOf(ordered);
  const all = ordered.map((stay): Booked => ({ stay, entries: entriesOf(stay) }));
  const booked = all.map(({ stay, entries }): Booked => ({ stay, entries: ofDays(entries, days) }));
  const payments = booked.flatMap(({ entries }) => entries).toSorted(byDay);
  const hasNights = (stay: StayWithAccount): boolean =>
    nightFigures(soldStaysOf([stay]), days).stays > 0;
  const ofYear = booked.filter(({ stay, entries }) => entries.length > 0 || hasNights(stay));
  const sources = [...new Set(ofYear.map(({ stay }) => stay.source))];
  return {
    year,
    ...nightFigures(sold, days),
    ...sumEntries(payments),
    months: monthsOf(year).map((month) => ({
      ...nightFigures(sold, month),
      ...sumEntries(ofDays(payments, month)),
    })),
    lastYear: earlierYearOf(
      year - 1,
      sold,
      all.flatMap(({ entries }) => entries),
    ),
    bySource: sources
      .map((source) => ({
        source,
        ...nightFigures(soldStaysOf(ordered.filter((stay) => stay.source === source)), days),
        ...sumEntries(payments.filter((entry) => entry.source === source)),
      }))
      .toSorted((a, b) => b.nights - a.nights),
    byMethod: [...Map.groupBy(payments, ({ method }) => method)].map(([method, entries]) => ({
      method,
      ...sumEntries(entries),
    })),
    stays: ofYear.map(toTakingsStay),
    payments,
    portals: portalsOf(booked),
    awaited: awaitedOf(ordered, days),
    deposits: depositsOf(ordered, days),
  };
};

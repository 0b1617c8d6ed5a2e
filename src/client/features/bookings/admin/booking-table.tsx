import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { MailAddress } from '#client/ui/mail-address.tsx';
import { balanceOf, debtGroupOf } from '#shared/bookings/balance.ts';
import type { Debt } from '#shared/bookings/booking-lists.schema.ts';
import type { StaffBooking } from '#shared/bookings/bookings.schema.ts';
import { monthOf, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import {
  formatGuests,
  formatInstantDay,
  formatMonth,
  formatShortDay,
} from '#shared/languages/italian-dates.ts';
import { isLate } from '#shared/money/account.ts';
import { stateWords } from '#shared/money/money-words.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { BookingBadge } from './booking-badge.tsx';
import { bookingName, formatLength, formatShortSpan, formatSpan } from './booking-labels.ts';
import { PaidButton } from './paid-button.tsx';

// On a phone a booking takes two lines: name and state, then dates, party and total. Larger screens add the
// details below.

type CellProps = { booking: StaffBooking };

/** The guest's contact, and the origin of a stay from another site. */
const SecondLine = ({ booking }: CellProps) => {
  if (booking.isBlocked) return booking.reason;
  if (!booking.guest) return 'dati cancellati';
  const contact = booking.guestEmail ?? booking.guestPhone;
  const source = booking.source !== 'site' && staySourceLabels[booking.source];
  return (
    <>
      {contact && <MailAddress address={contact} />}
      {contact && source && ' · '}
      {source}
    </>
  );
};

const Name = ({ booking }: CellProps) => (
  <div className="md:min-w-28 lg:min-w-32">
    <Link
      from="/admin/bookings"
      to="/admin/bookings"
      search={(search) => ({ ...search, booking: booking.id })}
      resetScroll={false}
      className="-my-1 inline-block py-1 font-semibold [overflow-wrap:anywhere] text-sea-700 underline decoration-sand-300 underline-offset-4 hover:decoration-sea-600 max-md:after:absolute max-md:after:inset-0 max-md:after:rounded-card"
    >
      {bookingName(booking)}
    </Link>
    <span className="block text-sm [overflow-wrap:anywhere] text-ink-soft max-md:hidden">
      <SecondLine booking={booking} />
    </span>
  </div>
);

const receivedWord = (booking: StaffBooking): string => {
  if (!booking.isBlocked) return 'ricevuta il';
  return booking.origin ? 'vista il' : 'inserita il';
};

const Status = ({ booking }: CellProps) => (
  <>
    <span className="md:max-lg:*:whitespace-normal">
      <BookingBadge booking={booking} />
    </span>
    <span className="mt-1 block text-xs text-ink-soft max-md:hidden lg:whitespace-nowrap">
      {receivedWord(booking)} {formatShortDay(todayAtHouse(new Date(booking.createdAt)))}
    </span>
  </>
);

/** The text after the dates on a phone. */
const inShort = (booking: StaffBooking): string =>
  booking.isBlocked
    ? [booking.origin && formatLength(booking), booking.reason].filter(Boolean).join(' · ')
    : formatGuests(booking.numberOfGuests);

const Period = ({ booking }: CellProps) => (
  <div className="max-md:text-sm md:min-w-28">
    <span className="max-md:hidden">{formatSpan(booking)}</span>
    <span className="[overflow-wrap:anywhere] md:hidden">
      {[formatShortSpan(booking), inShort(booking)].filter(Boolean).join(' · ')}
    </span>
    <span className="block text-sm text-ink-soft max-md:hidden lg:whitespace-nowrap">
      {formatLength(booking)}
      {!booking.isBlocked && `, ${formatGuests(booking.numberOfGuests)}`}
    </span>
  </div>
);

const Total = ({ booking }: CellProps) => {
  if (booking.isBlocked || booking.totalCents === null || booking.status === 'REJECTED')
    return null;
  return (
    <>
      <span className="whitespace-nowrap tabular-nums max-md:text-sm">
        {formatEuro(booking.totalCents)}
      </span>
      <span className="block text-xs text-ink-soft max-md:hidden">
        {booking.priceState === 'agreed' ? 'concordato' : 'indicativo'}
      </span>
    </>
  );
};

/** The open sum, with the agreed one once a part has come. */
const Open = ({ booking }: CellProps) => {
  const { data: money } = trpc.payments.open.useQuery(undefined, liveQuery);
  const balance = balanceOf(booking);
  if (booking.isBlocked || balance?.state !== 'due') return null;
  const asked = money?.due.find(({ id }) => id === booking.id);
  return (
    <>
      <span className="whitespace-nowrap tabular-nums max-md:text-sm">
        {formatEuro(balance.openCents)}
      </span>
      {booking.paidCents > 0 && (
        <span className="block text-xs text-ink-soft max-md:hidden">
          di {formatEuro(booking.totalCents ?? 0)}
        </span>
      )}
      {asked && isLate(asked) && (
        <span className="block text-xs font-semibold text-amber-800">
          {stateWords({ ...asked, hasDeposit: false }, asked.word).toLowerCase()}
        </span>
      )}
    </>
  );
};

const Balance = ({ booking }: CellProps) => {
  const balance = balanceOf(booking);
  if (balance?.state === 'paid') {
    return (
      <span className="text-sm text-ink-soft">
        saldato il <span className="whitespace-nowrap">{formatInstantDay(balance.at)}</span>
      </span>
    );
  }
  return (
    balance?.state === 'due' && <span className="font-semibold text-amber-800">da saldare</span>
  );
};

type BookingColumn = Column<StaffBooking>;

const name: BookingColumn = {
  id: 'name',
  header: 'Ospite',
  cell: (booking) => <Name booking={booking} />,
};
const period: BookingColumn = {
  id: 'period',
  header: 'Date',
  cell: (booking) => <Period booking={booking} />,
};
const total: BookingColumn = {
  id: 'total',
  header: 'Totale',
  align: 'end',
  endsLine: true,
  cell: (booking) => <Total booking={booking} />,
};

const columns: BookingColumn[] = [
  name,
  {
    id: 'status',
    header: 'Stato',
    endsLine: true,
    cell: (booking) => <Status booking={booking} />,
  },
  period,
  total,
  {
    id: 'balance',
    header: 'Saldo',
    needsRoom: true,
    cell: (booking) => <Balance booking={booking} />,
  },
];

/** All these are confirmed: in place of the state, the button for the balance. */
const unpaidColumns: BookingColumn[] = [
  name,
  {
    id: 'balance',
    header: 'Saldo',
    endsLine: true,
    cell: (booking) => !booking.isBlocked && booking.guest && <PaidButton stay={booking} />,
  },
  period,
  { ...total, header: 'Manca', cell: (booking) => <Open booking={booking} /> },
];

const debtHeadings = { left: 'Già partiti', here: 'In casa', coming: 'Devono ancora arrivare' };

const monthHeading = ({ startDate }: StaffBooking): string => formatMonth(monthOf(startDate));

const debtHeading = (debts: readonly Debt[], today: StayDate) => (booking: StaffBooking) => {
  const group = debtGroupOf(booking, today);
  const cents = debts.find((debt) => debt.group === group)?.cents ?? 0;
  return `${debtHeadings[group]}: ${formatEuro(cents)}`;
};

type BookingTableProps = {
  bookings: readonly StaffBooking[];
  /** If all of them have an open balance: what their guests owe. */
  debts: readonly Debt[] | null;
  today: StayDate;
  /** Whether the list is sorted by date. */
  byMonth: boolean;
};

export const BookingTable = ({ bookings, debts, today, byMonth }: BookingTableProps) => (
  <div className="md:rounded-card md:border md:border-sand-200 md:bg-white">
    <DataTable
      caption="Prenotazioni"
      columns={debts ? unpaidColumns : columns}
      rows={bookings}
      rowKey={({ id }) => id}
      inLines
      groupOf={byMonth ? (debts ? debtHeading(debts, today) : monthHeading) : undefined}
    />
  </div>
);

import { Link } from '@tanstack/react-router';
import { StatusBadge } from '#client/features/bookings/status-badge.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import type { StaffBooking } from '#shared/bookings.schema.ts';
import { formatDayRange, formatGuests, formatShortDay } from '#shared/italian-dates.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import { bookingLength, bookingName } from './booking-words.ts';

const Name = ({ booking }: { booking: StaffBooking }) => (
  <div className="md:min-w-32">
    <Link
      from="/admin/bookings"
      to="/admin/bookings"
      search={(search) => ({ ...search, booking: booking.id })}
      resetScroll={false}
      className="-my-1 inline-block py-1 font-semibold [overflow-wrap:anywhere] text-sea-700 underline decoration-sand-300 underline-offset-4 hover:decoration-sea-600"
    >
      {bookingName(booking)}
    </Link>
    <span className="block text-sm [overflow-wrap:anywhere] text-ink-soft">
      {booking.isBlocked ? booking.reason : (booking.guest?.email ?? 'dati cancellati')}
    </span>
  </div>
);

const Period = ({ booking }: { booking: StaffBooking }) => (
  <>
    {formatDayRange(booking.startDate, booking.endDate)}
    <span className="block text-sm whitespace-nowrap text-ink-soft">
      {bookingLength(booking)}
      {!booking.isBlocked && `, ${formatGuests(booking.numberOfGuests)}`}
    </span>
  </>
);

const Status = ({ booking }: { booking: StaffBooking }) => (
  <>
    <StatusBadge status={booking.status} />
    <span className="mt-1 block text-xs whitespace-nowrap text-ink-soft">
      {booking.isBlocked ? 'inserita il' : 'ricevuta il'}{' '}
      {formatShortDay(todayAtHouse(new Date(booking.createdAt)))}
    </span>
  </>
);

const columns: Column<StaffBooking>[] = [
  { id: 'name', header: 'Ospite', cell: (booking) => <Name booking={booking} /> },
  { id: 'period', header: 'Date', cell: (booking) => <Period booking={booking} /> },
  { id: 'status', header: 'Stato', cell: (booking) => <Status booking={booking} /> },
];

export const BookingTable = ({ bookings }: { bookings: readonly StaffBooking[] }) => (
  <div className="md:rounded-card md:border md:border-sand-200 md:bg-white">
    <DataTable caption="Prenotazioni" columns={columns} rows={bookings} rowKey={({ id }) => id} />
  </div>
);

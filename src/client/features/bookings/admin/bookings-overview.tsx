import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { StatusBadge } from '#client/features/bookings/status-badge.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { StaffBooking } from '#shared/bookings.schema.ts';
import { formatDayRange, formatGuests, formatShortDay } from '#shared/italian-dates.ts';
import { formatEuro } from '#shared/money.ts';
import { bookingStates, stateLabels, stateOf } from '#shared/status-labels.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import { staySourceLabels, staySources } from '#shared/stay-sources.ts';
import { bookingName, formatLength } from './booking-labels.ts';
import { type BookingSearch, parseBookingSearch } from './booking-search.ts';
import type { Bookings } from './use-bookings.ts';

/** How to reach the guest, and where the stay comes from if not from this site. */
const secondLineOf = (booking: StaffBooking): string => {
  if (booking.isBlocked) return booking.reason;
  if (!booking.guest) return 'dati cancellati';
  const source = booking.source === 'site' ? null : staySourceLabels[booking.source];
  return [booking.guestEmail ?? booking.guestPhone, source].filter(Boolean).join(' · ');
};

const Total = ({ booking }: { booking: StaffBooking }) => {
  if (booking.isBlocked || booking.totalCents === null || booking.status === 'REJECTED')
    return null;
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{formatEuro(booking.totalCents)}</span>
      <span className="block text-xs text-ink-soft">
        {booking.priceState === 'agreed' ? 'concordato' : 'indicativo'}
      </span>
    </>
  );
};

const Name = ({ booking }: { booking: StaffBooking }) => (
  <div className="md:min-w-28 lg:min-w-32">
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
      {secondLineOf(booking)}
    </span>
  </div>
);

const Period = ({ booking }: { booking: StaffBooking }) => (
  <div className="md:min-w-28">
    {formatDayRange(booking.startDate, booking.endDate)}
    <span className="block text-sm text-ink-soft lg:whitespace-nowrap">
      {formatLength(booking)}
      {!booking.isBlocked && `, ${formatGuests(booking.numberOfGuests)}`}
    </span>
  </div>
);

const Status = ({ booking }: { booking: StaffBooking }) => (
  <>
    <StatusBadge state={stateOf(booking)} />
    <span className="mt-1 block text-xs text-ink-soft lg:whitespace-nowrap">
      {booking.isBlocked ? 'inserita il' : 'ricevuta il'}{' '}
      {formatShortDay(todayAtHouse(new Date(booking.createdAt)))}
    </span>
  </>
);

const columns: Column<StaffBooking>[] = [
  { id: 'name', header: 'Ospite', isWide: true, cell: (booking) => <Name booking={booking} /> },
  { id: 'period', header: 'Date', cell: (booking) => <Period booking={booking} /> },
  { id: 'total', header: 'Totale', cell: (booking) => <Total booking={booking} /> },
  { id: 'status', header: 'Stato', cell: (booking) => <Status booking={booking} /> },
];

const BookingTable = ({ bookings }: { bookings: readonly StaffBooking[] }) => (
  <div className="md:rounded-card md:border md:border-sand-200 md:bg-white">
    <DataTable caption="Prenotazioni" columns={columns} rows={bookings} rowKey={({ id }) => id} />
  </div>
);

const statusOptions = [
  { value: '', label: 'Tutte' },
  ...bookingStates.map((value) => ({ value, label: stateLabels[value] })),
];

const sourceOptions = [
  { value: '', label: 'Tutte' },
  ...staySources.map((value) => ({ value, label: staySourceLabels[value] })),
];

const sortOptions = [
  { value: 'date', label: 'Data' },
  { value: 'created', label: 'Più recenti' },
  { value: 'name', label: 'Nome' },
];

type BookingFiltersProps = {
  search: BookingSearch;
  onChange: (search: BookingSearch) => void;
};

const BookingFilters = ({ search, onChange }: BookingFiltersProps) => {
  /** Every change of a filter goes back to the first page. */
  const change = (part: Record<string, unknown>) =>
    onChange(parseBookingSearch({ ...search, page: 1, ...part }));
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <SearchBox
        label="Cerca un ospite"
        placeholder="Nome, email o telefono"
        className="col-span-2 lg:col-span-1"
        value={search.q ?? ''}
        onSearch={(q) => change({ q })}
      />
      <SelectField
        label="Stato"
        options={statusOptions}
        value={search.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      />
      <SelectField
        label="Provenienza"
        options={sourceOptions}
        value={search.source ?? ''}
        onChange={(event) => change({ source: event.target.value })}
      />
      <SelectField
        label="Ordina per"
        options={sortOptions}
        value={search.sort ?? 'date'}
        onChange={(event) => change({ sort: event.target.value })}
      />
      <CheckboxField
        label="Anche passate"
        checked={search.past ?? false}
        onChange={(event) => change({ past: event.target.checked })}
        fieldClassName="self-end pb-2.5"
      />
    </search>
  );
};

const NoBookings = () => (
  <EmptyState icon={<CalendarDays />} title="Ancora nessuna prenotazione">
    Le richieste mandate dal sito arrivano qui. Per i giorni in cui la casa non si affitta c'è
    «Blocca date».
  </EmptyState>
);

type BookingsOverviewProps = {
  found: Bookings;
  search: BookingSearch;
  onSearch: (search: BookingSearch) => void;
};

export const BookingsOverview = ({ found, search, onSearch }: BookingsOverviewProps) => {
  const { query, bookings } = found;
  return (
    <PaginatedList
      found={found}
      noun={['prenotazione', 'prenotazioni']}
      search={search}
      onSearch={onSearch}
      filters={<BookingFilters search={search} onChange={onSearch} />}
      skeleton={<Skeleton className="h-96" />}
      failure="Errore nel caricamento delle prenotazioni"
      emptyState={query.data?.isEmpty && <NoBookings />}
      noResults={(show) => (
        <NoResults
          title="Nessuna prenotazione corrisponde"
          resetLabel="Mostra tutte"
          onReset={() => show({ past: true })}
        >
          Con altri filtri, o mostrando anche le passate, si trova forse quella cercata.
        </NoResults>
      )}
    >
      {bookings.length > 0 && <BookingTable bookings={bookings} />}
    </PaginatedList>
  );
};

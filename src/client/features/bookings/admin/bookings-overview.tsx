import { CalendarDays, SearchX } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { StaffBooking } from '#shared/bookings.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { BookingFilters } from './booking-filters.tsx';
import { listBookings } from './booking-list.ts';
import type { BookingSearch } from './booking-search.ts';
import { BookingTable } from './booking-table.tsx';
import { MonthOverview } from './month-overview.tsx';
import { YearRibbon } from './year-ribbon.tsx';

type BookingsOverviewProps = {
  bookings: readonly StaffBooking[];
  search: BookingSearch;
  today: StayDate;
  onSearch: (search: BookingSearch) => void;
};

const withoutMonth = ({ month: _, ...rest }: BookingSearch): BookingSearch => rest;

const countInWords = (count: number): string =>
  count === 1 ? '1 prenotazione' : `${count} prenotazioni`;

const NothingYet = () => (
  <EmptyState icon={<CalendarDays />} title="Ancora nessuna prenotazione">
    Le richieste mandate dal sito arrivano qui. Per i giorni in cui la casa non si affitta c'è
    «Blocca date».
  </EmptyState>
);

const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title="Nessuna prenotazione corrisponde"
    action={
      <Button variant="secondary" onClick={onReset}>
        Mostra tutte
      </Button>
    }
  >
    Con altri filtri, o mostrando anche le passate, si trova forse quella cercata.
  </EmptyState>
);

/** The year above, the list below; a chosen month stands beside its list. */
export const BookingsOverview = ({ bookings, search, today, onSearch }: BookingsOverviewProps) => {
  const { month } = search;
  const shown = listBookings(bookings, search, today);
  const list =
    shown.length > 0 ? (
      <BookingTable bookings={shown} />
    ) : bookings.length === 0 ? (
      <NothingYet />
    ) : (
      <NothingFound onReset={() => onSearch({ past: true })} />
    );
  return (
    <>
      <YearRibbon
        bookings={bookings}
        today={today}
        chosen={month}
        onChoose={(chosen) =>
          onSearch({ ...withoutMonth(search), ...(chosen && { month: chosen }) })
        }
      />
      <BookingFilters search={search} onChange={onSearch} />
      <p role="status" className="mt-4 mb-3 text-sm text-ink-soft">
        {countInWords(shown.length)}
      </p>
      <div className={month ? 'grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]' : ''}>
        {month && (
          <MonthOverview
            month={month}
            bookings={bookings}
            today={today}
            onOpen={(booking) => onSearch({ ...search, booking })}
            onLeave={() => onSearch(withoutMonth(search))}
          />
        )}
        {list}
      </div>
    </>
  );
};

import { CalendarDays } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Month, StayDate } from '#shared/stay-dates.ts';
import { BookingFilters } from './booking-filters.tsx';
import type { BookingSearch } from './booking-search.ts';
import { BookingTable } from './booking-table.tsx';
import { MonthOverview } from './month-overview.tsx';
import type { Bookings } from './use-bookings.ts';
import { useYear } from './use-year.ts';
import { YearRibbon } from './year-ribbon.tsx';

type BookingsOverviewProps = {
  found: Bookings;
  search: BookingSearch;
  today: StayDate;
  onSearch: (search: BookingSearch) => void;
};

/** Another month begins at its first page. */
const inMonth = ({ month: _, page: __, ...rest }: BookingSearch, month?: Month): BookingSearch => ({
  ...rest,
  ...(month && { month }),
});

const NothingYet = () => (
  <EmptyState icon={<CalendarDays />} title="Ancora nessuna prenotazione">
    Le richieste mandate dal sito arrivano qui. Per i giorni in cui la casa non si affitta c'è
    «Blocca date».
  </EmptyState>
);

/** The year above, the list below; a chosen month stands beside its list. */
export const BookingsOverview = ({ found, search, today, onSearch }: BookingsOverviewProps) => {
  const { query, bookings } = found;
  const { month } = search;
  const year = useYear(today);
  return (
    <>
      <YearRibbon
        year={year}
        chosen={month}
        onChoose={(chosen) => onSearch(inMonth(search, chosen))}
      />
      <PagedList
        found={found}
        words={['prenotazione', 'prenotazioni']}
        search={search}
        onSearch={onSearch}
        filters={<BookingFilters search={search} onChange={onSearch} />}
        skeleton={<Skeleton className="h-96" />}
        failure="Errore nel caricamento delle prenotazioni"
        nothingYet={query.data?.isEmpty && <NothingYet />}
        nothing={(show) => (
          <NothingFound
            title="Nessuna prenotazione corrisponde"
            resetLabel="Mostra tutte"
            onReset={() => show({ past: true })}
          >
            Con altri filtri, o mostrando anche le passate, si trova forse quella cercata.
          </NothingFound>
        )}
        aside={
          month && (
            <MonthOverview
              month={month}
              known={year.query.data}
              today={today}
              onOpen={(booking) => onSearch({ ...search, booking })}
              onLeave={() => onSearch(inMonth(search))}
            />
          )
        }
      >
        {bookings.length > 0 && <BookingTable bookings={bookings} />}
      </PagedList>
    </>
  );
};

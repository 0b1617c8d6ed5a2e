import { CalendarDays, CircleCheck, Download } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { downloadFile } from '#client/ui/download-file.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import type { Noun } from '#client/ui/paginated-query.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { sumCents } from '#shared/bookings/balance.ts';
import type { Debt } from '#shared/bookings/booking-lists.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { BookingFilters } from './booking-filters.tsx';
import { type BookingSearch, isAllUnpaid, looksBack } from './booking-search.ts';
import { BookingTable } from './booking-table.tsx';
import { type Bookings, wishOf } from './use-bookings.ts';

const NoBookings = () => (
  <EmptyState icon={<CalendarDays />} title="Ancora nessuna prenotazione">
    Le richieste mandate dal sito arrivano qui. Per i giorni in cui non affitti la casa usa «Blocca
    date».
  </EmptyState>
);

/** Mentions past bookings when the list includes them without the filter. */
const nounOf = ({ past, month, ...search }: BookingSearch): Noun => {
  if (search.unpaid) return ['soggiorno', 'soggiorni'];
  return looksBack(search) && !past && !month
    ? ['prenotazione, passate comprese', 'prenotazioni, passate comprese']
    : ['prenotazione', 'prenotazioni'];
};

/** Downloads the bookings of all pages as a file. */
const FileButton = ({ search, today }: { search: BookingSearch; today: StayDate }) => {
  const { read } = useLanguage();
  const file = trpc.bookings.file.useQuery(wishOf(search), { enabled: false, gcTime: 0 });
  const download = async () => {
    const { data } = await file.refetch();
    if (data === undefined) return;
    downloadFile(`prenotazioni-${today}.csv`, data, 'text/csv');
    toastSuccess('File pronto: lo trovi tra i download.');
  };
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3">
      {file.isError && (
        <span role="alert" className="text-sm text-red-700">
          {read(errorText(file.error, 'Errore nel preparare il file'))}
        </span>
      )}
      <Button
        variant="quiet"
        size="small"
        className="-mr-3 shrink-0 whitespace-nowrap"
        busy={file.isFetching}
        onClick={() => void download()}
      >
        <Download aria-hidden className="size-4" />
        Scarica per Excel
      </Button>
    </span>
  );
};

/** What guests still owe, all pages together; the heading of a single group says it. */
const SumDue = ({ debts }: { debts: readonly Debt[] }) => (
  <p className="mb-3">
    In tutto aspetti{' '}
    <strong className="tabular-nums">
      {formatEuro(sumCents(debts.map(({ cents }) => cents)))}
    </strong>
    .
  </p>
);

type BookingsOverviewProps = Bookings & { today: StayDate };

const refusedNoun: Noun = ['rifiutata o annullata', 'rifiutate o annullate'];

export const BookingsOverview = (props: BookingsOverviewProps) => {
  const { list, bookings, refused, debts, isEmpty, today } = props;
  const { search, change } = list;
  const onlyRefused = search.status === 'REJECTED' || search.status === 'CANCELLED';
  return (
    <PaginatedList
      list={list}
      noun={nounOf(search)}
      tools={bookings.length > 0 && <FileButton search={search} today={today} />}
      apart={onlyRefused ? null : { count: refused, noun: refusedNoun }}
      filters={<BookingFilters list={list} />}
      instead={
        !looksBack(search) && (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            onClick={() => change({ past: true })}
          >
            Mostra anche le passate
          </Button>
        )
      }
      failure="Errore nel caricamento delle prenotazioni"
      emptyState={isEmpty && <NoBookings />}
      noResults={(show) =>
        isAllUnpaid(search) ? (
          <EmptyState icon={<CircleCheck />} title="Tutto saldato" />
        ) : (
          <NoResults
            title="Nessuna prenotazione corrisponde"
            resetLabel="Mostra tutte"
            onReset={() => show({ past: true })}
          >
            {looksBack(search)
              ? 'Abbiamo cercato anche fra le passate. Prova con altri filtri.'
              : 'Prova con altri filtri, o mostra anche le passate.'}
          </NoResults>
        )
      }
    >
      {bookings.length > 0 && (
        <>
          {debts && debts.length > 1 && <SumDue debts={debts} />}
          <BookingTable
            bookings={bookings}
            debts={debts}
            today={today}
            byMonth={search.sort === undefined && !search.month}
          />
        </>
      )}
    </PaginatedList>
  );
};

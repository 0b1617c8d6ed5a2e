import { Ban } from 'lucide-react';
import { useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { StayDate } from '#shared/stay-dates.ts';
import { BlockDatesDialog } from './block-dates-dialog.tsx';
import { BookingPanel } from './booking-panel.tsx';
import type { BookingSearch } from './booking-search.ts';
import { BookingsOverview } from './bookings-overview.tsx';
import { useStaffBookings } from './bookings-query.ts';

type BookingsScreenProps = {
  search: BookingSearch;
  today: StayDate;
  onSearch: (search: BookingSearch) => void;
};

const Loading = () => (
  <div className="grid gap-8">
    <Skeleton className="h-72" />
    <Skeleton className="h-96" />
  </div>
);

/** The booking that the address names, which may be gone by now. */
const OpenBooking = ({ search, today, onSearch }: BookingsScreenProps) => {
  const { data: bookings } = useStaffBookings();
  if (!bookings || search.booking === undefined) return null;
  const { booking: id, ...rest } = search;
  const booking = bookings.find((candidate) => candidate.id === id);
  if (!booking) {
    return (
      <div className="mb-6">
        <Notice tone="warning">La prenotazione cercata non c'è più.</Notice>
      </div>
    );
  }
  return (
    <BookingPanel
      key={id}
      booking={booking}
      bookings={bookings}
      today={today}
      onClose={() => onSearch(rest)}
    />
  );
};

export const BookingsScreen = (props: BookingsScreenProps) => {
  const { today } = props;
  const [blocking, setBlocking] = useState(false);
  const bookings = useStaffBookings();
  return (
    <>
      <AdminPageHeader
        title="Prenotazioni"
        purpose="Le richieste degli ospiti e i giorni in cui la casa è occupata."
        action={
          <Button onClick={() => setBlocking(true)}>
            <Ban aria-hidden className="size-4" />
            Blocca date
          </Button>
        }
      />
      <OpenBooking {...props} />
      {bookings.data && <BookingsOverview {...props} bookings={bookings.data} />}
      {bookings.isPending && <Loading />}
      {bookings.isError && !bookings.data && (
        <LoadFailure
          title="Errore nel caricamento delle prenotazioni"
          error={bookings.error}
          onRetry={() => void bookings.refetch()}
        />
      )}
      <BlockDatesDialog
        open={blocking}
        onClose={() => setBlocking(false)}
        bookings={bookings.data ?? []}
        today={today}
      />
    </>
  );
};

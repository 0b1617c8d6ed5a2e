import { Ban, CalendarPlus } from 'lucide-react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import type { StayDate } from '#shared/stay-dates.ts';
import { BlockDatesDialog } from './block-dates-dialog.tsx';
import { BookingPanel } from './booking-panel.tsx';
import type { BookingSearch } from './booking-search.ts';
import { BookingsOverview } from './bookings-overview.tsx';
import { EnterStayDialog } from './enter-stay-dialog.tsx';
import { useBookings } from './use-bookings.ts';

type BookingsScreenProps = {
  search: BookingSearch;
  today: StayDate;
  onSearch: (search: BookingSearch) => void;
};

export const BookingsScreen = ({ search, today, onSearch }: BookingsScreenProps) => {
  const found = useBookings(search);
  const { booking: opened, enter, ...closed } = search;
  const close = () => onSearch(closed);
  return (
    <>
      <AdminPageHeader
        title="Prenotazioni"
        purpose="Le richieste degli ospiti e i giorni in cui la casa è occupata."
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => onSearch({ ...closed, enter: 'block' })}>
              <Ban aria-hidden className="size-4" />
              Blocca date
            </Button>
            <Button onClick={() => onSearch({ ...closed, enter: 'stay' })}>
              <CalendarPlus aria-hidden className="size-4" />
              Nuova prenotazione
            </Button>
          </div>
        }
      />
      {opened !== undefined && (
        <BookingPanel
          key={opened}
          id={opened}
          listed={found.bookings}
          today={today}
          onClose={close}
        />
      )}
      <BookingsOverview found={found} search={search} today={today} onSearch={onSearch} />
      <BlockDatesDialog open={enter === 'block'} onClose={close} today={today} />
      {enter === 'stay' && (
        <EnterStayDialog
          today={today}
          onEntered={({ id }) => onSearch({ ...closed, booking: id })}
          onClose={close}
        />
      )}
    </>
  );
};

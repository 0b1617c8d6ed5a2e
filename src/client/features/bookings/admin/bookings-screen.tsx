import { Ban } from 'lucide-react';
import { useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import type { StayDate } from '#shared/stay-dates.ts';
import { BlockDatesDialog } from './block-dates-dialog.tsx';
import { BookingPanel } from './booking-panel.tsx';
import type { BookingSearch } from './booking-search.ts';
import { BookingsOverview } from './bookings-overview.tsx';
import { useBookings } from './use-bookings.ts';

type BookingsScreenProps = {
  search: BookingSearch;
  today: StayDate;
  onSearch: (search: BookingSearch) => void;
};

export const BookingsScreen = ({ search, today, onSearch }: BookingsScreenProps) => {
  const found = useBookings(search);
  const [blocking, setBlocking] = useState(false);
  const { booking: opened, ...closed } = search;
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
      {opened !== undefined && (
        <BookingPanel
          key={opened}
          id={opened}
          listed={found.bookings}
          today={today}
          onClose={() => onSearch(closed)}
        />
      )}
      <BookingsOverview found={found} search={search} today={today} onSearch={onSearch} />
      <BlockDatesDialog open={blocking} onClose={() => setBlocking(false)} today={today} />
    </>
  );
};

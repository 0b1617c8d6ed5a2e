import { Link } from '@tanstack/react-router';
import { Ban, CalendarDays, CalendarPlus, List } from 'lucide-react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { BlockDatesDialog } from './block-dates-dialog.tsx';
import { BookingCalendar } from './booking-calendar.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { type BookingSearch, closed, drawnDays, withMonth } from './booking-search.ts';
import { BookingsOverview } from './bookings-overview.tsx';
import { EnterStayDialog } from './enter-stay-dialog.tsx';
import { useBookings } from './use-bookings.ts';

const views = [
  { view: undefined, label: 'Elenco', Icon: List },
  { view: 'calendar', label: 'Calendario', Icon: CalendarDays },
] as const;

/** List or calendar, where they do not fit together. */
const ViewSwitch = () => (
  <nav aria-label="Elenco o calendario" className="mb-5 flex rounded-full bg-sand-100 p-1">
    {views.map(({ view, label, Icon }) => (
      <Link
        key={label}
        from="/admin/bookings"
        to="/admin/bookings"
        search={(search) => ({ ...search, view })}
        activeOptions={{ includeSearch: true, explicitUndefined: true }}
        className="flex min-h-10 grow basis-0 items-center justify-center gap-2 rounded-full font-semibold text-ink-soft aria-[current=page]:bg-white aria-[current=page]:text-sea-700 aria-[current=page]:shadow-float"
      >
        <Icon aria-hidden className="size-4" />
        {label}
      </Link>
    ))}
  </nav>
);

type BookingsScreenProps = {
  search: BookingSearch;
  today: StayDate;
  onSearch: (search: BookingSearch) => void;
};

export const BookingsScreen = ({ search, today, onSearch }: BookingsScreenProps) => {
  const found = useBookings(search);
  const isWide = useMediaQuery('(width >= 64rem)');
  const { booking, enter, view, month } = search;
  const days = drawnDays(search);
  const open = (what: BookingSearch) => onSearch({ ...closed(search), ...what });
  const close = () => open({});
  return (
    <>
      <AdminPageHeader
        title="Prenotazioni"
        purpose="Le richieste degli ospiti e i giorni in cui la casa è occupata."
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => open({ enter: 'block' })}>
              <Ban aria-hidden className="size-4" />
              Blocca date
            </Button>
            <Button onClick={() => open({ enter: 'stay' })}>
              <CalendarPlus aria-hidden className="size-4" />
              Nuova prenotazione
            </Button>
          </div>
        }
      />
      {booking !== undefined && (
        <BookingPanel
          key={booking}
          id={booking}
          listed={found.bookings}
          today={today}
          days={days}
          onDaysDone={() => open({ booking })}
          onClose={close}
        />
      )}
      {!isWide && <ViewSwitch />}
      {(isWide || view === 'calendar') && (
        <BookingCalendar
          today={today}
          chosen={month}
          isPlanner={isWide}
          onChoose={(chosen) =>
            onSearch({
              ...withMonth(search, chosen === month ? undefined : chosen),
              // Leads to the list, where only one of them is seen.
              view: undefined,
            })
          }
          onOpen={(id) => open({ booking: id })}
          onEnter={(what, { startDate, endDate }) =>
            open({ enter: what, from: startDate, to: endDate })
          }
          onMove={(id, { startDate, endDate }) =>
            open({ booking: id, from: startDate, to: endDate })
          }
        />
      )}
      {(isWide || view !== 'calendar') && (
        <BookingsOverview found={found} search={search} onSearch={onSearch} />
      )}
      <BlockDatesDialog open={enter === 'block'} today={today} days={days} onClose={close} />
      {enter === 'stay' && (
        <EnterStayDialog
          today={today}
          days={days}
          onEntered={({ id }) => open({ booking: id })}
          onClose={close}
        />
      )}
    </>
  );
};

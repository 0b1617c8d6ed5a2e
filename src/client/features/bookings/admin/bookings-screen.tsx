import { useRouter } from '@tanstack/react-router';
import { Ban, CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ListAddress } from '#client/ui/list-screen.tsx';
import { isFirstScreen } from '#client/ui/open-dialogs.ts';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import type { Month, StayDate } from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';
import { BlockDatesDialog } from './block-dates-dialog.tsx';
import { BookingCalendar } from './booking-calendar.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { type BookingSearch, closed, drawnDays, withMonth } from './booking-search.ts';
import { BookingsOverview } from './bookings-overview.tsx';
import { EnterStayDialog } from './enter-stay-dialog.tsx';
import { GuestDialog } from './guest-dialog.tsx';
import { toAnybody } from './offers/offer.form.ts';
import { SendOffersDialog } from './offers/send-offers-dialog.tsx';
import { UnsentStayNotice } from './unsent-stay-notice.tsx';
import { useBookings } from './use-bookings.ts';

/** The month that the list is limited to. */
const ChosenMonth = ({ month, onLeave }: { month: Month; onLeave: () => void }) => (
  <div className="mb-3 flex flex-wrap items-center gap-x-3">
    <h2 className="text-lg first-letter:uppercase">{formatMonth(month)}</h2>
    <Button variant="quiet" size="small" onClick={onLeave}>
      Tutti i mesi
    </Button>
  </div>
);

/** Moves the focus to the list once it shows the chosen month; the list may be out of view. */
const useFocusOnList = ({ month, view }: BookingSearch) => {
  const listRef = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is there with this address
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    // To its top: the focus alone would show its middle.
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView();
  }, [month, view]);
  return { listRef, focusList: () => (isWanted.current = true) };
};

/**
 * Closes a dialog that the address opens, by going back to where it was opened from. Calls `replace`
 * where nothing came before, as with a mail's link. The dialog asks by itself before it closes.
 */
const useClosing = (replace: () => void): (() => void) => {
  const { history } = useRouter();
  /** Going back takes a moment, in which a dialog may be closed again. */
  const isGoing = useRef(false);
  useEffect(
    () =>
      history.subscribe(() => {
        isGoing.current = false;
      }),
    [history],
  );
  return () => {
    if (isGoing.current) return;
    if (isFirstScreen(history)) return replace();
    isGoing.current = true;
    history.back({ ignoreBlocker: true });
  };
};

const title = {
  title: 'Prenotazioni',
  purpose: 'Le richieste degli ospiti e i giorni in cui la casa è occupata.',
};

const unpaidTitle = {
  title: 'Da saldare',
  purpose: 'I soggiorni confermati che gli ospiti devono ancora pagare.',
};

type BookingsScreenProps = ListAddress<BookingSearch> & {
  userId: number;
  today: StayDate;
  /** Opens a dialog, so that going back closes it. */
  onOpen: (search: BookingSearch) => void;
};

export const BookingsScreen = (props: BookingsScreenProps) => {
  const { userId, search, today, onSearch, onOpen } = props;
  const found = useBookings({ search, onSearch });
  const isWide = useMediaQuery('(width >= 64rem)');
  const { listRef, focusList } = useFocusOnList(search);
  const { booking, guest, enter, view, month, unpaid } = search;
  const showsCalendar = view === 'calendar' || (isWide && !unpaid);
  const days = drawnDays(search);
  const size = isWide ? 'normal' : 'small';
  const open = (what: BookingSearch) => onOpen({ ...closed(search), ...what });
  const replace = (what: BookingSearch) => onSearch({ ...closed(search), ...what });
  const close = useClosing(() => replace({}));
  return (
    <>
      <AdminPageHeader
        {...(unpaid ? unpaidTitle : title)}
        action={
          !unpaid && (
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" size={size} onClick={() => open({ enter: 'block' })}>
                <Ban aria-hidden className="hidden size-4 md:block" />
                Blocca date
              </Button>
              <Button size={size} onClick={() => open({ enter: 'stay' })}>
                <CalendarPlus aria-hidden className="hidden size-4 md:block" />
                Nuova prenotazione
              </Button>
            </div>
          )
        }
      />
      {booking !== undefined && (
        <BookingPanel
          key={booking}
          userId={userId}
          id={booking}
          listed={found.bookings}
          today={today}
          days={days}
          onDaysDone={() => replace({ booking })}
          onCompleted={(stay) => replace({ booking: stay.id })}
          onClose={close}
        />
      )}
      {guest !== undefined && !enter && (
        <GuestDialog
          key={guest}
          id={guest}
          onBookAgain={() => replace({ enter: 'stay', guest })}
          onClose={close}
        />
      )}
      {enter !== 'stay' && (
        <UnsentStayNotice userId={userId} onResume={() => open({ enter: 'stay' })} />
      )}
      {view !== 'calendar' && (
        <div ref={listRef} tabIndex={-1} className="mb-10">
          {month && <ChosenMonth month={month} onLeave={() => onSearch(withMonth(search))} />}
          <BookingsOverview {...found} today={today} />
        </div>
      )}
      {showsCalendar && (
        <BookingCalendar
          today={today}
          chosen={month}
          isPlanner={isWide}
          onChoose={(chosen) => {
            if (chosen === month && isWide) {
              onSearch(withMonth(search));
              return;
            }
            focusList();
            onSearch({ ...withMonth(search, chosen), view: undefined });
          }}
          onOpen={(id) => open({ booking: id })}
          onEnter={(what, { startDate, endDate }) =>
            open({ enter: what, from: startDate, to: endDate })
          }
          onMove={(id, { startDate, endDate }) =>
            open({ booking: id, from: startDate, to: endDate })
          }
        />
      )}
      {enter === 'block' && <BlockDatesDialog today={today} days={days} onClose={close} />}
      {enter === 'offer' && (
        <SendOffersDialog
          isInAddress
          to={toAnybody}
          today={today}
          days={days}
          onSent={({ bookingId }) => replace({ booking: bookingId })}
          onClose={close}
        />
      )}
      {enter === 'stay' && (
        <EnterStayDialog
          userId={userId}
          guestId={guest}
          today={today}
          days={days}
          onEntered={({ id }) => replace({ booking: id })}
          onClose={close}
        />
      )}
    </>
  );
};

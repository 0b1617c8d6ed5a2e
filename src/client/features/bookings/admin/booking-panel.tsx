import { type Ref, useEffect, useRef, useState } from 'react';
import { StatusBadge } from '#client/features/bookings/status-badge.tsx';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { StaffBlock, StaffBooking } from '#shared/bookings/bookings.schema.ts';
import { stateOf } from '#shared/bookings/status-labels.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { BlockDetails } from './block-details.tsx';
import { bookingFailures, bookingName, formatPeriod } from './booking-labels.ts';
import { EditStayForm } from './edit-stay-form.tsx';
import type { StayDays } from './stay.form.ts';
import { StayDecisionButtons } from './stay-decision-buttons.tsx';
import { StayDetails } from './stay-details.tsx';

const UnblockButton = ({ block, onDone }: { block: StaffBlock; onDone: () => void }) => {
  const unblock = trpc.bookings.unblock.useMutation({ meta: removal });
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    if (!unblock.isPending) unblock.mutate({ id: block.id }, { onSuccess: onDone });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Sblocca date</Button>
      <ConfirmDialog
        open={asking}
        title="Sbloccare queste date?"
        confirmLabel="Sblocca date"
        busy={unblock.isPending}
        error={unblock.isError ? errorText(unblock.error, bookingFailures.update) : null}
        onConfirm={confirm}
        onClose={() => {
          unblock.reset();
          setAsking(false);
        }}
      >
        <p>
          {formatPeriod(block)}: da subito questi giorni tornano prenotabili
          {block.reason ? ', e il motivo annotato si perde' : ''}.
        </p>
      </ConfirmDialog>
    </>
  );
};

/**
 * Recovers a lost focus: a decision removes its own button, so after a change of `state` the element
 * of the returned ref is focused; the row that opened the panel may be gone when it closes, so then
 * the page is.
 */
const useFocusAfterChange = <Element extends HTMLElement>(state: string) => {
  const ref = useRef<Element>(null);
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current !== state && isFocusLost()) ref.current?.focus();
    previous.current = state;
  }, [state]);
  useEffect(() => rescueFocus, []);
  return ref;
};

const Summary = ({ booking, ref }: { booking: StaffBooking; ref: Ref<HTMLParagraphElement> }) => (
  <p ref={ref} tabIndex={-1} className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
    <StatusBadge state={stateOf(booking)} />
    <span className="font-semibold">{formatPeriod(booking)}</span>
  </p>
);

type BookingDialogProps = {
  booking: StaffBooking;
  today: StayDate;
  /** New dates for a stay, drawn in the calendar: the panel opens in its edit form. */
  days?: StayDays | undefined;
  /** The user saved or discarded these dates. */
  onDaysDone: () => void;
  onClose: () => void;
};

const BookingDialog = (props: BookingDialogProps) => {
  const { booking, today, days, onDaysDone, onClose } = props;
  const [editing, setEditing] = useState(
    days !== undefined && !booking.isBlocked && booking.guest !== null,
  );
  const focusRef = useFocusAfterChange<HTMLParagraphElement>(`${booking.status} ${editing}`);
  const actions = booking.isBlocked
    ? booking.origin === null && <UnblockButton block={booking} onDone={onClose} />
    : booking.guest && <StayDecisionButtons stay={booking} />;
  return (
    <Dialog
      open
      shape="side"
      onClose={onClose}
      title={<span className="[overflow-wrap:anywhere]">{bookingName(booking)}</span>}
      footer={editing || !actions ? undefined : actions}
    >
      <Summary ref={focusRef} booking={booking} />
      {booking.isBlocked && <BlockDetails block={booking} today={today} />}
      {!booking.isBlocked && booking.guest && editing && (
        <EditStayForm
          stay={booking}
          today={today}
          days={days}
          onDone={() => {
            setEditing(false);
            if (days) onDaysDone();
          }}
        />
      )}
      {!booking.isBlocked && !editing && (
        <StayDetails
          stay={booking}
          today={today}
          onEdit={() => setEditing(true)}
          onDeleted={onClose}
        />
      )}
    </Dialog>
  );
};

type BookingPanelProps = Omit<BookingDialogProps, 'booking'> & {
  id: number;
  listed: readonly StaffBooking[];
};

/** The booking in the URL, which may have been deleted and need not be in the list. */
export const BookingPanel = ({ id, listed, ...dialog }: BookingPanelProps) => {
  const { data, isError, error, refetch } = trpc.bookings.get.useQuery(
    { id },
    // Not cached, so that a deleted booking is never shown again.
    {
      ...liveQuery,
      gcTime: 0,
      placeholderData: () => listed.find((booking) => booking.id === id),
    },
  );
  const isGone = apiErrorOf(error)?.code === 'NOT_FOUND';
  if (data && !isGone) return <BookingDialog booking={data} {...dialog} />;
  if (!isError) return null;
  return (
    <div className="mb-6">
      {isGone ? (
        <Notice tone="warning">La prenotazione cercata non c'è più.</Notice>
      ) : (
        <LoadFailure
          title="Errore nel caricamento della prenotazione"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
};

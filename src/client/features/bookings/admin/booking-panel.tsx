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
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { StaffBlock, StaffBooking } from '#shared/bookings.schema.ts';
import { formatInstant } from '#shared/italian-dates.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { bookingName, bookingPeriod } from './booking-labels.ts';
import { useBookingWrites, writeFailures } from './booking-mutations.ts';
import { EditStayForm } from './edit-stay-form.tsx';
import { StayAnswers } from './stay-answers.tsx';
import { StayDetails } from './stay-details.tsx';
import { StayMonths } from './stay-months.tsx';

const UnblockButton = ({ block, onDone }: { block: StaffBlock; onDone: () => void }) => {
  const { unblock } = useBookingWrites();
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    if (unblock.isPending) return;
    unblock.mutate(
      { id: block.id },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message);
          onDone();
        },
      },
    );
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Sblocca date</Button>
      <ConfirmDialog
        open={asking}
        title="Sbloccare queste date?"
        confirmLabel="Sblocca date"
        busy={unblock.isPending}
        error={unblock.isError ? errorText(unblock.error, writeFailures.update) : null}
        onConfirm={confirm}
        onClose={() => {
          unblock.reset();
          setAsking(false);
        }}
      >
        <p>
          {bookingPeriod(block)}: da subito questi giorni tornano prenotabili
          {block.reason ? ', e il motivo annotato si perde' : ''}.
        </p>
      </ConfirmDialog>
    </>
  );
};

/**
 * Gives the focus a place when what held it is gone: to the element of the returned ref after
 * `state` changed, since an answer takes its own button away; to the page when the panel closes and
 * the row that opened it went with it.
 */
const useKeptFocus = <Element extends HTMLElement>(state: string) => {
  const ref = useRef<Element>(null);
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== state && isFocusLost()) ref.current?.focus();
    seen.current = state;
  }, [state]);
  useEffect(() => rescueFocus, []);
  return ref;
};

type BookingPanelProps = {
  booking: StaffBooking;
  today: StayDate;
  onClose: () => void;
};

const Summary = ({ booking, ref }: { booking: StaffBooking; ref: Ref<HTMLParagraphElement> }) => (
  <p ref={ref} tabIndex={-1} className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
    <StatusBadge status={booking.status} />
    <span className="font-semibold">{bookingPeriod(booking)}</span>
  </p>
);

/** One booking at the side of the list: what is known of it, and what can be done with it. */
const BookingPanel = ({ booking, today, onClose }: BookingPanelProps) => {
  const [editing, setEditing] = useState(false);
  const focusRef = useKeptFocus<HTMLParagraphElement>(`${booking.status} ${editing}`);
  const answers = booking.isBlocked ? (
    <UnblockButton block={booking} onDone={onClose} />
  ) : (
    booking.guest && <StayAnswers stay={booking} />
  );
  return (
    <Dialog
      open
      shape="side"
      onClose={onClose}
      title={<span className="[overflow-wrap:anywhere]">{bookingName(booking)}</span>}
      footer={editing || !answers ? undefined : answers}
    >
      <Summary ref={focusRef} booking={booking} />
      {booking.isBlocked && (
        <div className="grid gap-5">
          {booking.reason && <p>{booking.reason}</p>}
          <StayMonths booking={booking} today={today} />
          <p className="text-sm text-ink-soft">Bloccate il {formatInstant(booking.createdAt)}.</p>
        </div>
      )}
      {!booking.isBlocked && booking.guest && editing && (
        <EditStayForm stay={booking} today={today} onDone={() => setEditing(false)} />
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

type OpenBookingProps = {
  id: number;
  listed: readonly StaffBooking[];
  today: StayDate;
  onClose: () => void;
};

/** The booking that the address names, which may be gone by now and need not be in the list. */
export const OpenBooking = ({ id, listed, today, onClose }: OpenBookingProps) => {
  const { data, isError, error, refetch } = trpc.bookings.get.useQuery(
    { id },
    // Forgotten with the panel, so that a deleted booking never shows again.
    {
      ...liveQuery,
      gcTime: 0,
      placeholderData: () => listed.find((listedOne) => listedOne.id === id),
    },
  );
  const isGone = apiErrorOf(error)?.code === 'NOT_FOUND';
  if (data && !isGone) return <BookingPanel booking={data} today={today} onClose={onClose} />;
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

import { useEffect, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { StaffBlock, StaffBooking, StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { BlockDetails } from './block-details.tsx';
import { BookingBadge } from './booking-badge.tsx';
import { bookingFailures, bookingName, formatPeriod } from './booking-labels.ts';
import { StayDialog, type StayDialogProps } from './stay-dialog.tsx';

type Frame = { today: StayDate; onClose: () => void };

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

type BlockDialogProps = Frame & { block: StaffBlock; onCompleted: (stay: StaffStay) => void };

const BlockDialog = ({ block, today, onCompleted, onClose }: BlockDialogProps) => (
  <Dialog
    open
    isInAddress
    shape="side"
    onClose={onClose}
    title={<span className="[overflow-wrap:anywhere]">{bookingName(block)}</span>}
    footer={block.origin === null && <UnblockButton block={block} onDone={onClose} />}
  >
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <BookingBadge booking={block} />
      <span className="font-semibold">{formatPeriod(block)}</span>
    </p>
    <BlockDetails block={block} today={today} onCompleted={onCompleted} />
  </Dialog>
);

type BookingPanelProps = Omit<StayDialogProps, 'stay'> & {
  id: number;
  listed: readonly StaffBooking[];
  /** The block became a stay. */
  onCompleted: (stay: StaffStay) => void;
};

/** The booking in the URL, which may have been deleted and need not be in the list. */
export const BookingPanel = ({ id, listed, onCompleted, ...dialog }: BookingPanelProps) => {
  // The row that opened the panel may be gone when it closes.
  useEffect(() => rescueFocus, []);
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
  if (data && !isGone) {
    return data.isBlocked ? (
      <BlockDialog
        block={data}
        today={dialog.today}
        onCompleted={onCompleted}
        onClose={dialog.onClose}
      />
    ) : (
      <StayDialog stay={data} {...dialog} />
    );
  }
  if (!isError) return null;
  return (
    <div className="mb-6">
      {isGone ? (
        <Notice tone="warning">La prenotazione cercata non c’è più.</Notice>
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

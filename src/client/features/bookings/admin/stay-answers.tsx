import { useState } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { DecidableStatus, StaffStay } from '#shared/bookings.schema.ts';
import { useBookingWrites, writeFailures } from './booking-writes.ts';
import { RejectDialog } from './reject-dialog.tsx';

const done: Record<DecidableStatus, string> = {
  CONFIRMED: "Prenotazione confermata. L'ospite riceve una mail.",
  REJECTED: "Richiesta rifiutata. L'ospite riceve una mail.",
  PENDING: 'La richiesta è di nuovo in attesa.',
};

/** The answers that a stay's state leaves open. */
export const StayAnswers = ({ stay }: { stay: StaffStay }) => {
  const { setStatus } = useBookingWrites();
  const [rejecting, setRejecting] = useState(false);
  const { status } = stay;
  const wanted = setStatus.isPending ? setStatus.variables.status : null;
  const error = setStatus.isError ? errorText(setStatus.error, writeFailures.update) : null;

  const answer = (next: DecidableStatus, reason?: string) => {
    if (setStatus.isPending) return;
    setStatus.mutate(
      { id: stay.id, version: stay.version, status: next, ...(reason && { reason }) },
      {
        onSuccess: () => {
          setRejecting(false);
          toastSuccess(done[next]);
        },
      },
    );
  };
  const openReject = () => {
    setStatus.reset();
    setRejecting(true);
  };

  return (
    <>
      {error && !rejecting && (
        <div className="w-full">
          <Notice tone="error">{error}</Notice>
        </div>
      )}
      {status !== 'PENDING' && (
        <Button variant="secondary" busy={wanted === 'PENDING'} onClick={() => answer('PENDING')}>
          Riporta in attesa
        </Button>
      )}
      {status !== 'REJECTED' && (
        <Button variant="secondary" onClick={openReject}>
          Rifiuta
        </Button>
      )}
      {status !== 'CONFIRMED' && (
        <Button busy={wanted === 'CONFIRMED'} onClick={() => answer('CONFIRMED')}>
          Conferma prenotazione
        </Button>
      )}
      <RejectDialog
        key={String(rejecting)}
        open={rejecting}
        guestName={stay.guest.name}
        busy={wanted === 'REJECTED'}
        error={error}
        onReject={(reason) => answer('REJECTED', reason)}
        onClose={() => setRejecting(false)}
      />
    </>
  );
};

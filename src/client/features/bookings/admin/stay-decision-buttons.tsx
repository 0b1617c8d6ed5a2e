import { useId, useState } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { DecidableStatus, StaffStay } from '#shared/bookings.schema.ts';
import { bookingFailures, useBookingMutations } from './booking-mutations.ts';

type RejectDialogProps = {
  open: boolean;
  guestName: string;
  busy: boolean;
  error: string | null;
  onReject: (reason: string) => void;
  onClose: () => void;
};

const RejectDialog = ({ open, guestName, busy, error, onReject, onClose }: RejectDialogProps) => {
  const formId = useId();
  // A single optional text without rules needs no form library.
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rifiutare la richiesta?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annulla
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={busy}>
            Rifiuta la richiesta
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onReject(reason);
        }}
      >
        <p>{guestName} riceve una mail con il rifiuto, e i giorni restano liberi per altri.</p>
        <TextArea
          label="Motivo"
          required={false}
          rows={3}
          maxLength={500}
          hint="Se c'è, si legge nella mail all'ospite."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && <Notice tone="error">{error}</Notice>}
      </form>
    </Dialog>
  );
};

const successMessages: Record<DecidableStatus, string> = {
  CONFIRMED: "Prenotazione confermata. L'ospite riceve una mail.",
  REJECTED: "Richiesta rifiutata. L'ospite riceve una mail.",
  PENDING: 'La richiesta è di nuovo in attesa.',
};

export const StayDecisionButtons = ({ stay }: { stay: StaffStay }) => {
  const { setStatus } = useBookingMutations();
  const [rejecting, setRejecting] = useState(false);
  const { status } = stay;
  const pendingStatus = setStatus.isPending ? setStatus.variables.status : null;
  const error = setStatus.isError ? errorText(setStatus.error, bookingFailures.update) : null;

  const decide = (next: DecidableStatus, reason?: string) => {
    if (setStatus.isPending) return;
    setStatus.mutate(
      { id: stay.id, version: stay.version, status: next, ...(reason && { reason }) },
      {
        onSuccess: () => {
          setRejecting(false);
          toastSuccess(successMessages[next]);
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
        <Button
          variant="secondary"
          busy={pendingStatus === 'PENDING'}
          onClick={() => decide('PENDING')}
        >
          Riporta in attesa
        </Button>
      )}
      {status !== 'REJECTED' && (
        <Button variant="secondary" onClick={openReject}>
          Rifiuta
        </Button>
      )}
      {status !== 'CONFIRMED' && (
        <Button busy={pendingStatus === 'CONFIRMED'} onClick={() => decide('CONFIRMED')}>
          Conferma prenotazione
        </Button>
      )}
      <RejectDialog
        key={String(rejecting)}
        open={rejecting}
        guestName={stay.guest.name}
        busy={pendingStatus === 'REJECTED'}
        error={error}
        onReject={(reason) => decide('REJECTED', reason)}
        onClose={() => setRejecting(false)}
      />
    </>
  );
};

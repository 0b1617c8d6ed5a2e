import { useState } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { DecidableStatus, StaffStay } from '#shared/bookings.schema.ts';
import { bookingFailures, useBookingMutations } from './booking-mutations.ts';

type RejectDialogProps = {
  guestName: string;
  busy: boolean;
  error: string | null;
  onReject: (reason: string) => void;
  onClose: () => void;
};

const RejectDialog = ({ guestName, busy, error, onReject, onClose }: RejectDialogProps) => {
  // A single optional text without rules needs no form library.
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title="Rifiutare la richiesta?"
      submitLabel="Rifiuta la richiesta"
      tone="danger"
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onReject(reason);
      }}
      onClose={onClose}
      className="grid gap-4"
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
    </FormDialog>
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
      {rejecting && (
        <RejectDialog
          guestName={stay.guest.name}
          busy={pendingStatus === 'REJECTED'}
          error={error}
          onReject={(reason) => decide('REJECTED', reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
};

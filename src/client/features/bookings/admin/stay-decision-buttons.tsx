import { useState } from 'react';
import { useMailWords, useSendsMails } from '#client/features/site-settings/mails.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { DecidableStatus, StaffStay } from '#shared/bookings.schema.ts';
import { occupiedInterval } from '#shared/occupancy.ts';
import { bookingFailures, useBookingMutations } from './booking-mutations.ts';
import { conflictsOf, daysAfterRejection } from './conflicts.ts';
import { useClaims } from './use-claims.ts';

type RejectDialogProps = {
  stay: StaffStay;
  busy: boolean;
  error: string | null;
  onReject: (reason: string) => void;
  onClose: () => void;
};

const RejectDialog = ({ stay, busy, error, onReject, onClose }: RejectDialogProps) => {
  // A single optional text without rules needs no form library.
  const [reason, setReason] = useState('');
  const sendsMails = useSendsMails();
  const mailWords = useMailWords();
  const { name } = stay.guest;
  const { data } = useClaims(occupiedInterval(stay));
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
      <p>
        {mailWords(`${name} riceve una mail con il rifiuto.`, name)}{' '}
        {data && daysAfterRejection(stay.status, conflictsOf(stay, data.claims))}
      </p>
      <TextArea
        label="Motivo"
        required={false}
        rows={3}
        maxLength={500}
        hint={
          sendsMails
            ? "Se c'è, si legge nella mail all'ospite."
            : 'Se c’è, resta scritto nella prenotazione.'
        }
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && <Notice tone="error">{error}</Notice>}
    </FormDialog>
  );
};

const successMessages: Record<DecidableStatus, string> = {
  CONFIRMED: 'Prenotazione confermata.',
  REJECTED: 'Richiesta rifiutata.',
  PENDING: 'La richiesta è di nuovo in attesa.',
};

export const StayDecisionButtons = ({ stay }: { stay: StaffStay }) => {
  const { setStatus } = useBookingMutations();
  const [rejecting, setRejecting] = useState(false);
  const mailWords = useMailWords();
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
          toastSuccess(
            `${successMessages[next]} ${mailWords("L'ospite riceve una mail.", "l'ospite")}`,
          );
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
      {setStatus.data?.warning && (
        <div className="w-full">
          <Notice tone="warning">{setStatus.data.warning}</Notice>
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
          stay={stay}
          busy={pendingStatus === 'REJECTED'}
          error={error}
          onReject={(reason) => decide('REJECTED', reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
};

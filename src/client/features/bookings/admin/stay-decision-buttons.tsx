import { useState } from 'react';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { DecidedStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { occupiedInterval } from '#shared/bookings/occupancy.ts';
import { bookingFailures } from './booking-labels.ts';
import { conflictsOf } from './conflicts.ts';
import { CancelDialog, ConfirmStayDialog, RejectDialog } from './decision-dialogs.tsx';
import { useClaims } from './use-claims.ts';

/** 'L’ospite riceve una mail.' if the guest does. */
const mailSentence = (
  { guestEmail, isGuestMailed }: Pick<DecidedStay, 'guestEmail' | 'isGuestMailed'>,
  sendsMails: boolean,
): string => {
  if (guestEmail === null)
    return 'L’ospite non ha un indirizzo email: va avvisato in un altro modo.';
  return sendsMails && isGuestMailed ? "L'ospite riceve una mail." : 'Non parte nessuna mail.';
};

/** The competing requests for some of these days. */
const useRivals = (stay: StaffStay) => {
  const isAsked = stay.status === 'PENDING';
  const { data, isPending } = useClaims(occupiedInterval(stay), { enabled: isAsked });
  return {
    rivals: data && isAsked ? conflictsOf(stay, data.claims).asked : [],
    isLoading: isAsked && isPending,
  };
};

type Asking = 'confirm' | 'reject' | 'cancel' | null;

export const StayDecisionButtons = ({ stay }: { stay: StaffStay }) => {
  const setStatus = trpc.bookings.setStatus.useMutation();
  const [asking, setAsking] = useState<Asking>(null);
  const { rivals, isLoading } = useRivals(stay);
  const sendsMails = useSendsMails();
  const { id, version, status } = stay;
  const pending = setStatus.isPending ? setStatus.variables.status : null;
  const error = setStatus.isError ? errorText(setStatus.error, bookingFailures.update) : null;
  const close = () => setAsking(null);

  const decide = (next: 'CONFIRMED' | 'PENDING', done: string) => {
    if (setStatus.isPending) return;
    setStatus.mutate(
      { id, seenVersion: version, status: next },
      { onSuccess: (decided) => toastSuccess(`${done} ${mailSentence(decided, sendsMails)}`) },
    );
  };
  const confirm = () =>
    rivals.length > 0 ? setAsking('confirm') : decide('CONFIRMED', 'Prenotazione confermata.');

  return (
    <>
      {error && (
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
          busy={pending === 'PENDING'}
          onClick={() => decide('PENDING', 'La richiesta è di nuovo in attesa.')}
        >
          Riporta in attesa
        </Button>
      )}
      {status === 'PENDING' && (
        <Button variant="secondary" onClick={() => setAsking('reject')}>
          Rifiuta
        </Button>
      )}
      {status === 'CONFIRMED' && (
        <Button variant="secondary" onClick={() => setAsking('cancel')}>
          Annulla il soggiorno
        </Button>
      )}
      {status !== 'CONFIRMED' && (
        // Waits until competing requests are loaded.
        <Button busy={pending === 'CONFIRMED' || isLoading} onClick={confirm}>
          Conferma prenotazione
        </Button>
      )}
      {asking === 'confirm' && <ConfirmStayDialog stay={stay} rivals={rivals} onClose={close} />}
      {asking === 'reject' && <RejectDialog stay={stay} onClose={close} />}
      {asking === 'cancel' && <CancelDialog stay={stay} onClose={close} />}
    </>
  );
};

import { useState } from 'react';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { bookingFailures, bookingName, formatPeriod, isPast } from './booking-labels.ts';

type DeleteStayDialogProps = {
  stay: StaffStay | AnonymousStay;
  today: StayDate;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

export const DeleteStayDialog = (props: DeleteStayDialogProps) => {
  const { stay, today, open, onClose, onDeleted } = props;
  const remove = trpc.bookings.delete.useMutation({ meta: removal });
  const sendsMails = useSendsMails();
  const [tellGuest, setTellGuest] = useState(true);
  const canTell =
    sendsMails && stay.guestEmail !== null && stay.status !== 'REJECTED' && !isPast(stay, today);
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate({ id: stay.id, tellGuest: tellGuest && canTell }, { onSuccess: onDeleted });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Eliminare la prenotazione?"
      confirmLabel="Elimina la prenotazione"
      tone="danger"
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, bookingFailures.delete) : null}
      onConfirm={confirm}
      onClose={() => {
        remove.reset();
        onClose();
      }}
    >
      <p>
        La prenotazione di {bookingName(stay)} ({formatPeriod(stay)}) viene eliminata per sempre,
        con i dati dell’ospite e la sua nota. Fallo per quello che hai inserito per errore
        {stay.status === 'CONFIRMED' && ': se un soggiorno salta, annullalo e resterà scritto'}.
        {!canTell && ' L’ospite non riceve nessuna mail.'}
      </p>
      {canTell && (
        <div className="mt-4">
          <CheckboxField
            label="Avvisa l’ospite con una mail"
            checked={tellGuest}
            onChange={(event) => setTellGuest(event.target.checked)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
};

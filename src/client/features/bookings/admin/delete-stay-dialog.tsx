import { errorText } from '#client/ui/api-error.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { AnonymousStay, StaffStay } from '#shared/bookings.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { bookingName, bookingPeriod } from './booking-words.ts';
import { useBookingWrites, writeFailures } from './booking-writes.ts';
import { isPast } from './is-past.ts';

type DeleteStayDialogProps = {
  stay: StaffStay | AnonymousStay;
  today: StayDate;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

export const DeleteStayDialog = (props: DeleteStayDialogProps) => {
  const { stay, today, open, onClose, onDeleted } = props;
  const { remove } = useBookingWrites();
  const guestIsTold = stay.status !== 'REJECTED' && !isPast(stay, today);
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate(
      { id: stay.id },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message);
          onDeleted();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={open}
      title="Eliminare la prenotazione?"
      confirmLabel="Elimina la prenotazione"
      tone="danger"
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, writeFailures.delete) : null}
      onConfirm={confirm}
      onClose={() => {
        remove.reset();
        onClose();
      }}
    >
      <p>
        La prenotazione di {bookingName(stay)} ({bookingPeriod(stay)}) viene eliminata per sempre,
        con i dati dell'ospite e la sua nota.{' '}
        {guestIsTold
          ? "L'ospite riceve una mail che annuncia la cancellazione."
          : "L'ospite non riceve nessuna mail."}
      </p>
    </ConfirmDialog>
  );
};

import { useState } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { StaffBlock } from '#shared/bookings.schema.ts';
import { bookingPeriod } from './booking-words.ts';
import { useBookingWrites, writeFailures } from './booking-writes.ts';

export const UnblockButton = ({ block, onDone }: { block: StaffBlock; onDone: () => void }) => {
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

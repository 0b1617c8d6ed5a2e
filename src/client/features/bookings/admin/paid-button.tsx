import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { UnpaidStay } from '#shared/bookings/booking-lists.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { bookingFailures } from './booking-labels.ts';

type PaidStay = Pick<UnpaidStay, 'id' | 'version' | 'guestName' | 'startDate' | 'endDate'>;

/** The element id of the button. */
export const paidButtonId = (id: number): string => `saldato-${id}`;

/** Records that a stay is paid. */
export const PaidButton = ({ stay }: { stay: PaidStay }) => {
  const { id, version, guestName, startDate, endDate } = stay;
  const ref = useFocusLoss<HTMLDivElement>();
  const takeBack = trpc.payments.setPaid.useMutation({
    meta: { success: `Di nuovo da saldare: ${guestName}` },
  });
  const setPaid = trpc.payments.setPaid.useMutation({
    // The stay leaves the list, and this button with it.
    onSuccess: (paid) =>
      toastSuccess(`Saldato: ${guestName}`, {
        label: 'Annulla',
        run: () => takeBack.mutate({ id, seenVersion: paid.version, paid: false }),
      }),
  });
  return (
    // Above the link that covers the row on a phone.
    <div ref={ref} className="relative z-10 grid min-w-22 justify-items-start gap-2 max-md:-my-1.5">
      <Button
        id={paidButtonId(id)}
        variant="secondary"
        size="small"
        busy={setPaid.isPending}
        aria-label={`Saldato: ${guestName}, ${formatDayRange(startDate, endDate)}`}
        onClick={() => setPaid.mutate({ id, seenVersion: version, paid: true })}
      >
        Saldato
      </Button>
      {setPaid.isError && (
        <Notice tone="error">{errorText(setPaid.error, bookingFailures.update)}</Notice>
      )}
    </div>
  );
};

import { MoneyButton } from '#client/features/payments/money-button.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { UnpaidStay } from '#shared/bookings/booking-lists.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { bookingFailures } from './booking-labels.ts';

type PaidStay = Pick<UnpaidStay, 'id' | 'version' | 'guestName' | 'startDate' | 'endDate'>;

/** The element id of the button. */
export const paidButtonId = (id: number): string => `saldato-${id}`;

/** Records that all of a stay is paid. */
const AllPaidButton = ({ stay }: { stay: PaidStay }) => {
  const { id, version, guestName, startDate, endDate } = stay;
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
    <>
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
    </>
  );
};

/** Records what came for a stay: the sum that is asked where the site follows money, else all of it. */
export const PaidButton = ({ stay }: { stay: PaidStay }) => {
  const { data: money } = trpc.payments.open.useQuery(undefined, liveQuery);
  const ref = useFocusLoss<HTMLDivElement>();
  const isAsked = money?.due.some(({ id }) => id === stay.id);
  return (
    // Above the link that covers the row on a phone.
    <div
      ref={ref}
      className="relative z-10 grid min-w-22 justify-items-start gap-2 max-md:-my-1.5 max-md:justify-items-end"
    >
      {isAsked && (
        <MoneyButton bookingId={stay.id} id={paidButtonId(stay.id)} whose={stay.guestName} />
      )}
      {isAsked === false && <AllPaidButton stay={stay} />}
    </div>
  );
};

import { trpc } from '#client/trpc.ts';
import { useToday } from '#client/ui/recent-time.tsx';
import { refundPercent } from '#shared/money/payment-terms.ts';
import { formatEuro } from '#shared/prices/money.ts';

/** The refund by the terms if the stay is cancelled today; renders nothing without payments. */
export const RefundAhead = ({ bookingId }: { bookingId: number }) => {
  const today = useToday();
  const { data } = trpc.payments.account.useQuery({ id: bookingId });
  if (!data?.terms || data.portal || data.paidCents <= 0) return null;
  const percent = refundPercent(data.terms, { day: today, startDate: data.startDate });
  const came = `Sono arrivati ${formatEuro(data.paidCents)}`;
  if (percent === null)
    return <span className="mt-2 block">{came}: decidi in «Soldi» quanto restituisci.</span>;
  const back = formatEuro(Math.round((data.paidCents * percent) / 100));
  return (
    <span className="mt-2 block">
      {came}: secondo le condizioni ne restituisci {back} ({percent} %). Lo trovi poi in «Soldi».
    </span>
  );
};

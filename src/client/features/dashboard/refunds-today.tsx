import { Link } from '@tanstack/react-router';
import { MoneyButton } from '#client/features/payments/money-button.tsx';
import { trpc } from '#client/trpc.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { sumCents } from '#shared/bookings/balance.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';

/** The refunds owed to guests who cancelled. */
export const RefundsToday = () => {
  const { data } = trpc.payments.open.useQuery(undefined, liveQuery);
  const refunds = data?.refunds ?? [];
  if (refunds.length === 0) return null;
  return (
    <DashboardRow
      title="Da restituire"
      note={formatEuro(sumCents(refunds.map(({ cents }) => cents)))}
    >
      <ul className="divide-y divide-sand-200">
        {refunds.map(({ id, guestName, startDate, endDate, cents }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <Link
              to="/admin/bookings"
              search={{ booking: id }}
              className="-mx-2 min-w-0 grow basis-40 rounded-field px-2 py-1 hover:bg-sand-50"
            >
              <span className="block font-semibold wrap-anywhere text-sea-700">{guestName}</span>
              <span className="block">{formatStay(startDate, endDate)}, annullato</span>
              <span className="block font-semibold tabular-nums">{formatEuro(cents)}</span>
            </Link>
            <MoneyButton bookingId={id} whose={guestName} />
          </li>
        ))}
      </ul>
    </DashboardRow>
  );
};

import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { formatStay } from '#shared/languages/italian-dates.ts';

/** On the start page: those who come soon, and have not told yet who they all are. */
export const MissingParties = () => {
  const { data, isError, error, refetch } = trpc.party.missing.useQuery(undefined, liveQuery);
  if (!data && isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento degli ospiti da comunicare"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  const note = data.length === 1 ? '1 soggiorno' : `${data.length} soggiorni`;
  return (
    <DashboardRow title="Mancano i dati degli ospiti" note={note}>
      <ul className="divide-y divide-sand-200">
        {data.map(({ id, guestName, startDate, endDate, complete, expected }) => (
          <li key={id} className="py-1">
            <Link
              to="/admin/bookings"
              search={{ booking: id }}
              className="-mx-2 block min-h-11 rounded-field px-2 py-1 hover:bg-sand-50"
            >
              <span className="block font-semibold wrap-anywhere text-sea-700">{guestName}</span>
              <span className="block text-sm">
                {formatStay(startDate, endDate)}, {complete} di {expected}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardRow>
  );
};

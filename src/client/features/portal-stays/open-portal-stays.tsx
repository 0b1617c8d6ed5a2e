import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { formatStay } from '#shared/languages/italian-dates.ts';
import { daysInWords, questionInWords } from './portal-words.ts';

/** At most so many at once: the next follow when these are done. */
const SHOWN = 5;

type LineProps = { id: number; title: string; detail: string };

const Line = ({ id, title, detail }: LineProps) => (
  <li className="py-1">
    <Link
      to="/admin/bookings"
      search={{ booking: id }}
      className="-mx-2 block min-h-11 rounded-field px-2 py-1 hover:bg-sand-50"
    >
      <span className="block font-semibold wrap-anywhere text-sea-700">{title}</span>
      <span className="block text-sm">{detail}</span>
    </Link>
  </li>
);

/** On the start page: who comes from another site, and stays whose nights a site has moved or lost. */
export const OpenPortalStays = () => {
  const { data, isError, error, refetch } = trpc.portalStays.open.useQuery(undefined, liveQuery);
  if (!data && isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento dei soggiorni di altri siti"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const { unnamed = [], asked = [] } = data ?? {};
  const lines = [
    ...asked.map((stay) => ({
      id: stay.id,
      title: questionInWords(stay),
      detail: daysInWords(stay.question, stay),
    })),
    ...unnamed.map(({ id, calendar, startDate, endDate }) => ({
      id,
      title: `${calendar}: chi è?`,
      detail: formatStay(startDate, endDate),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <DashboardRow
      title="Da altri siti"
      note={lines.length === 1 ? '1 soggiorno' : `${lines.length} soggiorni`}
    >
      <ul className="divide-y divide-sand-200">
        {lines.slice(0, SHOWN).map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </ul>
    </DashboardRow>
  );
};

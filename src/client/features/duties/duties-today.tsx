import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { Alert } from '#client/ui/alert-strip.tsx';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Duties, StayDuties } from '#shared/duties.schema.ts';
import { type Cell, tasksOf, weightOf } from './duty-words.ts';
import { useDuties, useNow } from './use-duties.ts';

type Owed = { stay: StayDuties; tasks: readonly Cell[] };

const owedOf = ({ stays }: Duties, now: number, today: StayDate): Owed[] =>
  stays
    .map((stay) => ({ stay, tasks: tasksOf(stay, now, today) }))
    .filter(({ tasks }) => tasks.length > 0);

const isLate = ({ tasks }: Owed): boolean => weightOf(tasks) === 'late';

/** A late report to the police is an offence: it comes first on the start page. */
export const useDutiesAlert = (today: StayDate): Alert | null => {
  const { data } = useDuties();
  const now = useNow();
  const late = data ? owedOf(data, now, today).filter(isLate) : [];
  const [first, ...others] = late;
  if (!first) return null;
  const [task] = first.tasks;
  return {
    key: 'duties',
    tone: 'danger',
    line:
      others.length === 0
        ? `${first.stay.guestName} · ${task?.words}`
        : `${late.length} soggiorni aspettano una comunicazione`,
    target: { to: '/admin/duties' },
  };
};

/** On the start page: the stays for which something is to be sent. */
export const DutiesToday = ({ today }: { today: StayDate }) => {
  const { data, isError, error, refetch } = useDuties();
  const now = useNow();
  if (!data && isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento degli adempimenti"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const owed = data ? owedOf(data, now, today) : [];
  if (owed.length === 0) return null;
  return (
    <DashboardRow
      title="Adempimenti"
      note={owed.length === 1 ? '1 soggiorno' : `${owed.length} soggiorni`}
    >
      <ul className="divide-y divide-sand-200">
        {owed.map(({ stay, tasks }) => (
          <li key={stay.id} className="py-1">
            <Link
              to="/admin/duties"
              className="-mx-2 block min-h-11 rounded-field px-2 py-1 hover:bg-sand-50"
            >
              <span className="block font-semibold wrap-anywhere text-sea-700">
                {stay.guestName}
              </span>
              {tasks.map(({ words, weight }) => (
                <span
                  key={words}
                  className={clsx('block text-sm', weight === 'late' && 'text-red-700')}
                >
                  {words}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </DashboardRow>
  );
};

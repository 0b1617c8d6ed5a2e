import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { CalendarConflicts } from './calendar-conflicts.tsx';
import { isTroubled } from './calendar-words.ts';

/** Problems with imported calendars, for the start page; renders nothing without any. */
export const CalendarTroubles = () => {
  const { data = [] } = trpc.calendars.list.useQuery(undefined, liveQuery);
  return (
    <>
      {data.filter(isTroubled).map(({ id, name, problem }) => (
        <Notice
          key={id}
          tone="warning"
          title={`Calendario «${name}»`}
          action={
            <Link to="/admin/calendars" className={noticeLinkClass}>
              Apri i calendari
            </Link>
          }
        >
          {problem}
        </Notice>
      ))}
      <CalendarConflicts />
    </>
  );
};

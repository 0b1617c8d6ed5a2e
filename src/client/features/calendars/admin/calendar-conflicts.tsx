import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { CalendarConflict } from '#shared/calendars.schema.ts';
import { formatDayRange, formatInstant, formatStay } from '#shared/languages/italian-dates.ts';
import { calendarFailures } from './calendar.form.ts';

const small = buttonClass({ variant: 'secondary', size: 'small' });

const firstInWords = ({ first, block }: CalendarConflict): string =>
  first === 'stay'
    ? 'Il nostro era qui prima.'
    : `Le notti di ${block.origin} erano qui prima della nostra richiesta.`;

const ConflictItem = ({ conflict }: { conflict: CalendarConflict }) => {
  const same = trpc.calendars.setSameStay.useMutation({
    meta: { success: serverMessage },
    onSettled: rescueFocus,
  });
  const { stay, block } = conflict;
  const guest = stay.guestName ?? 'Ospite';
  const ignore = () => {
    if (!same.isPending) same.mutate({ stayId: stay.id, blockId: block.id });
  };
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <li>
          <span className="block font-semibold wrap-anywhere text-sea-700">{guest}</span>
          {formatStay(stay.startDate, stay.endDate)}
          <span className="block text-sm text-ink-soft">
            confermato qui, chiesto il {formatInstant(stay.createdAt)}
          </span>
        </li>
        <li>
          <span className="block font-semibold wrap-anywhere text-sea-700">{block.origin}</span>
          notti {formatDayRange(block.startDate, block.endDate)}
          <span className="block text-sm text-ink-soft">
            viste la prima volta il {formatInstant(block.createdAt)}
          </span>
        </li>
      </ul>
      <p className="text-sm font-semibold text-amber-800">{firstInWords(conflict)}</p>
      <div className="flex flex-wrap gap-2">
        <Link to="/admin/bookings" search={{ booking: stay.id }} className={small}>
          Apri il nostro, per annullarlo
        </Link>
        {stay.guestEmail && (
          <a href={`mailto:${stay.guestEmail}`} className={small}>
            Scrivi a {guest}
          </a>
        )}
        <Button
          variant="quiet"
          size="small"
          busy={same.isPending}
          aria-label={`È lo stesso soggiorno: ${guest} e ${block.origin}`}
          onClick={ignore}
        >
          È lo stesso soggiorno
        </Button>
      </div>
      {same.error && <Notice tone="error">{errorText(same.error, calendarFailures.same)}</Notice>}
    </li>
  );
};

/** Confirmed stays on nights that another calendar also occupies; renders nothing without any. */
export const CalendarConflicts = () => {
  const { data = [] } = trpc.calendars.conflicts.useQuery(undefined, liveQuery);
  if (data.length === 0) return null;
  return (
    <DashboardSection
      title="Due soggiorni nelle stesse notti"
      note="Uno è qui, l’altro su un altro sito"
    >
      <ul className="divide-y divide-sand-200">
        {data.map((conflict) => (
          <ConflictItem key={`${conflict.stay.id}-${conflict.block.id}`} conflict={conflict} />
        ))}
      </ul>
    </DashboardSection>
  );
};

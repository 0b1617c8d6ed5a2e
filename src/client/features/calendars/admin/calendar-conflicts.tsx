import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { MenuItem, MoreMenu, menuItemClass } from '#client/ui/more-menu.tsx';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { addDays } from '#shared/bookings/stay-dates.ts';
import type { CalendarConflict } from '#shared/calendars.schema.ts';
import { formatInstant, formatStay } from '#shared/languages/italian-dates.ts';
import { calendarFailures } from './calendar.form.ts';

/** The main thing to do is a button, the other one an entry of the menu. Red is what cancels. */
const linkClass = (isMain: boolean, cancels: boolean): string =>
  isMain
    ? buttonClass({ variant: cancels ? 'danger' : 'secondary', size: 'small' })
    : menuItemClass();

const TITLE = 'Due prenotazioni nelle stesse notti';

type ConflictProps = { conflict: CalendarConflict };
type LinkProps = ConflictProps & { isMain: boolean };

const guestOf = ({ stay }: CalendarConflict): string => stay.guestName ?? 'Ospite';

/** Which of the two came first, and so which of them to cancel. */
const advice = (conflict: CalendarConflict): string =>
  conflict.first === 'stay'
    ? `${guestOf(conflict)} ha prenotato per primo: annulla su ${conflict.block.origin}.`
    : `Su ${conflict.block.origin} hanno prenotato per primi: annulla il soggiorno di ${guestOf(conflict)}.`;

/** To the reservation itself; without its address, its nights here name the site to go to. */
const LinkThere = ({ conflict: { block, first }, isMain }: LinkProps) => {
  const cancels = first === 'stay';
  if (!block.link) {
    return (
      <Link
        to="/admin/bookings"
        search={{ booking: block.id }}
        className={linkClass(isMain, false)}
      >
        Vedi le notti di {block.origin}
      </Link>
    );
  }
  return (
    <a href={block.link} target="_blank" rel="noreferrer" className={linkClass(isMain, cancels)}>
      <ExternalLink aria-hidden className="size-4" />
      {cancels ? 'Annulla' : 'Apri'} su {block.origin}
    </a>
  );
};

const LinkHere = ({ conflict: { stay, first }, isMain }: LinkProps) => (
  <Link
    to="/admin/bookings"
    search={{ booking: stay.id }}
    className={linkClass(isMain, first === 'calendar')}
  >
    Apri la nostra prenotazione
  </Link>
);

type ActsProps = ConflictProps & {
  /** The booking whose panel shows the conflict: no link leads to it. */
  shown?: number | undefined;
};

const ConflictActs = ({ conflict, shown }: ActsProps) => {
  const same = trpc.calendars.setSameStay.useMutation({
    meta: { success: serverMessage },
    onSettled: rescueFocus,
  });
  const { stay, block, first } = conflict;
  const guest = guestOf(conflict);
  const ignore = () => {
    if (!same.isPending) same.mutate({ stayId: stay.id, blockId: block.id });
  };
  const canGoThere = Boolean(block.link) || shown !== block.id;
  const canGoHere = shown !== stay.id;
  const isThereMain = first === 'stay' ? canGoThere : !canGoHere;
  const there = canGoThere && <LinkThere conflict={conflict} isMain={isThereMain} />;
  const here = canGoHere && <LinkHere conflict={conflict} isMain={!isThereMain} />;
  return (
    <>
      <div className="flex items-center gap-2">
        {isThereMain ? there : here}
        <MoreMenu label={`Altre azioni: ${guest} e ${block.origin}`}>
          {isThereMain ? here : there}
          {stay.guestEmail && (
            <a href={`mailto:${stay.guestEmail}`} className={menuItemClass()}>
              Scrivi a {guest}
            </a>
          )}
          <MenuItem onClick={ignore}>È lo stesso soggiorno</MenuItem>
        </MoreMenu>
      </div>
      {same.error && <Notice tone="error">{errorText(same.error, calendarFailures.same)}</Notice>}
    </>
  );
};

const nightsThere = ({ block }: CalendarConflict): string =>
  formatStay(block.startDate, addDays(block.endDate, 1));

const nightsHere = ({ stay }: CalendarConflict): string => formatStay(stay.startDate, stay.endDate);

const ConflictItem = ({ conflict }: ConflictProps) => (
  <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
    <p className="font-semibold text-red-700">{advice(conflict)}</p>
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <li>
        <span className="block font-semibold wrap-anywhere text-sea-700">{guestOf(conflict)}</span>
        {nightsHere(conflict)}
        <span className="block text-sm text-ink-soft">
          confermata qui, arrivata il {formatInstant(conflict.stay.createdAt)}
        </span>
      </li>
      <li>
        <span className="block font-semibold wrap-anywhere text-sea-700">
          {conflict.block.origin}
        </span>
        {nightsThere(conflict)}
        <span className="block text-sm text-ink-soft">
          vista qui la prima volta il {formatInstant(conflict.block.createdAt)}
        </span>
      </li>
    </ul>
    <ConflictActs conflict={conflict} />
  </li>
);

const useConflicts = () => trpc.calendars.conflicts.useQuery(undefined, liveQuery).data ?? [];

/** Confirmed stays on nights that another calendar also occupies; renders nothing without any. */
export const CalendarConflicts = () => {
  const conflicts = useConflicts();
  if (conflicts.length === 0) return null;
  const origins = [...new Set(conflicts.map(({ block }) => block.origin))];
  return (
    <DashboardSection
      title={TITLE}
      note={origins.length === 1 ? `Una prenotazione è qui, l’altra su ${origins[0]}` : undefined}
      isAlarm
    >
      <ul className="divide-y divide-sand-200">
        {conflicts.map((conflict) => (
          <ConflictItem key={`${conflict.stay.id}-${conflict.block.id}`} conflict={conflict} />
        ))}
      </ul>
    </DashboardSection>
  );
};

/** Those of one booking, in its panel: the right thing to do, and one way to the other booking. */
export const ConflictsOf = ({ id }: { id: number }) =>
  useConflicts()
    .filter(({ stay, block }) => stay.id === id || block.id === id)
    .map((conflict) => {
      const { stay, block } = conflict;
      return (
        <Notice
          key={`${stay.id}-${block.id}`}
          tone="error"
          title={TITLE}
          action={<ConflictActs conflict={conflict} shown={id} />}
        >
          <p>
            {stay.id === id
              ? `${block.origin}: ${nightsThere(conflict)}`
              : `${guestOf(conflict)}: ${nightsHere(conflict)}`}
          </p>
          <p>{advice(conflict)}</p>
        </Notice>
      );
    });

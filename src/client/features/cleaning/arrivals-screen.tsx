import { Link } from '@tanstack/react-router';
import { LogIn, LogOut, Luggage } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayWithWeekday } from '#shared/languages/italian-dates.ts';
import { withoutNearYear } from '#shared/languages/recent.ts';
import type { CleaningStay } from '#shared/tasks/cleaning.schema.ts';
import {
  type CleaningDay,
  cleaningDays,
  lengthInWords,
  movementInWords,
  nearDay,
  partyInWords,
} from '#shared/tasks/cleaning-days.ts';

type MovementProps = { stay: CleaningStay; kind: 'arrival' | 'departure'; today: StayDate };

const Movement = ({ stay, kind, today }: MovementProps) => {
  const isArrival = kind === 'arrival';
  const Icon = isArrival ? LogIn : LogOut;
  const linen = `biancheria da ${isArrival ? 'preparare' : 'ritirare'}`;
  const facts = [partyInWords(stay), isArrival && lengthInWords(stay, today), stay.linen && linen];
  return (
    <li>
      <Link
        to="/admin/bookings"
        search={{ booking: stay.id }}
        className="flex items-start gap-3 px-4 py-2.5 hover:bg-sand-50 md:px-6"
      >
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea-600" />
        <span className="min-w-0">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold text-sea-700">{movementInWords(stay, kind)}</span>
            <span className="text-sm">{facts.filter(Boolean).join(' · ')}</span>
          </span>
          {stay.note && (
            <span className="mt-1 block border-l-2 border-sand-300 pl-2.5 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
              {stay.note}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
};

const Day = ({ day, departures, arrivals, today }: CleaningDay & { today: StayDate }) => (
  <section
    aria-labelledby={day}
    className="overflow-hidden rounded-card border border-sand-200 bg-white lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]"
  >
    <h2
      id={day}
      className="flex flex-wrap content-start items-center gap-x-3 gap-y-1 px-4 pt-2.5 font-sans text-base font-semibold md:px-6 lg:pb-2.5 [&>span]:first-letter:uppercase"
    >
      <span>
        {nearDay(day, today)}
        {withoutNearYear(formatDayWithWeekday(day), day, today)}
      </span>
      {departures.length > 0 && arrivals.length > 0 && (
        <Badge tone="waiting">Cambio in giornata</Badge>
      )}
    </h2>
    <ul className="divide-y divide-sand-200">
      {departures.map((stay) => (
        <Movement key={stay.id} stay={stay} kind="departure" today={today} />
      ))}
      {arrivals.map((stay) => (
        <Movement key={stay.id} stay={stay} kind="arrival" today={today} />
      ))}
    </ul>
  </section>
);

/** The days that are shown at first. */
const NEXT_DAYS = 12;

const Days = ({ days, today }: { days: readonly CleaningDay[]; today: StayDate }) => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? days : days.slice(0, NEXT_DAYS);
  return (
    <div className="grid gap-2.5">
      {shown.map((day) => (
        <Day key={day.day} {...day} today={today} />
      ))}
      {shown.length < days.length && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setShowsAll(true);
            rescueFocus();
          }}
        >
          Mostra anche i giorni dopo
        </Button>
      )}
    </div>
  );
};

/** The arrivals and departures of the cleaning page, with a link to each stay. */
export const ArrivalsScreen = ({ today }: { today: StayDate }) => {
  const stays = trpc.cleaning.stays.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Arrivi e partenze"
        purpose="Che cosa c’è da preparare, giorno per giorno. Chi fa le pulizie vede le prossime otto settimane."
      />
      <Loaded
        query={stays}
        failure="Errore nel caricamento di arrivi e partenze"
        skeleton={<Skeleton className="h-96" />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={<Luggage />} title="Nessuno in arrivo">
              Qui trovi arrivi e partenze dei soggiorni confermati, con ospiti, biancheria e note
              per le pulizie.
            </EmptyState>
          ) : (
            <Days days={cleaningDays(all, today)} today={today} />
          )
        }
      </Loaded>
    </>
  );
};

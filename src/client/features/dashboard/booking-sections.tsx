import { Link } from '@tanstack/react-router';
import { ChevronRight, LogIn, LogOut } from 'lucide-react';
import { conflictSummary } from '#client/features/bookings/admin/conflicts.ts';
import { useClaims } from '#client/features/bookings/admin/use-claims.ts';
import { useWaitingRequests } from '#client/features/bookings/admin/use-waiting-requests.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { MoreWaiting } from '#client/ui/waiting-list.tsx';
import type { Claim, WaitingRequests as Waiting, WaitingRequest } from '#shared/bookings.schema.ts';
import {
  formatDayWithWeekday,
  formatGuests,
  formatInstant,
  formatNights,
  formatStay,
} from '#shared/italian-dates.ts';
import { addDays, daysBetween, type StayDate } from '#shared/stay-dates.ts';
import { type Movement, movementsFrom, movementsInterval } from './movements.ts';

const DAYS_AHEAD = 7;

const formatDay = (date: StayDate, today: StayDate): string => {
  if (date === today) return 'Oggi';
  return date === addDays(today, 1) ? 'Domani' : formatDayWithWeekday(date);
};

const formatParty = ({ kind, stay }: Movement): string => {
  const guests = formatGuests(stay.numberOfGuests);
  if (kind === 'departure') return guests;
  return `${guests}, ${formatNights(daysBetween(stay.startDate, stay.endDate))}`;
};

const MovementRow = ({ movement, today }: { movement: Movement; today: StayDate }) => {
  const { date, kind, stay } = movement;
  const Icon = kind === 'arrival' ? LogIn : LogOut;
  return (
    <li>
      <Link
        to="/admin/bookings"
        search={{ booking: stay.id }}
        className="-mx-2 flex items-start gap-3 rounded-field px-2 py-2.5 hover:bg-sand-50"
      >
        <Icon aria-hidden className="mt-1 size-5 shrink-0 text-sea-600" />
        <span className="min-w-0">
          <span className="block text-sm text-ink-soft">
            {formatDay(date, today)} · {kind === 'arrival' ? 'arrivo' : 'partenza'}
          </span>
          <span className="block font-semibold text-sea-700">{stay.guestName}</span>
          <span className="block text-sm">{formatParty(movement)}</span>
        </span>
      </Link>
    </li>
  );
};

const Movements = ({ claims, today }: { claims: readonly Claim[]; today: StayDate }) => {
  const movements = movementsFrom(today, DAYS_AHEAD, claims);
  return (
    <DashboardSection title="Arrivi e partenze" note={`Prossimi ${DAYS_AHEAD} giorni`}>
      {movements.length === 0 ? (
        <p className="text-ink-soft">Nessun arrivo e nessuna partenza in questi giorni.</p>
      ) : (
        <ul className="divide-y divide-sand-200">
          {movements.map((movement) => (
            <MovementRow
              key={`${movement.kind}-${movement.stay.id}`}
              movement={movement}
              today={today}
            />
          ))}
        </ul>
      )}
    </DashboardSection>
  );
};

export const ArrivalsAndDepartures = ({ today }: { today: StayDate }) => {
  const query = useClaims(movementsInterval(today, DAYS_AHEAD));
  return (
    <Loaded
      query={query}
      failure="Errore nel caricamento di arrivi e partenze"
      skeleton={<Skeleton className="h-56" />}
    >
      {({ claims }) => <Movements claims={claims} today={today} />}
    </Loaded>
  );
};

const pendingBookings = { to: '/admin/bookings', search: { status: 'PENDING' } } as const;

const Request = ({ request }: { request: WaitingRequest }) => {
  const conflict = conflictSummary(request.rivals);
  return (
    <li>
      <Link
        to="/admin/bookings"
        search={{ booking: request.id }}
        className="-mx-2 flex items-center gap-3 rounded-field px-2 py-3 hover:bg-sand-50"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold text-sea-700">{request.guestName}</span>
          <span className="block">
            {formatStay(request.startDate, request.endDate)} ·{' '}
            {formatGuests(request.numberOfGuests)}
          </span>
          <span className="block text-sm text-ink-soft">
            Ricevuta il {formatInstant(request.createdAt)}
          </span>
          {conflict && <span className="block text-sm text-amber-800">{conflict}</span>}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-sea-600" />
      </Link>
    </li>
  );
};

const Requests = ({ requests, total }: Waiting) => {
  const more = total - requests.length;
  return (
    <DashboardSection
      title="Richieste in attesa"
      note={total > 0 ? `${total} da valutare` : undefined}
    >
      {total === 0 ? (
        <p className="text-ink-soft">
          Nessuna richiesta aspetta una risposta. Quando un ospite chiede un soggiorno, compare qui.
        </p>
      ) : (
        <ul className="divide-y divide-sand-200">
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <MoreWaiting target={pendingBookings}>
          {more === 1 ? 'Ancora una' : `Ancora altre ${more}`}
        </MoreWaiting>
      )}
    </DashboardSection>
  );
};

/** The oldest first. */
export const WaitingRequests = () => (
  <Loaded
    query={useWaitingRequests()}
    failure="Errore nel caricamento delle prenotazioni"
    skeleton={<Skeleton className="h-56" />}
  >
    {(waiting) => <Requests {...waiting} />}
  </Loaded>
);

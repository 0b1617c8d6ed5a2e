import { Link } from '@tanstack/react-router';
import { ChevronRight, LogIn, LogOut } from 'lucide-react';
import { conflictSummary } from '#client/features/bookings/admin/conflicts.ts';
import { useClaims } from '#client/features/bookings/admin/use-claims.ts';
import { useWaitingRequests } from '#client/features/bookings/admin/use-waiting-requests.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { MoreWaiting } from '#client/ui/more-waiting.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TodaySection } from '#client/ui/today-section.tsx';
import type { Claim, WaitingRequests as Waiting, WaitingRequest } from '#shared/bookings.schema.ts';
import {
  formatDayWithWeekday,
  formatGuests,
  formatInstant,
  formatNights,
  formatStay,
} from '#shared/italian-dates.ts';
import { addDays, daysBetween, type StayDate } from '#shared/stay-dates.ts';
import { daysOfMovements, type Movement, movementsFrom } from './movements.ts';

const DAYS = 7;

const dayInWords = (date: StayDate, today: StayDate): string => {
  if (date === today) return 'Oggi';
  return date === addDays(today, 1) ? 'Domani' : formatDayWithWeekday(date);
};

const detail = ({ kind, stay }: Movement): string => {
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
            {dayInWords(date, today)} · {kind === 'arrival' ? 'arrivo' : 'partenza'}
          </span>
          <span className="block font-semibold text-sea-700">{stay.guestName}</span>
          <span className="block text-sm">{detail(movement)}</span>
        </span>
      </Link>
    </li>
  );
};

type MovementsProps = { claims: readonly Claim[]; today: StayDate };

const Movements = ({ claims, today }: MovementsProps) => {
  const movements = movementsFrom(today, DAYS, claims);
  return (
    <TodaySection title="Arrivi e partenze" note={`Prossimi ${DAYS} giorni`}>
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
    </TodaySection>
  );
};

export const MovementList = ({ today }: { today: StayDate }) => {
  const { data, isError, error, refetch } = useClaims(daysOfMovements(today, DAYS));
  if (data) return <Movements claims={data.claims} today={today} />;
  if (!isError) return <Skeleton className="h-56" />;
  return (
    <LoadFailure
      title="Errore nel caricamento di arrivi e partenze"
      error={error}
      onRetry={() => void refetch()}
    />
  );
};

const target = { to: '/admin/bookings', search: { status: 'PENDING' } } as const;

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
    <TodaySection title="Richieste in attesa" note={total > 0 ? `${total} da valutare` : undefined}>
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
        <MoreWaiting target={target}>
          {more === 1 ? 'Ancora una' : `Ancora altre ${more}`}
        </MoreWaiting>
      )}
    </TodaySection>
  );
};

/** The requests that somebody waits to have answered, the oldest first. */
export const WaitingRequests = () => {
  const { data, isError, error, refetch } = useWaitingRequests();
  if (data) return <Requests {...data} />;
  if (!isError) return <Skeleton className="h-56" />;
  return (
    <LoadFailure
      title="Errore nel caricamento delle prenotazioni"
      error={error}
      onRetry={() => void refetch()}
    />
  );
};

import { Link } from '@tanstack/react-router';
import { KeyRound, LogIn, LogOut } from 'lucide-react';
import { useClaims } from '#client/features/bookings/admin/use-claims.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { SOON_DAYS } from '#shared/bookings/booking-rules.ts';
import { addDays, daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import {
  formatDayWithWeekday,
  formatGuests,
  formatNights,
} from '#shared/languages/italian-dates.ts';
import {
  describePresence,
  type Guests,
  houseToday,
  type Movement,
  movementsFrom,
  movementsInterval,
} from './movements.ts';

const formatDay = (date: StayDate, today: StayDate): string => {
  if (date === today) return 'Oggi';
  return date === addDays(today, 1) ? 'Domani' : formatDayWithWeekday(date);
};

const guestsInWords = ({ numberOfGuests }: Guests): string =>
  numberOfGuests === null ? '' : formatGuests(numberOfGuests);

const formatParty = ({ kind, stay }: Movement): string => {
  const nights = formatNights(daysBetween(stay.startDate, stay.endDate));
  return [guestsInWords(stay), kind === 'arrival' && nights].filter(Boolean).join(', ');
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
          <span className="block font-semibold text-sea-700">{stay.name}</span>
          <span className="block text-sm">{formatParty(movement)}</span>
        </span>
      </Link>
    </li>
  );
};

const Movements = ({ claims, today }: { claims: readonly Claim[]; today: StayDate }) => {
  const movements = movementsFrom(today, SOON_DAYS, claims);
  return (
    <DashboardSection title="Arrivi e partenze" note={`Prossimi ${SOON_DAYS} giorni`}>
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
  const query = useClaims(movementsInterval(today, SOON_DAYS));
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

const Presence = ({ claims, today }: { claims: readonly Claim[]; today: StayDate }) => {
  const { guests, blocks, next } = houseToday(today, claims);
  return (
    <>
      {guests.map((stay) => (
        <p key={stay.id}>
          <Link
            to="/admin/bookings"
            search={{ booking: stay.id }}
            className="font-semibold wrap-anywhere text-sea-700 underline decoration-sand-300 underline-offset-4 hover:decoration-sea-600"
          >
            {stay.name}
          </Link>
          {stay.numberOfGuests !== null && `, ${formatGuests(stay.numberOfGuests)}`}:{' '}
          {describePresence(stay, today)}
        </p>
      ))}
      {blocks.map(({ id, reason }) => (
        <p key={id}>Date bloccate{reason && `: ${reason}`}</p>
      ))}
      {guests.length + blocks.length === 0 && (
        <p>
          Oggi non c’è nessuno.{' '}
          <span className="text-ink-soft">
            {next
              ? `Prossimo arrivo: ${next.name}, ${formatDay(next.startDate, today).toLowerCase()}.`
              : `Nessun arrivo nei prossimi ${SOON_DAYS} giorni.`}
          </span>
        </p>
      )}
    </>
  );
};

/** The guests in the house now. */
export const InTheHouse = ({ today }: { today: StayDate }) => {
  const query = useClaims(movementsInterval(today, SOON_DAYS));
  // The list of arrivals has the same data and shows the error.
  if (!query.data && query.isError) return null;
  return (
    <section
      aria-labelledby="in-casa"
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border border-sand-200 bg-white px-4 py-4 md:px-6"
    >
      <h2 id="in-casa" className="flex items-center gap-2 text-xl">
        <KeyRound aria-hidden className="size-5 shrink-0 text-sea-600" />
        In casa
      </h2>
      <div className="min-w-0 grow basis-64">
        {query.data ? (
          <Presence claims={query.data.claims} today={today} />
        ) : (
          <Skeleton className="h-6" />
        )}
      </div>
    </section>
  );
};

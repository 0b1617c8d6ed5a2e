import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { KeyRound, LogIn, LogOut } from 'lucide-react';
import { useClaims } from '#client/features/bookings/admin/use-claims.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { SOON_DAYS } from '#shared/bookings/booking-rules.ts';
import { daysBetween, type StayDate, weekdayOf } from '#shared/bookings/stay-dates.ts';
import { formatGuests, formatNights, weekdayNames } from '#shared/languages/italian-dates.ts';
import {
  type DayInLine,
  describePresence,
  formatMovementDay,
  type Guests,
  houseToday,
  lineOfDays,
  type Movement,
  movementsFrom,
  movementsInterval,
  nextInWords,
} from './movements.ts';

type HouseProps = { claims: readonly Claim[]; today: StayDate };

const guestsInWords = ({ numberOfGuests }: Guests): string =>
  numberOfGuests === null ? 'numero di ospiti non comunicato' : formatGuests(numberOfGuests);

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
        className="-mx-2 flex min-h-11 items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sand-50"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-sea-600" />
        <span className="min-w-0">
          <span className="block text-sm text-ink-soft">
            {formatMovementDay(date, today)} · {kind === 'arrival' ? 'arrivo' : 'partenza'}
            {kind === 'arrival' && stay.arrivalTime && ` verso le ${stay.arrivalTime}`}
          </span>
          <span className="font-semibold wrap-anywhere text-sea-700">{stay.name}</span>{' '}
          <span className="text-sm">{formatParty(movement)}</span>
        </span>
      </Link>
    </li>
  );
};

const dayClasses: Record<DayInLine['state'], string> = {
  free: 'bg-sand-100 text-ink-soft',
  guests: 'bg-sea-600 font-semibold text-white',
  blocked: 'bg-sand-300 text-ink',
};

/** The nights of the next days; the rows below say the same in words. */
const DayLine = ({ claims, today }: HouseProps) => (
  <ol aria-hidden className="my-3 grid grid-cols-14 gap-px text-center text-xs md:gap-1">
    {lineOfDays(today, SOON_DAYS, claims).map(({ date, state }) => (
      <li key={date}>
        <span className="block text-ink-soft">{weekdayNames[weekdayOf(date)]?.short[0]}</span>
        <span className={clsx('block rounded-sm py-1 tabular-nums', dayClasses[state])}>
          {Number(date.slice(-2))}
        </span>
      </li>
    ))}
  </ol>
);

const Presence = ({ claims, today }: HouseProps) => {
  const { guests, blocks } = houseToday(today, claims);
  return (
    <>
      {guests.map((stay) => (
        <p key={stay.id}>
          <Link
            to="/admin/bookings"
            search={{ booking: stay.id }}
            className={`wrap-anywhere ${textLinkClass}`}
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
      {guests.length + blocks.length === 0 && <p>Oggi non c’è nessuno.</p>}
    </>
  );
};

const Movements = ({ claims, today }: HouseProps) => {
  const movements = movementsFrom(today, SOON_DAYS, claims);
  if (movements.length === 0) {
    return (
      <p className="text-ink-soft">
        Nessun arrivo e nessuna partenza nei prossimi {SOON_DAYS} giorni.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-sand-200">
      {movements.map((movement) => (
        <MovementRow
          key={`${movement.kind}-${movement.stay.id}`}
          movement={movement}
          today={today}
        />
      ))}
    </ul>
  );
};

/** The section of the start page with the guests. */
export const HOUSE_ID = 'in-casa';

const nextClass = '-mb-2 inline-flex min-h-11 items-center lg:hidden';

/**
 * The next arrivals and departures in one line, where the section itself is far below. The line has its
 * place before it is loaded, so that the buttons below do not move away from under a finger.
 */
export const NextInHouse = ({ today }: { today: StayDate }) => {
  const { data } = useClaims(movementsInterval(today, SOON_DAYS));
  if (!data) return <span className={nextClass}>&nbsp;</span>;
  return (
    <Link to="/admin" hash={HOUSE_ID} className={`${nextClass} wrap-anywhere ${textLinkClass}`}>
      {nextInWords(movementsFrom(today, SOON_DAYS, data.claims), today)}
    </Link>
  );
};

/** The guests of today, the nights of the next days, and the arrivals and departures. */
export const HouseToday = ({ today }: { today: StayDate }) => (
  <Loaded
    query={useClaims(movementsInterval(today, SOON_DAYS))}
    failure="Errore nel caricamento di arrivi e partenze"
    skeleton={<Skeleton className="h-56" />}
  >
    {({ claims }) => (
      <DashboardSection
        title={
          <span className="flex items-center gap-2">
            <KeyRound aria-hidden className="size-5 shrink-0 text-sea-600" />
            In casa
          </span>
        }
      >
        <Presence claims={claims} today={today} />
        <DayLine claims={claims} today={today} />
        <Movements claims={claims} today={today} />
      </DashboardSection>
    )}
  </Loaded>
);

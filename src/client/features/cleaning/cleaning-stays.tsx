import clsx from 'clsx';
import { LogIn, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayWithWeekday } from '#shared/languages/italian-dates.ts';
import type { CleaningStay } from '#shared/tasks/cleaning.schema.ts';
import {
  type CleaningDay,
  cleaningDays,
  guestInWords,
  lengthInWords,
  movementInWords,
  nearDay,
  partyInWords,
  stayingNow,
} from '#shared/tasks/cleaning-days.ts';

type MovementProps = { icon: ReactNode; title: string; badge?: ReactNode; children: ReactNode };

const Movement = ({ icon, title, badge, children }: MovementProps) => (
  <li className="flex gap-3">
    <span className="mt-0.5 text-sea-600 [&_svg]:size-5">{icon}</span>
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        {badge}
      </p>
      <p className="text-sm text-ink-soft">{children}</p>
    </div>
  </li>
);

const Note = ({ text }: { text: string }) =>
  text && <span className="mt-0.5 block whitespace-pre-line wrap-anywhere text-ink">{text}</span>;

const Departure = ({ stay }: { stay: CleaningStay }) => (
  <Movement icon={<LogOut aria-hidden />} title={movementInWords(stay, 'departure')}>
    {partyInWords(stay)}
    {stay.linen && ' · biancheria da ritirare'}
    <Note text={stay.note} />
  </Movement>
);

const Arrival = ({ stay }: { stay: CleaningStay }) => (
  <Movement
    icon={<LogIn aria-hidden />}
    title={movementInWords(stay, 'arrival')}
    badge={stay.linen && <Badge tone="neutral">Biancheria</Badge>}
  >
    {partyInWords(stay)} · {lengthInWords(stay)}
    <Note text={stay.note} />
  </Movement>
);

type DayProps = { day: CleaningDay; today: StayDate; folded: boolean };

const Day = ({ day: { day, departures, arrivals }, today, folded }: DayProps) => {
  return (
    <li
      className={clsx(
        'break-inside-avoid py-4 first:pt-0 last:pb-0',
        folded && 'hidden print:block',
      )}
    >
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-lg font-semibold text-ink">
        <span>
          {nearDay(day, today)}
          {formatDayWithWeekday(day)}
        </span>
        {departures.length > 0 && arrivals.length > 0 && (
          <Badge tone="waiting">Cambio in giornata</Badge>
        )}
      </h3>
      <ul className="mt-2 grid gap-2.5">
        {departures.map((stay) => (
          <Departure key={stay.id} stay={stay} />
        ))}
        {arrivals.map((stay) => (
          <Arrival key={stay.id} stay={stay} />
        ))}
      </ul>
    </li>
  );
};

/** What is later is folded away on a screen, so that the tasks are near. */
const FIRST_DAYS = 4;

type CleaningStaysProps = { stays: readonly CleaningStay[]; today: StayDate };

/** Who leaves and who comes, day by day. */
export const CleaningStays = ({ stays, today }: CleaningStaysProps) => {
  const guest = stayingNow(stays, today);
  const days = cleaningDays(stays, today);
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {guest && (
        <p className="mb-4 rounded-field bg-sea-50 px-3.5 py-2.5">
          Adesso in casa: <strong>{guestInWords(guest)}</strong>, {partyInWords(guest)}, fino a{' '}
          {formatDayWithWeekday(guest.endDate)}.
        </p>
      )}
      {days.length === 0 ? (
        <p className="text-ink-soft">Nessun arrivo e nessuna partenza in programma.</p>
      ) : (
        <ol className="divide-y divide-sand-200">
          {days.map((day, index) => (
            <Day key={day.day} day={day} today={today} folded={!isWhole && index >= FIRST_DAYS} />
          ))}
        </ol>
      )}
      {!isWhole && days.length > FIRST_DAYS && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2 -ml-4 print:hidden"
          onClick={() => setWhole(true)}
        >
          Mostra anche i giorni dopo
        </Button>
      )}
    </>
  );
};

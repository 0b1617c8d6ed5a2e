import clsx from 'clsx';
import { Ban, CalendarPlus, Send, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { blockIssue, stayIssue } from '#shared/bookings/booking-rules.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayWithWeekday, formatStay } from '#shared/languages/italian-dates.ts';
import { BookingBadge } from './booking-badge.tsx';
import { bookingName, formatLength, formatPeriod } from './booking-labels.ts';
import type { Entry } from './booking-search.ts';
import { type Asked, drawnBlock, drawnStay, isFreeNight, spanOf } from './calendar-range.ts';
import { claimsOn } from './claims-of-day.ts';
import { useCanOffer } from './offers/send-offers-dialog.tsx';
import type { StayDays } from './stay.form.ts';

type CalendarAnswerProps = {
  asked: Asked;
  claims: readonly Claim[];
  today: StayDate;
  onOpen: (id: number) => void;
  onEnter: (what: Entry, days: StayDays) => void;
  onClose: () => void;
};

const answerClass = 'rounded-card border border-sea-600 bg-white p-3 shadow-float md:px-4';

/** '4–11 luglio 2026 · 7 notti', or 'sab 4 luglio 2026' for a single day. */
const titleOf = ({ startDate, endDate }: StayDays): string =>
  startDate === endDate ? formatDayWithWeekday(startDate) : formatStay(startDate, endDate);

/** The days of the current drag. */
export const DraggedDays = ({ days }: { days: StayDays }) => (
  <p className={clsx(answerClass, 'font-semibold')}>{titleOf(days)}</p>
);

const WhoIsThere = ({ claim, onOpen }: { claim: Claim; onOpen: (id: number) => void }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="font-semibold">{bookingName(claim)}</span>{' '}
      <span className="text-sm text-ink-soft">
        {claim.reason && `${claim.reason} · `}
        {formatPeriod(claim)}
      </span>
    </span>
    <BookingBadge booking={claim} />
    <Button
      variant="secondary"
      size="small"
      className="ml-auto"
      aria-label={`Apri: ${bookingName(claim)}`}
      onClick={() => onOpen(claim.id)}
    >
      Apri
    </Button>
  </li>
);

/** State of the touched or drawn days, and the actions for them; always visible. */
export const CalendarAnswer = (props: CalendarAnswerProps) => {
  const { asked, claims, today, onOpen, onEnter, onClose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isDecided = asked.kind === 'day' || !asked.isOpen;
  useEffect(() => {
    if (isDecided) ref.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isDecided]);
  const there = asked.kind === 'day' ? claimsOn(asked.date, claims) : [];
  const ends = asked.kind === 'day' ? { from: asked.date, to: asked.date } : asked;
  const isFree = asked.kind === 'range' || isFreeNight(asked.date, claims);
  const block = drawnBlock(ends, claims);
  const stay = drawnStay(ends);
  const canOffer = useCanOffer();
  return (
    <div ref={ref} className={clsx(answerClass, 'flex flex-wrap items-center gap-x-4 gap-y-2')}>
      <p className="min-w-0 grow basis-0">
        <span className="font-semibold first-letter:uppercase">{titleOf(spanOf(ends))}</span>
        {isDecided && ends.from !== ends.to && (
          <span className="block text-sm text-ink-soft">
            {`${formatLength({ ...block, status: 'NOT_AVAILABLE' })} se li blocchi, compreso l’ultimo.`}
          </span>
        )}
        {!isDecided && (
          <span className="block text-sm text-ink-soft">Ora scegli l’ultimo giorno.</span>
        )}
      </p>
      {there.length > 0 && (
        <ul className="order-1 grid w-full gap-2">
          {there.map((claim) => (
            <WhoIsThere key={`${claim.id} ${claim.startDate}`} claim={claim} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {isFree && (
        <div className="order-2 flex w-full flex-wrap gap-2 md:order-none md:w-auto">
          <Button size="small" onClick={() => onEnter('stay', stay)}>
            <CalendarPlus aria-hidden className="hidden size-4 md:block" />
            Nuova prenotazione
          </Button>
          {canOffer && stayIssue(stay, today) === null && (
            <Button variant="secondary" size="small" onClick={() => onEnter('offer', stay)}>
              <Send aria-hidden className="hidden size-4 md:block" />
              Proposta
            </Button>
          )}
          {blockIssue(block, today) === null && (
            <Button variant="secondary" size="small" onClick={() => onEnter('block', block)}>
              <Ban aria-hidden className="hidden size-4 md:block" />
              Blocca date
            </Button>
          )}
        </div>
      )}
      <button
        type="button"
        aria-label="Lascia questi giorni"
        onClick={onClose}
        className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-sand-100"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
};

import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bookingFailures } from '#client/features/bookings/admin/booking-labels.ts';
import { conflictSummary, rivalNames } from '#client/features/bookings/admin/conflicts.ts';
import { useWaitingRequests } from '#client/features/bookings/admin/use-waiting-requests.ts';
import { useMailWords } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { MoreWaiting } from '#client/ui/waiting-list.tsx';
import type {
  WaitingRequests as Waiting,
  WaitingRequest,
} from '#shared/bookings/booking-lists.schema.ts';
import { SOON_DAYS } from '#shared/bookings/booking-rules.ts';
import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import {
  formatDayRange,
  formatGuests,
  formatInstant,
  formatNights,
} from '#shared/languages/italian-dates.ts';
import { formatArrival } from './movements.ts';
import { StayPriceNote } from './stay-price-note.tsx';

/** How long the screen offers to undo a confirmation. The server holds the mail for longer. */
const TAKE_BACK_MS = 8000;

const confirmButtonId = (id: number): string => `conferma-${id}`;

const labelOf = ({ guestName, startDate, endDate }: WaitingRequest): string =>
  `${guestName}, ${formatDayRange(startDate, endDate)}`;

type RowProps = { request: WaitingRequest; children: ReactNode };

const RequestLink = ({ request, children }: RowProps) => (
  <Link
    to="/admin/bookings"
    search={{ booking: request.id }}
    className="-mx-2 min-w-0 grow basis-40 rounded-field px-2 py-1 hover:bg-sand-50"
  >
    <span className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere text-sea-700">
      {request.guestName}
    </span>
    <span className="block">
      {formatDayRange(request.startDate, request.endDate)} ·{' '}
      <span className="whitespace-nowrap">
        {formatNights(daysBetween(request.startDate, request.endDate))} ·{' '}
        {formatGuests(request.numberOfGuests)}
      </span>
    </span>
    {children}
  </Link>
);

type WaitingRowProps = {
  request: WaitingRequest;
  /** Guests of competing requests. */
  rivals: readonly string[];
  today: StayDate;
  onConfirmed: (version: number) => void;
};

const WaitingRow = ({ request, rivals, today, onConfirmed }: WaitingRowProps) => {
  const confirm = trpc.bookings.setStatus.useMutation({
    // Before the refetch, which removes this row.
    onSuccess: (booking) => {
      if ('version' in booking) onConfirmed(booking.version);
    },
  });
  const { id, version } = request;
  const conflict = conflictSummary(request.rivals, rivals);
  const isSoon = daysBetween(today, request.startDate) < SOON_DAYS;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <RequestLink request={request}>
        <StayPriceNote totalCents={request.totalCents} isAgreed={false} />
        <span className="block text-sm text-ink-soft">
          Ricevuta il {formatInstant(request.createdAt)}
        </span>
        {(isSoon || request.isOverdue) && (
          <span className="mt-1 flex flex-wrap gap-2">
            {isSoon && <Badge tone="waiting">{formatArrival(request.startDate, today)}</Badge>}
            {request.isOverdue && <Badge tone="waiting">Aspetta da tempo</Badge>}
          </span>
        )}
        {conflict && <span className="mt-1 block text-sm text-amber-800">{conflict}</span>}
      </RequestLink>
      {request.rivals.held === 0 && (
        <Button
          id={confirmButtonId(id)}
          variant="secondary"
          size="small"
          busy={confirm.isPending}
          aria-label={`Conferma: ${labelOf(request)}`}
          onClick={() =>
            confirm.mutate({ id, seenVersion: version, status: 'CONFIRMED', holdMail: true })
          }
        >
          Conferma
        </Button>
      )}
      {confirm.isError && (
        <div className="basis-full">
          <Notice tone="error">{errorText(confirm.error, bookingFailures.update)}</Notice>
        </div>
      )}
    </li>
  );
};

type ConfirmedRowProps = { request: WaitingRequest; version: number; onDone: () => void };

/** A request that was just confirmed, until the undo period ends. */
const ConfirmedRow = ({ request, version, onDone }: ConfirmedRowProps) => {
  const takeBack = trpc.bookings.takeBack.useMutation({
    onSettled: (_, error) => {
      if (!error) onDone();
    },
  });
  const mailWords = useMailWords();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const rowRef = useFocusLoss<HTMLLIElement>(() => {
    document.getElementById(confirmButtonId(request.id))?.focus();
    rescueFocus();
  });
  const isUnderWay = takeBack.isPending || takeBack.isError;
  useEffect(() => {
    // The button that was pressed is gone.
    if (isFocusLost()) buttonRef.current?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins with the row
  useEffect(() => {
    if (isUnderWay) return;
    const timer = setTimeout(onDone, TAKE_BACK_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return (
    <li ref={rowRef} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <RequestLink request={request}>
        <span className="flex items-center gap-1.5 text-sm font-semibold text-olive-700">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          Prenotazione confermata
        </span>
        <span className="block text-sm text-ink-soft">
          {mailWords('La mail all’ospite parte fra qualche secondo.', 'l’ospite')}
        </span>
      </RequestLink>
      {!takeBack.isError && (
        <Button
          ref={buttonRef}
          variant="secondary"
          size="small"
          busy={takeBack.isPending}
          aria-label={`Annulla la conferma: ${labelOf(request)}`}
          onClick={() => takeBack.mutate({ id: request.id, seenVersion: version })}
        >
          Annulla
        </Button>
      )}
      {takeBack.isError && (
        <div className="basis-full">
          <Notice tone="error">{errorText(takeBack.error, bookingFailures.update)}</Notice>
        </div>
      )}
    </li>
  );
};

type Confirmed = { request: WaitingRequest; version: number; index: number };

/** Keeps just confirmed requests in their place. */
const withConfirmed = (requests: readonly WaitingRequest[], confirmed: readonly Confirmed[]) => {
  const ids = new Set(confirmed.map(({ request }) => request.id));
  const rows: (WaitingRequest | Confirmed)[] = requests.filter(({ id }) => !ids.has(id));
  for (const one of confirmed.toSorted((a, b) => a.index - b.index)) {
    rows.splice(one.index, 0, one);
  }
  return rows;
};

const pendingBookings = { to: '/admin/bookings', search: { status: 'PENDING' } } as const;

const Requests = ({ requests, total, today }: Waiting & { today: StayDate }) => {
  const [confirmed, setConfirmed] = useState<readonly Confirmed[]>([]);
  const rows = withConfirmed(requests, confirmed);
  const more = total - requests.length;
  const drop = (id: number) =>
    setConfirmed((before) => before.filter(({ request }) => request.id !== id));
  return (
    <DashboardSection
      title="Richieste in attesa"
      note={total > 0 ? `${total} da valutare` : undefined}
    >
      {rows.length === 0 ? (
        <p className="text-ink-soft">
          Nessuna richiesta aspetta una risposta. Quando un ospite chiede un soggiorno, compare qui.
        </p>
      ) : (
        <ul className="divide-y divide-sand-200">
          {rows.map((row, index) =>
            'request' in row ? (
              <ConfirmedRow
                key={`confirmed-${row.request.id}`}
                {...row}
                onDone={() => drop(row.request.id)}
              />
            ) : (
              <WaitingRow
                key={row.id}
                request={row}
                rivals={rivalNames(row, requests)}
                today={today}
                onConfirmed={(version) =>
                  setConfirmed((before) => [...before, { request: row, version, index }])
                }
              />
            ),
          )}
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

/** Soonest arrivals first, then the longest waiting requests. */
export const WaitingRequests = ({ today }: { today: StayDate }) => (
  <Loaded
    query={useWaitingRequests()}
    failure="Errore nel caricamento delle prenotazioni"
    skeleton={<Skeleton className="h-56" />}
  >
    {(waiting) => <Requests {...waiting} today={today} />}
  </Loaded>
);

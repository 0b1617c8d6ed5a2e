import clsx from 'clsx';
import { useState } from 'react';
import { bookingFailures, capitalize } from '#client/features/bookings/admin/booking-labels.ts';
import {
  conflictSummary,
  conflictsOf,
  rivalsOf,
  whyTaken,
} from '#client/features/bookings/admin/conflicts.ts';
import { RejectDialog } from '#client/features/bookings/admin/decision-dialogs.tsx';
import { useClaims } from '#client/features/bookings/admin/use-claims.ts';
import { useWaitingRequests } from '#client/features/bookings/admin/use-waiting-requests.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RecentTime } from '#client/ui/recent-time.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { MoreWaiting } from '#client/ui/waiting-list.tsx';
import type {
  WaitingRequests as Waiting,
  WaitingRequest,
} from '#shared/bookings/booking-lists.schema.ts';
import { SOON_DAYS } from '#shared/bookings/booking-rules.ts';
import { occupiedInterval } from '#shared/bookings/occupancy.ts';
import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import { ConfirmedRow } from './confirmed-row.tsx';
import { formatArrival } from './movements.ts';
import { confirmButtonId, labelOf, RequestLink } from './request-link.tsx';
import { StayPriceNote } from './stay-price-note.tsx';

type WaitingRowProps = {
  request: WaitingRequest;
  /** Competing requests, as far as they are listed. */
  rivals: readonly WaitingRequest[];
  today: StayDate;
  className: string;
  onConfirmed: (version: number) => void;
};

/** Loads the request, of which the row has only a part, and asks before rejecting it. */
const RejectQuestion = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data, isError, error, refetch } = trpc.bookings.get.useQuery({ id }, { gcTime: 0 });
  if (isError) {
    return (
      <LoadFailure title={bookingFailures.update} error={error} onRetry={() => void refetch()} />
    );
  }
  return data?.guest && <RejectDialog stay={data} onClose={onClose} />;
};

const isTaken = ({ rivals }: WaitingRequest): boolean => rivals.held > 0;

/** By whom the days are taken; loaded for such a request only. */
const useHolder = (request: WaitingRequest): string | null => {
  const wanted = { ...request, status: 'PENDING' } as const;
  const { data } = useClaims(occupiedInterval(wanted), { enabled: isTaken(request) });
  const [holder] = data && isTaken(request) ? conflictsOf(wanted, data.claims).held : [];
  return holder ? capitalize(whyTaken(holder)) : null;
};

const WaitingRow = ({ request, rivals, today, className, onConfirmed }: WaitingRowProps) => {
  const [rejecting, setRejecting] = useState(false);
  const confirm = trpc.bookings.setStatus.useMutation({
    // Before the refetch, which removes this row.
    onSuccess: (booking) => {
      if ('version' in booking) onConfirmed(booking.version);
    },
  });
  const { id, version } = request;
  const names = rivals.map(({ guestName }) => guestName);
  const holder = useHolder(request);
  const conflict = holder ?? conflictSummary(request.rivals, names);
  const isSoon = daysBetween(today, request.startDate) < SOON_DAYS;
  return (
    <li className={clsx('flex flex-wrap items-center gap-x-4 gap-y-2 py-3', className)}>
      <RequestLink request={request}>
        <StayPriceNote totalCents={request.totalCents} isAgreed={false} />
        <span className="block text-sm text-ink-soft">
          Ricevuta <RecentTime instant={request.createdAt} />
        </span>
        {(isSoon || request.isOverdue) && (
          <span className="mt-1 flex flex-wrap gap-2">
            {isSoon && <Badge tone="waiting">{formatArrival(request.startDate, today)}</Badge>}
            {request.isOverdue && <Badge tone="waiting">Aspetta da tempo</Badge>}
          </span>
        )}
        {conflict && (
          <span className="mt-1 block text-sm wrap-anywhere text-amber-800">{conflict}</span>
        )}
      </RequestLink>
      <span className="flex flex-wrap gap-2 max-sm:grow">
        <Button
          variant="secondary"
          size="small"
          className="max-sm:grow"
          aria-label={`Rifiuta: ${labelOf(request)}`}
          onClick={() => setRejecting(true)}
        >
          Rifiuta
        </Button>
        {!isTaken(request) && (
          <Button
            id={confirmButtonId(id)}
            size="small"
            className="max-sm:grow"
            busy={confirm.isPending}
            aria-label={`Conferma: ${labelOf(request)}`}
            onClick={() =>
              confirm.mutate({ id, seenVersion: version, status: 'CONFIRMED', holdMail: true })
            }
          >
            Conferma
          </Button>
        )}
      </span>
      {rejecting && <RejectQuestion id={id} onClose={() => setRejecting(false)} />}
      {confirm.isError && (
        <div className="basis-full">
          <Notice tone="error">{errorText(confirm.error, bookingFailures.update)}</Notice>
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

/** So many are in sight on a phone; a wider window shows all that are loaded. */
const SHOWN_ON_PHONE = 3;

const MoreRequests = ({ count }: { count: number }) =>
  count > 0 && (
    <MoreWaiting target={pendingBookings}>
      {count === 1 ? 'Ancora una' : `Ancora altre ${count}`}
    </MoreWaiting>
  );

const Requests = ({ requests, total, today }: Waiting & { today: StayDate }) => {
  const [confirmed, setConfirmed] = useState<readonly Confirmed[]>([]);
  const takenLast = [...requests.filter((one) => !isTaken(one)), ...requests.filter(isTaken)];
  const rows = withConfirmed(takenLast, confirmed);
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
                losers={rivalsOf(row.request, requests)}
                onDone={() => drop(row.request.id)}
              />
            ) : (
              <WaitingRow
                key={row.id}
                request={row}
                rivals={rivalsOf(row, requests)}
                today={today}
                className={index < SHOWN_ON_PHONE ? '' : 'max-md:hidden'}
                onConfirmed={(version) =>
                  setConfirmed((before) => [...before, { request: row, version, index }])
                }
              />
            ),
          )}
        </ul>
      )}
      <div className="md:hidden">
        <MoreRequests count={total - SHOWN_ON_PHONE} />
      </div>
      <div className="max-md:hidden">
        <MoreRequests count={total - requests.length} />
      </div>
    </DashboardSection>
  );
};

/** Soonest arrivals first, then the longest waiting requests, and those for taken days last. */
export const WaitingRequests = ({ today }: { today: StayDate }) => (
  <Loaded
    query={useWaitingRequests()}
    failure="Errore nel caricamento delle prenotazioni"
    skeleton={<Skeleton className="h-56" />}
  >
    {(waiting) => <Requests {...waiting} today={today} />}
  </Loaded>
);

import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { waitsForAnswer } from '#client/features/bookings/admin/booking-list.ts';
import { conflictSummary, conflictsOf } from '#client/features/bookings/admin/conflicts.ts';
import { TodaySection } from '#client/ui/today-section.tsx';
import type { StaffBooking, StaffStay } from '#shared/bookings.schema.ts';
import { formatGuests, formatInstant, formatStay } from '#shared/italian-dates.ts';
import type { StayDate } from '#shared/stay-dates.ts';

type RequestProps = { request: StaffStay; bookings: readonly StaffBooking[] };

const Request = ({ request, bookings }: RequestProps) => {
  const conflict = conflictSummary(conflictsOf(request, bookings));
  return (
    <li>
      <Link
        to="/admin/bookings"
        search={{ booking: request.id }}
        className="-mx-2 flex items-center gap-3 rounded-field px-2 py-3 hover:bg-sand-50"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold text-sea-700">{request.guest.name}</span>
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

type WaitingRequestsProps = { bookings: readonly StaffBooking[]; today: StayDate };

/** The requests that somebody waits to have answered, the oldest first. */
export const WaitingRequests = ({ bookings, today }: WaitingRequestsProps) => {
  const requests = bookings
    .filter((booking) => !booking.isBlocked && booking.guest !== null)
    .filter((booking) => waitsForAnswer(booking, today))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return (
    <TodaySection
      title="Richieste in attesa"
      note={requests.length > 0 ? `${requests.length} da valutare` : undefined}
    >
      {requests.length === 0 ? (
        <p className="text-ink-soft">
          Nessuna richiesta aspetta una risposta. Quando un ospite chiede un soggiorno, compare qui.
        </p>
      ) : (
        <ul className="divide-y divide-sand-200">
          {requests.map((request) => (
            <Request key={request.id} request={request} bookings={bookings} />
          ))}
        </ul>
      )}
    </TodaySection>
  );
};

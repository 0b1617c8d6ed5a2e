import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WaitingRequest } from '#shared/bookings/booking-lists.schema.ts';
import { daysBetween } from '#shared/bookings/stay-dates.ts';
import { formatDayRange, formatGuests, formatNights } from '#shared/languages/italian-dates.ts';

export const confirmButtonId = (id: number): string => `conferma-${id}`;

export const labelOf = ({ guestName, startDate, endDate }: WaitingRequest): string =>
  `${guestName}, ${formatDayRange(startDate, endDate)}`;

type RowProps = { request: WaitingRequest; children: ReactNode };

export const RequestLink = ({ request, children }: RowProps) => (
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

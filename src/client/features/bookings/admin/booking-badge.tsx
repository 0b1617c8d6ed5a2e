import { StatusBadge } from '#client/features/bookings/status-badge.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { importedState } from '#shared/bookings/imported-nights.ts';
import type { BookingStatus } from '#shared/bookings/occupancy.ts';
import { stateOf } from '#shared/bookings/status-labels.ts';
import { capitalize } from './booking-labels.ts';

type Shown = {
  status: BookingStatus;
  cancelledAt?: string | null;
  origin?: string | null;
  isClosedThere?: boolean | undefined;
};

/** The state of a booking; of nights of another site, whether they are booked or closed there. */
export const BookingBadge = ({ booking }: { booking: Shown }) =>
  booking.origin ? (
    <Badge tone={booking.isClosedThere ? 'blocked' : 'confirmed'}>
      {capitalize(importedState({ ...booking, origin: booking.origin }))}
    </Badge>
  ) : (
    <StatusBadge state={stateOf(booking)} />
  );

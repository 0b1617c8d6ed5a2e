import type { OwnBooking } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

type Dated = Pick<OwnBooking, 'startDate' | 'endDate' | 'id'>;

/** Upcoming stays first, the soonest on top; then past stays, the latest on top. */
export const sortOwnRequests = <T extends Dated>(requests: readonly T[], today: StayDate): T[] =>
  requests.toSorted((a, b) => {
    const isOver = a.endDate < today;
    const over = Number(isOver) - Number(b.endDate < today);
    const order = a.startDate.localeCompare(b.startDate) || a.id - b.id;
    return over || (isOver ? -order : order);
  });

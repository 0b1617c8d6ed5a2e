import type { OwnBooking } from '#shared/bookings.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';

type Dated = Pick<OwnBooking, 'startDate' | 'endDate' | 'id'>;

/** What is still to come first, the soonest on top; what is over after it, the latest on top. */
export const sortOwn = <T extends Dated>(requests: readonly T[], today: StayDate): T[] =>
  requests.toSorted((a, b) => {
    const isOver = a.endDate < today;
    const over = Number(isOver) - Number(b.endDate < today);
    const order = a.startDate.localeCompare(b.startDate) || a.id - b.id;
    return over || (isOver ? -order : order);
  });

import type { StayDate } from '#shared/stay-dates.ts';

/** Over since yesterday or longer: the day of departure itself still counts. */
export const isPast = (booking: { endDate: StayDate }, today: StayDate): boolean =>
  booking.endDate < today;

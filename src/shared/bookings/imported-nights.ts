import type { Occupation } from './occupancy.ts';
import { addDays, type StayDate } from './stay-dates.ts';

// Nights of another site are blocks, whose last day is their last night. People count them as a stay.

/**
 * The last day of a booking, as people count it: of a stay, here or on another site, the day of
 * departure; of days that the owners blocked, the last of them.
 */
export const lastDayOf = (booking: Occupation & { origin?: string | null }): StayDate =>
  booking.origin ? addDays(booking.endDate, 1) : booking.endDate;

type Imported = { origin: string; isClosedThere?: boolean | undefined };

/** 'prenotata su Airbnb', 'chiusa su Airbnb' */
export const importedState = ({ origin, isClosedThere }: Imported): string =>
  `${isClosedThere ? 'chiusa' : 'prenotata'} su ${origin}`;

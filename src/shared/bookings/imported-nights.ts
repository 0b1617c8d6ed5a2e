import type { Occupation } from './occupancy.ts';
import { addDays, type StayDate } from './stay-dates.ts';

// Nights of another site, and those held for an offer, are blocks whose last day is their last night. People count
// them as a stay.

/** A booking with what tells whether its last day is its last night. */
export type Counted = Occupation & { origin?: string | null; isOffered?: true | undefined };

/** Whether a block is nights rather than whole days. */
export const isNights = ({ origin, isOffered }: Omit<Counted, keyof Occupation>): boolean =>
  Boolean(origin) || isOffered === true;

/**
 * The last day of a booking, as people count it: of a stay, here or on another site, the day of
 * departure; of days that the owners blocked, the last of them.
 */
export const lastDayOf = (booking: Counted): StayDate =>
  isNights(booking) ? addDays(booking.endDate, 1) : booking.endDate;

type Imported = { origin: string; isClosedThere?: boolean | undefined };

/** 'prenotata su Airbnb', 'chiusa su Airbnb' */
export const importedState = ({ origin, isClosedThere }: Imported): string =>
  `${isClosedThere ? 'chiusa' : 'prenotata'} su ${origin}`;

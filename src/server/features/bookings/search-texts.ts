import { foldText } from '#shared/fold-text.ts';

// The text that a search of bookings looks into: what their row on the screen shows.

export const searchTextOfStay = (guest: { guestName: string; guestEmail: string }): string =>
  foldText(`${guest.guestName}\n${guest.guestEmail}`);

/** Nights of another calendar are found by its name. */
export const searchTextOfBlock = (block: { reason: string; origin?: string | null }): string =>
  foldText(`${block.origin ?? 'Date bloccate'}\n${block.reason}`);

/** For a stay whose guest was erased. */
export const searchTextOfNobody = foldText('Ospite');

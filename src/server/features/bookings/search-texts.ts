import { foldText } from '#shared/fold-text.ts';

// The text that a search of bookings looks into: what their row on the screen shows.

export const searchTextOfStay = (guest: { guestName: string; guestEmail: string }): string =>
  foldText(`${guest.guestName}\n${guest.guestEmail}`);

export const searchTextOfBlock = ({ reason }: { reason: string }): string =>
  foldText(`Date bloccate\n${reason}`);

/** For a stay whose guest was erased. */
export const searchTextOfNobody = foldText('Ospite');

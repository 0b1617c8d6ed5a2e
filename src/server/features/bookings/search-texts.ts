import { foldText } from '#shared/fold-text.ts';

// What a search of bookings looks into: what their row on the screen says of whom or what for.

export const searchTextOfStay = (guest: { guestName: string; guestEmail: string }): string =>
  foldText(`${guest.guestName}\n${guest.guestEmail}`);

export const searchTextOfBlock = ({ reason }: { reason: string }): string =>
  foldText(`Date bloccate\n${reason}`);

/** Of a stay whose guest's data were erased. */
export const searchTextOfNobody = foldText('Ospite');

import { foldText } from '#shared/fold-text.ts';

// The text that a search of bookings looks into: what their row on the screen shows.

type Guest = { guestName: string; guestEmail: string | null; guestPhone: string | null };

/** A telephone number is found by its digits alone, too. */
export const searchTextOfStay = ({ guestName, guestEmail, guestPhone }: Guest): string =>
  foldText(
    [guestName, guestEmail ?? '', guestPhone ?? '', (guestPhone ?? '').replace(/\D/g, '')]
      .join('\n')
      .trimEnd(),
  );

export const searchTextOfBlock = ({ reason }: { reason: string }): string =>
  foldText(`Date bloccate\n${reason}`);

/** For a stay whose guest was erased. */
export const searchTextOfNobody = foldText('Ospite');

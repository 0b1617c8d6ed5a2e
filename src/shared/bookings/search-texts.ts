import { foldText } from '#shared/fold-text.ts';

// The text that a search of bookings looks into: the contents of their row on the screen.

type Guest = { guestName: string; guestEmail: string | null; guestPhone: string | null };

/** A telephone number is found by its digits alone, too. */
export const searchTextOfStay = ({ guestName, guestEmail, guestPhone }: Guest): string =>
  foldText(
    [guestName, guestEmail ?? '', guestPhone ?? '', (guestPhone ?? '').replace(/\D/g, '')]
      .join('\n')
      .trimEnd(),
  );

/** Nights of another calendar are found by its name. */
export const searchTextOfBlock = (block: { reason: string; origin?: string | null }): string =>
  foldText(`${block.origin ?? 'Date bloccate'}\n${block.reason}`);

/** For a stay whose guest was erased. */
export const searchTextOfNobody = foldText('Ospite');

import { trpc } from '#client/trpc.ts';

/**
 * What staff may do to bookings. A write lasts until the lists are there anew, so that no screen
 * shows for a moment what is no longer true.
 */
export const useBookingWrites = () => {
  const { bookings } = trpc.useUtils();
  const { page, claims, waiting, list, mine } = bookings;
  const renewed = { onSettled: () => bookings.invalidate() };
  // The panel still shows what is gone, until it closes.
  const renewedLists = {
    onSuccess: () =>
      Promise.all([page, claims, waiting, list, mine].map((query) => query.invalidate())),
    onError: () => bookings.invalidate(),
  };
  return {
    setStatus: trpc.bookings.setStatus.useMutation(renewed),
    update: trpc.bookings.update.useMutation(renewed),
    remove: trpc.bookings.delete.useMutation(renewedLists),
    block: trpc.bookings.block.useMutation(renewed),
    unblock: trpc.bookings.unblock.useMutation(renewedLists),
  };
};

/** Specification, section 8; read where the server gave no text of its own. */
export const writeFailures = {
  update: "Errore nell'aggiornamento della prenotazione",
  delete: 'Errore nella cancellazione della prenotazione',
} as const;

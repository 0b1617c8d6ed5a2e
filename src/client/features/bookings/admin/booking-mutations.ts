import { trpc } from '#client/trpc.ts';

/**
 * The mutations of staff. They stay pending until the lists are refetched, so that no screen shows
 * stale data for a moment.
 */
export const useBookingMutations = () => {
  const { bookings } = trpc.useUtils();
  const { page, claims, waiting, list, mine } = bookings;
  const refreshAll = { onSettled: () => bookings.invalidate() };
  // Leaves out `get`: the panel is still open, and refetching a deleted booking would fail.
  const refreshLists = {
    onSuccess: () =>
      Promise.all([page, claims, waiting, list, mine].map((query) => query.invalidate())),
    onError: () => bookings.invalidate(),
  };
  return {
    setStatus: trpc.bookings.setStatus.useMutation(refreshAll),
    update: trpc.bookings.update.useMutation(refreshAll),
    remove: trpc.bookings.delete.useMutation(refreshLists),
    block: trpc.bookings.block.useMutation(refreshAll),
    setReason: trpc.bookings.setReason.useMutation(refreshAll),
    unblock: trpc.bookings.unblock.useMutation(refreshLists),
  };
};

/** Fallbacks for errors without a message (specification, section 8). */
export const bookingFailures = {
  update: "Errore nell'aggiornamento della prenotazione",
  delete: 'Errore nella cancellazione della prenotazione',
} as const;

import { trpc } from '#client/trpc.ts';

type Callbacks = {
  /** With the version that a confirmation can be taken back with. */
  onConfirmed?: (version: number) => void;
  onTakenBack?: () => void;
};

/**
 * The mutations of staff. They stay pending until the lists are refetched, so that no screen shows
 * stale data for a moment.
 */
export const useBookingMutations = ({ onConfirmed, onTakenBack }: Callbacks = {}) => {
  const { bookings } = trpc.useUtils();
  const { page, claims, waiting, unpaid, list, mine } = bookings;
  const refreshAll = { onSettled: () => bookings.invalidate() };
  // Leaves out `get`: the panel is still open, and refetching a deleted booking would fail.
  const refreshLists = {
    onSuccess: () =>
      Promise.all([page, claims, waiting, unpaid, list, mine].map((query) => query.invalidate())),
    onError: () => bookings.invalidate(),
  };
  return {
    enter: trpc.bookings.enter.useMutation(refreshAll),
    cancel: trpc.bookings.cancel.useMutation(refreshAll),
    hold: trpc.bookings.hold.useMutation(refreshAll),
    setStatus: trpc.bookings.setStatus.useMutation(refreshAll),
    /** Its caller is told before the lists are refetched, which end its row. */
    confirm: trpc.bookings.setStatus.useMutation({
      ...refreshAll,
      onSuccess: (booking) => {
        if ('version' in booking) onConfirmed?.(booking.version);
      },
    }),
    takeBack: trpc.bookings.takeBack.useMutation({
      onSuccess: async () => {
        await bookings.invalidate();
        onTakenBack?.();
      },
      onError: () => bookings.invalidate(),
    }),
    setPaid: trpc.bookings.setPaid.useMutation(refreshAll),
    update: trpc.bookings.update.useMutation(refreshAll),
    remove: trpc.bookings.delete.useMutation(refreshLists),
    block: trpc.bookings.block.useMutation(refreshAll),
    setReason: trpc.bookings.setReason.useMutation(refreshAll),
    unblock: trpc.bookings.unblock.useMutation(refreshLists),
  };
};

/** Fallbacks for errors without a message (specification, section 8). */
export const bookingFailures = {
  enter: 'Errore nel creare la prenotazione',
  update: "Errore nell'aggiornamento della prenotazione",
  delete: 'Errore nella cancellazione della prenotazione',
} as const;

import { trpc } from '#client/trpc.ts';

/**
 * What staff may do to bookings. A write lasts until the lists are there anew, so that no screen
 * shows for a moment what is no longer true.
 */
export const useBookingWrites = () => {
  const utils = trpc.useUtils();
  const renewLists = { onSettled: () => utils.bookings.invalidate() };
  return {
    setStatus: trpc.bookings.setStatus.useMutation(renewLists),
    update: trpc.bookings.update.useMutation(renewLists),
    remove: trpc.bookings.delete.useMutation(renewLists),
    block: trpc.bookings.block.useMutation(renewLists),
    unblock: trpc.bookings.unblock.useMutation(renewLists),
  };
};

/** Specification, section 8; read where the server gave no text of its own. */
export const writeFailures = {
  update: "Errore nell'aggiornamento della prenotazione",
  delete: 'Errore nella cancellazione della prenotazione',
} as const;

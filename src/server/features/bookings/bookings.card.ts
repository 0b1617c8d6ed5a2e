import { bookings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import type { Database } from '#server/database/database.types.ts';
import { languages } from '#server/languages.ts';
import type { StaffBooking } from '#shared/bookings/bookings.schema.ts';
import { importedState, lastDayOf } from '#shared/bookings/imported-nights.ts';
import { stateOf } from '#shared/bookings/status-labels.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { stayOfTransfer } from '#shared/money/epc.ts';
import type { SearchHit } from '#shared/search.schema.ts';
import { findBooking } from './bookings.repository.ts';
import { bookingsRouter } from './bookings.router.ts';
import { listPaginatedBookings } from './paginated-bookings.service.ts';

// Named by its dates, which say nothing about a person.
import { removeSampleBookings } from './sample-bookings.service.ts';

const booking = { subject: 'booking', object: ['la prenotazione', 'una prenotazione'] } as const;
const block = { object: ['le date', 'delle date'] } as const;

const stateOfHit = (found: StaffBooking): string[] => {
  if (!found.isBlocked) return [languages.it.t(`ownStays.${stateOf(found)}`)];
  const { origin } = found;
  return [...(origin ? [importedState({ ...found, origin })] : []), found.reason];
};

const bookingHit = (found: StaffBooking): SearchHit => ({
  id: found.id,
  title: found.isBlocked ? (found.origin ?? 'Date bloccate') : (found.guestName ?? 'Ospite'),
  detail: joinDetail(formatDayRange(found.startDate, lastDayOf(found)), ...stateOfHit(found)),
});

/** The stay whose transfer has this text. */
const findPaidStay = async (db: Database, search: string): Promise<StaffBooking | null> => {
  const id = stayOfTransfer(search);
  return id === null ? null : findBooking(db, id);
};

export const bookingsCard = {
  router: bookingsRouter,
  tag: 'Requesting stays, deciding on requests, blocking days',
  audit: {
    'bookings.create': bookings('chiesto', booking),
    'bookings.setStatus': bookings(
      {
        '': 'deciso',
        CONFIRMED: 'confermato',
        REJECTED: 'rifiutato',
        PENDING: 'rimesso in attesa',
      },
      { ...booking, detail: 'status' },
    ),
    'bookings.takeBack': bookings('annullato la conferma', {
      ...booking,
      object: ['della prenotazione', 'di una prenotazione'],
    }),
    'bookings.update': bookings('modificato', booking),
    'bookings.enter': bookings('inserito', booking),
    'bookings.cancel': bookings('annullato', booking),
    'bookings.hold': bookings('tenuto in sospeso', booking),
    'bookings.setGuestNote': bookings('annotato', {
      ...booking,
      object: ['l’ospite della prenotazione', 'un ospite'],
    }),
    'bookings.delete': bookings('eliminato', booking),
    'bookings.block': bookings('bloccato', block),
    'bookings.setReason': bookings('annotato', block),
    'bookings.unblock': bookings('sbloccato', block),
  },
  opens: { subject: 'booking', table: 'bookings' },
  withdrawn: {
    'bookings.setPaid': bookings(
      {
        '': 'cambiato se è saldata',
        true: 'segnato come saldata',
        false: 'segnato come da saldare',
      },
      { ...booking, detail: 'paid' },
    ),
  },
  tables: {
    bookings: 'bookings',
  },
  sampled: {
    kind: 'booking',
    table: 'bookings',
    endsWithEdit: false,
    remove: removeSampleBookings,
  },
  found: {
    kind: 'booking',
    find: async (parts, wish) => {
      const paid = await findPaidStay(parts.database, wish.search);
      if (paid) return { total: 1, hits: [bookingHit(paid)] };
      const input = { ...wish, past: true, sort: 'date' } as const;
      const { bookings: found, total } = await listPaginatedBookings(parts, input);
      return { total, hits: found.map(bookingHit) };
    },
  },
} satisfies Card;

import { bookings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { bookingsRouter } from './bookings.router.ts';

// Named by its dates, which say nothing about a person.
const booking = { subject: 'booking', object: ['la prenotazione', 'una prenotazione'] } as const;
const block = { object: ['le date', 'delle date'] } as const;

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
    'bookings.setPaid': bookings(
      {
        '': 'cambiato se è saldata',
        true: 'segnato come saldata',
        false: 'segnato come da saldare',
      },
      { ...booking, detail: 'paid' },
    ),
    'bookings.update': bookings('modificato', booking),
    'bookings.enter': bookings('inserito', booking),
    'bookings.cancel': bookings('annullato', booking),
    'bookings.hold': bookings('tenuto in sospeso', booking),
    'bookings.delete': bookings('eliminato', booking),
    'bookings.block': bookings('bloccato', block),
    'bookings.setReason': bookings('annotato', block),
    'bookings.unblock': bookings('sbloccato', block),
  },
  opens: { subject: 'booking', table: 'bookings' },
  tables: {
    bookings: 'bookings',
  },
} satisfies Card;

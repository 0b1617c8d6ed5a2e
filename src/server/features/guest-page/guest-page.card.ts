import { bookings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { guestPageRouter } from './guest-page.router.ts';

const page = {
  subject: 'booking',
  object: ['la pagina dell’ospite della prenotazione', 'la pagina di un ospite'],
} as const;

export const guestPageCard = {
  router: guestPageRouter,
  tag: 'The page of a stay at a secret address',
  audit: {
    'guestPage.seen': bookings('aperto', page),
    'guestPage.setArrival': bookings('detto l’arrivo su', page),
    'guestPage.ask': bookings('scritto su', page),
    'guestPage.renew': bookings('dato un altro indirizzo a', page),
    'guestPage.end': bookings('chiuso', page),
    'guestPage.setReleased': bookings(
      {
        '': 'cambiato chi vede le chiavi su',
        true: 'mostrato subito indirizzo, chiavi e wifi su',
        false: 'tolto indirizzo, chiavi e wifi mostrati prima su',
      },
      { ...page, detail: 'released' },
    ),
  },
  tables: {
    // Ids, codes and instants; without its guest a stay has no page any more.
    guestPages: 'nothing',
  },
} satisfies Card;

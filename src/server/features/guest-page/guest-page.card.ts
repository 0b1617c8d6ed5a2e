import { bookings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { guestPageRouter } from './guest-page.router.ts';

const page = {
  subject: 'booking',
  object: ['la pagina dell’ospite della prenotazione', 'la pagina di un ospite'],
} as const;
const onPage = {
  subject: 'booking',
  object: ['nella pagina dell’ospite della prenotazione', 'nella pagina di un ospite'],
} as const;

export const guestPageCard = {
  router: guestPageRouter,
  tag: 'The page of a stay at a secret address',
  audit: {
    'guestPage.seen': bookings('aperto', page),
    'guestPage.setArrival': bookings('detto l’arrivo', onPage),
    'guestPage.ask': bookings('scritto', onPage),
    'guestPage.review': bookings('recensito', {
      subject: 'booking',
      object: ['il soggiorno della prenotazione', 'un soggiorno'],
    }),
    'guestPage.renew': bookings('fatto un altro link', {
      ...page,
      object: ['alla pagina dell’ospite della prenotazione', 'alla pagina di un ospite'],
    }),
    'guestPage.end': bookings('chiuso', page),
    'guestPage.setReleased': bookings(
      {
        '': 'cambiato quando si vedono le chiavi',
        true: 'mostrato subito le chiavi e il wifi',
        false: 'tolto le chiavi e il wifi mostrati prima',
      },
      { ...onPage, detail: 'released' },
    ),
  },
  tables: {
    // Ids, codes and instants; without its guest a stay has no page any more.
    guestPages: 'nothing',
  },
} satisfies Card;

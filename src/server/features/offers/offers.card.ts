import { bookings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { offersRouter } from './offers.router.ts';

export const offersCard = {
  router: offersRouter,
  tag: 'Offers of dates and a price',
  audit: {
    'offers.send': bookings('mandato', {
      subject: 'booking',
      object: ['una proposta per', 'una proposta'],
    }),
    'offers.withdraw': bookings('ritirato', {
      subject: 'booking',
      object: ['la proposta per', 'una proposta'],
    }),
    'offers.accept': bookings('accettato', {
      subject: 'booking',
      object: ['la proposta per', 'una proposta'],
    }),
  },
  tables: {
    // Both go with their stay, and when its guest is forgotten.
    offerMails: 'bookings',
    offers: 'bookings',
  },
} satisfies Card;

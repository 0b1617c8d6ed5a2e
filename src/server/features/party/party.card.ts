import { bookings, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { partyRouter } from './party.router.ts';

export const partyCard = {
  router: partyRouter,
  tag: 'Who comes, for the police',
  audit: {
    'party.setOwn': bookings('scritto chi viene', {
      subject: 'booking',
      object: ['nella prenotazione', 'in una prenotazione'],
    }),
    'party.set': bookings('scritto chi viene', {
      subject: 'booking',
      object: ['nella prenotazione', 'in una prenotazione'],
    }),
    'party.saveOwnPerson': bookings('scritto chi viene', {
      subject: 'booking',
      object: ['nella prenotazione', 'in una prenotazione'],
    }),
    'party.savePerson': bookings('scritto chi viene', {
      subject: 'booking',
      object: ['nella prenotazione', 'in una prenotazione'],
    }),
    'party.showNumbers': bookings('letto i numeri dei documenti', {
      subject: 'booking',
      object: ['della prenotazione', 'di una prenotazione'],
    }),
    'party.renewTable': settings('rinnovato una tabella della polizia'),
  },
  tables: {
    placeTables: 'nothing',
    partyMembers: 'party',
  },
} satisfies Card;

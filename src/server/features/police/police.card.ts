import { bookings, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { policeRouter } from './police.router.ts';

const guests = {
  subject: 'booking',
  object: ['gli ospiti della prenotazione', 'gli ospiti di una prenotazione'],
} as const;

export const policeCard = {
  router: policeRouter,
  tag: 'What the police are told of who stays',
  audit: {
    'police.updateSettings': settings('cambiato come gli ospiti si comunicano alla Questura'),
    'police.renewTables': settings('rinnovato le tabelle della polizia dal portale'),
    'police.setSeen': bookings('segnato se ha visto di persona', guests),
    'police.file': bookings('scaricato il file per la Questura con', guests),
    'police.byHand': bookings('segnato come comunicati a mano', guests),
    'police.test': bookings('provato sul portale della Questura', guests),
    'police.send': bookings('mandato alla Questura', guests),
    'police.verify': bookings('verificato sul portale della Questura', guests),
    'police.receipt': bookings('scaricato una ricevuta della Questura'),
  },
  tables: {
    policeSettings: 'nothing',
    seenGuests: 'party',
    policeTransmissions: 'party',
    // The portal's own document, which the law keeps for five years.
    policeReceipts: 'nothing',
  },
} satisfies Card;

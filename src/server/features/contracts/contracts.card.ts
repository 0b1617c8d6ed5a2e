import { bookings, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { contractsRouter } from './contracts.router.ts';

export const contractsCard = {
  router: contractsRouter,
  tag: 'Contracts',
  audit: {
    'contracts.accept': bookings('accettato il contratto', {
      subject: 'booking',
      object: ['della prenotazione', 'di una prenotazione'],
    }),
    'contracts.updateSettings': settings('modificato il testo del contratto'),
  },
  tables: {
    contractSettings: 'nothing',
    contractAcceptances: 'bookings',
  },
} satisfies Card;

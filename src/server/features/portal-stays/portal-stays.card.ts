import { bookings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { portalStaysRouter } from './portal-stays.router.ts';

const stay = { subject: 'booking', object: ['il soggiorno', 'un soggiorno'] } as const;

export const portalStaysCard = {
  router: portalStaysRouter,
  tag: 'Stays completed from the calendars of other sites',
  audit: {
    'portalStays.complete': bookings('completato con i dati dell’ospite', stay),
    'portalStays.settle': bookings('lasciato com’è', stay),
  },
  tables: {
    // Sums and dates; the guest is on the stay.
    portalStays: 'nothing',
  },
} satisfies Card;

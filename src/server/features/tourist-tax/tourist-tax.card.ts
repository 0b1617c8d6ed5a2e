import { bookings, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { touristTaxRouter } from './tourist-tax.router.ts';

export const touristTaxCard = {
  router: touristTaxRouter,
  tag: 'Tourist tax and landing fee',
  audit: {
    'touristTax.updateSettings': settings('modificato le regole dell’imposta di soggiorno'),
    'touristTax.updateOfStay': bookings('annotato l’imposta di soggiorno', {
      subject: 'booking',
      object: ['della prenotazione', 'di una prenotazione'],
    }),
    'touristTax.declare': bookings('segnato una dichiarazione dell’imposta di soggiorno'),
  },
  tables: {
    touristTaxSettings: 'nothing',
    // Who is exempt, until the sums are kept without.
    touristTaxStays: 'bookings',
    touristTaxDeclarations: 'nothing',
  },
} satisfies Card;

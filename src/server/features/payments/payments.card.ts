import { bookings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { paymentsRouter } from './payments.router.ts';

const stay = { subject: 'booking', object: ['del soggiorno', 'di un soggiorno'] } as const;

export const paymentsCard = {
  router: paymentsRouter,
  tag: 'Payments and accounts of stays',
  audit: {
    'payments.add': bookings('scritto un pagamento', stay),
    'payments.annul': bookings('annullato un pagamento', stay),
    'payments.addDamageEntry': bookings('annotato la cauzione', stay),
    'payments.annulDamageEntry': bookings('annullato un passo della cauzione', stay),
    'payments.updateAccount': bookings('cambiato le condizioni di pagamento', stay),
    'payments.setPaid': bookings(
      {
        '': 'cambiato se è saldata',
        true: 'segnato come saldata',
        false: 'segnato come da saldare',
      },
      { subject: 'booking', object: ['la prenotazione', 'una prenotazione'], detail: 'paid' },
    ),
  },
  tables: {
    // Sums with words of staff about them, which go with the guest; the sums stay.
    payments: 'bookings',
    damageEntries: 'bookings',
  },
} satisfies Card;

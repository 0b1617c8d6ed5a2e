import { bookings, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { receiptsRouter } from './receipts.router.ts';

export const receiptsCard = {
  router: receiptsRouter,
  tag: 'Receipts',
  audit: {
    'receipts.give': bookings('fatto', { object: ['la ricevuta', 'una ricevuta'] }),
    'receipts.annul': bookings('annullato', { object: ['la ricevuta', 'una ricevuta'] }),
    'receipts.updateSettings': settings('modificato le impostazioni delle ricevute'),
  },
  tables: {
    receiptSettings: 'nothing',
    // They stay for ten years, whoever is erased.
    receipts: 'bookings',
  },
} satisfies Card;

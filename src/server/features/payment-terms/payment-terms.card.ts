import { settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { paymentTermsRouter } from './payment-terms.router.ts';

export const paymentTermsCard = {
  router: paymentTermsRouter,
  tag: 'Payment terms',
  audit: {
    'paymentTerms.update': settings('modificato le condizioni di pagamento'),
  },
  tables: {
    paymentTerms: 'nothing',
    stayTerms: 'nothing',
  },
} satisfies Card;

import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { suppliersRouter } from './suppliers.router.ts';

const supplier = {
  subject: 'supplier',
  label: 'name',
  object: ['il fornitore', 'un fornitore'],
} as const;

export const suppliersCard = {
  router: suppliersRouter,
  tag: 'Who works for the house',
  audit: {
    'suppliers.create': content('creato', supplier),
    'suppliers.update': content('modificato', supplier),
    'suppliers.delete': content('eliminato', supplier),
  },
  tables: {
    suppliers: 'nothing',
  },
} satisfies Card;

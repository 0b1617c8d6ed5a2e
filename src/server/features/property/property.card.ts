import { settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { propertyRouter } from './property.router.ts';

export const propertyCard = {
  router: propertyRouter,
  tag: 'The house',
  audit: {
    'property.update': settings('modificato i dati della casa'),
  },
  tables: {
    propertySettings: 'nothing',
  },
} satisfies Card;

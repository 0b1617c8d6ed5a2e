import { settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { homepageRouter } from './homepage.router.ts';

export const homepageCard = {
  router: homepageRouter,
  tag: 'The home page',
  audit: {
    'homepage.update': settings('modificato la home page'),
  },
  tables: {
    homepageSettings: 'nothing',
  },
} satisfies Card;

import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { sampleHouseRouter } from './sample-house.router.ts';

export const sampleHouseCard = {
  router: sampleHouseRouter,
  tag: 'The sample house of a new site',
  audit: {
    'content.removeSample': content('rimosso i contenuti di esempio'),
  },
  tables: {
    sampleItems: 'nothing',
  },
} satisfies Card;

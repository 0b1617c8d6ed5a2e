import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { featureBoxesRouter } from './feature-boxes.router.ts';

const featureBox = {
  subject: 'featureBox',
  label: 'title',
  object: ['la casella', 'una casella'],
} as const;

export const featureBoxesCard = {
  router: featureBoxesRouter,
  tag: 'The boxes on the home page',
  audit: {
    'featureBoxes.create': content('creato', featureBox),
    'featureBoxes.update': content('modificato', featureBox),
    'featureBoxes.delete': content('eliminato', featureBox),
  },
  tables: {
    featureBoxes: 'nothing',
  },
} satisfies Card;

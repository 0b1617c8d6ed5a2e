import type { Card } from '#server/card/card.ts';
import { dutiesRouter } from './duties.router.ts';

export const dutiesCard = {
  router: dutiesRouter,
  tag: 'What the host owes to police, region and comune',
} satisfies Card;

import type { Card } from '#server/card/card.ts';
import { firstStepsRouter } from './first-steps.router.ts';

export const firstStepsCard = {
  router: firstStepsRouter,
  tag: 'The first steps of a new site',
} satisfies Card;

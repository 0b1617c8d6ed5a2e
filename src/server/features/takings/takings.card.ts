import type { Card } from '#server/card/card.ts';
import { takingsRouter } from './takings.router.ts';

export const takingsCard = {
  router: takingsRouter,
  tag: 'A year’s payments and nights',
} satisfies Card;

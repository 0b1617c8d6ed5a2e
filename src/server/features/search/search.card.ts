import type { Card } from '#server/card/card.ts';
import { searchRouter } from './search.router.ts';

export const searchCard = {
  router: searchRouter,
  tag: 'One search for everything in the back office',
} satisfies Card;

import type { Card } from '#server/card/card.ts';
import { linksRouter } from './links.router.ts';

export const linksCard = {
  router: linksRouter,
} satisfies Card;

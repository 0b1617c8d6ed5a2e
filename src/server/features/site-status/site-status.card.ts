import type { Card } from '#server/card/card.ts';
import { siteStatusRouter } from './site-status.router.ts';

export const siteStatusCard = {
  router: siteStatusRouter,
  tag: 'The state of the site',
} satisfies Card;

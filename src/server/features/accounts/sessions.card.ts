import { access } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { sessionsRouter } from './sessions.router.ts';

export const sessionsCard = {
  router: sessionsRouter,
  tag: "The caller's open sessions",
  audit: {
    'sessions.end': access('chiuso un’altra propria sessione'),
    'sessions.endOthers': access('chiuso tutte le altre proprie sessioni'),
  },
  tables: {
    sessions: 'sessions',
  },
} satisfies Card;

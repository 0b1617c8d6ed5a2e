import type { Card } from '#server/card/card.ts';
import { auditRouter } from './audit.router.ts';

export const auditCard = {
  router: auditRouter,
  tag: 'The audit log',
  tables: {
    // The names of former staff, erased with the account.
    auditEvents: 'account',
  },
} satisfies Card;

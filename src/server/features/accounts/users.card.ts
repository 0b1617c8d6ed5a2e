import { users } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { usersRouter } from './users.router.ts';

const user = { subject: 'user', object: ['l’utente', 'un utente'] } as const;

export const usersCard = {
  router: usersRouter,
  tag: 'Accounts, as administrators see them',
  audit: {
    'users.create': users('creato', user),
    'users.invite': users('mandato un nuovo invito a', { subject: 'user' }),
    'users.update': users('modificato', user),
    'users.delete': users('eliminato', user),
  },
} satisfies Card;

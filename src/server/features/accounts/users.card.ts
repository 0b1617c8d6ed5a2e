import { users } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { roleNames } from '#shared/accounts/roles.ts';
import { usersRouter } from './users.router.ts';
import { listPaginatedUsers } from './users.service.ts';

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
  found: {
    kind: 'user',
    forAdmins: true,
    find: async ({ database }, wish) => {
      const { users, total } = await listPaginatedUsers(database, { ...wish, sort: 'name' });
      const hits = users.map(({ id, name, email, role }) => ({
        id,
        title: name,
        detail: joinDetail(roleNames[role], email),
      }));
      return { total, hits };
    },
  },
} satisfies Card;

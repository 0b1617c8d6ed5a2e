import { access } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { accountsRouter } from './accounts.router.ts';

export const accountsCard = {
  router: accountsRouter,
  tag: 'Signing up, logging in, the profile',
  audit: {
    'accounts.login': access('fatto l’accesso', { subject: 'user' }),
    'accounts.logout': access('chiuso la propria sessione'),
    'accounts.resetPassword': access('scelto una nuova password con il link ricevuto'),
    'accounts.updateProfile': access({
      '': 'cambiato il proprio profilo',
      password: 'cambiato la propria password',
    }),
  },
  tables: {
    users: 'account',
    accountLinks: 'links',
  },
} satisfies Card;

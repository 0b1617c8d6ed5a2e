import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { unsentMailsRouter } from './unsent-mails.router.ts';

/** Its name is its kind, never its recipient. */
const mail = {
  subject: 'mail',
  object: ['l’email non inviata', 'un’email non inviata'],
} as const;

export const unsentMailsCard = {
  router: unsentMailsRouter,
  tag: 'Emails that the site sends',
  audit: {
    'outbox.retry': content('fatto ripartire un’email non inviata', { subject: 'mail' }),
    'outbox.readdress': content('corretto l’indirizzo di', mail),
    'outbox.dismiss': content('lasciato perdere', mail),
  },
  tables: {
    outboxMails: 'mails',
  },
} satisfies Card;

import { content, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { cleaningRouter } from './cleaning.router.ts';

// No label: it would be personal data.
const task = { subject: 'task', object: ['il lavoro', 'un lavoro'] } as const;
const ticked = { '': 'completato o riaperto', true: 'completato', false: 'riaperto' };

export const cleaningCard = {
  router: cleaningRouter,
  tag: 'The cleaning page at a secret address',
  audit: {
    'cleaning.renewLink': settings('fatto un nuovo link alla pagina di chi pulisce'),
    'cleaning.withdrawLink': settings('ritirato il link alla pagina di chi pulisce'),
    'cleaning.tickTask': content(ticked, {
      ...task,
      detail: 'completed',
      anonymous: 'Chi pulisce, dal link,',
    }),
  },
  withdrawn: {
    'cleaning.setTaskCompleted': content(ticked, { ...task, detail: 'completed' }),
  },
  tables: {
    cleaningLink: 'nothing',
    // The id of an account, which leaves with it.
    formerCleaners: 'nothing',
  },
} satisfies Card;

import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { tasksRouter } from './tasks.router.ts';

// No label: it would be personal data.
const task = { subject: 'task' };
const ticked = {
  '': 'cambiato lo stato di un task',
  true: 'completato un task',
  false: 'riaperto un task',
};

export const tasksCard = {
  router: tasksRouter,
  tag: "The owners' to-do list",
  audit: {
    'tasks.create': content('aggiunto un task', task),
    'tasks.update': content('modificato un task', task),
    'tasks.setCompleted': content(ticked, { ...task, detail: 'completed' }),
    'tasks.delete': content('eliminato un task', task),
    'tasks.deleteCompleted': content('eliminato i task completati'),
  },
  tables: {
    tasks: 'nothing',
  },
} satisfies Card;

import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { tasksRouter } from './tasks.router.ts';
// No label: it would be personal data.
import { listPaginatedTasks, removeTasks } from './tasks.service.ts';

const task = { subject: 'task' };
const ticked = {
  '': 'cambiato lo stato di un lavoro',
  true: 'completato un lavoro',
  false: 'riaperto un lavoro',
};

export const tasksCard = {
  router: tasksRouter,
  tag: "The owners' to-do list",
  audit: {
    'tasks.create': content('aggiunto un lavoro', task),
    'tasks.update': content('modificato un lavoro', task),
    'tasks.setCompleted': content(ticked, { ...task, detail: 'completed' }),
    'tasks.delete': content('eliminato un lavoro', task),
    'tasks.deleteCompleted': content('eliminato i lavori completati'),
  },
  tables: {
    tasks: 'nothing',
  },
  sampled: {
    kind: 'task',
    table: 'tasks',
    endsWithEdit: true,
    remove: removeTasks,
  },
  found: {
    kind: 'task',
    find: async ({ database }, wish) => {
      const { tasks, total } = await listPaginatedTasks(database, wish);
      const hits = tasks.map(({ id, name, completed, description }) => ({
        id,
        title: name,
        detail: joinDetail(completed && 'Fatto', description),
      }));
      return { total, hits };
    },
  },
} satisfies Card;

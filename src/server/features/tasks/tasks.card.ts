import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { tasksRouter } from './tasks.router.ts';
import { listPaginatedTasks, removeTasks } from './tasks.service.ts';

// No label: it would be personal data.
const task = { subject: 'task', object: ['il lavoro', 'un lavoro'] } as const;
const ticked = { '': 'completato o riaperto', true: 'completato', false: 'riaperto' };

export const tasksCard = {
  router: tasksRouter,
  tag: "The owners' to-do list",
  audit: {
    'tasks.create': content('aggiunto', task),
    'tasks.addSafetyChecks': content('aggiunto i controlli di sicurezza'),
    'tasks.update': content('modificato', task),
    'tasks.setCompleted': content(ticked, { ...task, detail: 'completed' }),
    'tasks.delete': content('eliminato', task),
    'tasks.deleteCompleted': content('eliminato i lavori completati'),
  },
  opens: { subject: 'task', table: 'tasks', name: 'name' },
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

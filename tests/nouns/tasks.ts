import { taskNames } from '#client/features/tasks/task.form.ts';
import { got, type Noun, press, title } from '#tests/support/noun.ts';
import { noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a task',
  access: {
    'tasks.list': staffOnly,
    'tasks.page': staffOnly,
    'tasks.people': staffOnly,
    'tasks.get': [staffOnly, noSuchId],
    'tasks.create': [staffOnly, { name: '' }],
    'tasks.addSafetyChecks': staffOnly,
    'tasks.update': [staffOnly, { ...noSuchId, name: 'Altro' }],
    'tasks.setCompleted': [staffOnly, noSuchId],
    'tasks.delete': [staffOnly, noSuchId],
    'tasks.deleteCompleted': staffOnly,
  },
  edited: {
    tables: ['tasks'],
    make: ({ call }) => call('tasks.create', { name: 'Controllare la caldaia' }),
    read: got('tasks.get'),
    update: 'tasks.update',
    change: (n) => ({ description: title(n) }),
    remove: 'tasks.delete',
  },
  day: async ({ call }, id) => {
    await call('tasks.setCompleted', { id, completed: false });
    await call('tasks.addSafetyChecks');
    await call('tasks.deleteCompleted');
  },
  secrets: ({ call }, mark) => call('tasks.create', { name: `${mark} compito` }),
  visitors: 'tasks are for staff',
  form: {
    path: '/admin/task',
    steps: [
      press(/^Modifica.*Controllare la caldaia/),
      (page) => page.getByLabel(taskNames.booking_id).selectOption({ index: 1 }),
    ],
    labels: taskNames,
    untyped: { order_index: 'rows are moved' },
  },
};

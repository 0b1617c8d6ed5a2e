import type { Task } from '#shared/tasks/tasks.schema.ts';

let serial = 0;

/** A task of the API with overrides. */
export const taskOf = (own: Partial<Task> = {}): Task => {
  serial += 1;
  return {
    id: serial,
    name: `Task ${serial}`,
    description: '',
    due_date: null,
    priority: 3,
    completed: false,
    updated_at: '2026-05-20T10:00:00.000Z',
    order_index: 0,
    repeat: 'never',
    assignee_id: null,
    on_cleaning_page: false,
    booking_id: null,
    stay_day: null,
    assignee: null,
    stay: null,
    version: 1,
    ...own,
  };
};

import type { Generated } from 'kysely';
import type { StayDay, TaskRepeat } from '#shared/tasks/task-repeats.ts';

export type TasksTable = {
  id: Generated<number>;
  name: string;
  /** Empty when there is none. */
  description: string;
  /** A day, `yyyy-MM-dd`. */
  dueDate: string | null;
  /** From 1 to 10, the most important. */
  priority: number;
  completed: 0 | 1;
  orderIndex: number;
  updatedAt: string;
  /** Name and description, folded. */
  searchText: Generated<string>;
  /** One of the staff; null for nobody in particular. */
  assigneeId: number | null;
  /** Whether the page of whoever cleans has it. */
  onCleaningPage: Generated<0 | 1>;
  repeat: Generated<TaskRepeat>;
  /** The first day that counts; null for what does not repeat. */
  repeatFrom: string | null;
  /** The stay that it is about; triggers keep it where the task repeats with each stay. */
  bookingId: number | null;
  /** On which day of the stay it is due, as triggers see to; null for a task with a day of its own. */
  stayDay: StayDay | null;
  /** The task whose completion made this one. */
  previousId: number | null;
  /** Incremented by each write. */
  version: Generated<number>;
};

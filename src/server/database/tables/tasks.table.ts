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
  /** A member of staff; null for an unassigned task. */
  assigneeId: number | null;
  /** Whether the cleaners' page shows it. */
  onCleaningPage: Generated<0 | 1>;
  repeat: Generated<TaskRepeat>;
  /** The first day that counts; null for a task that does not repeat. */
  repeatFrom: string | null;
  /** The stay that it is about; triggers keep it where the task repeats with each stay. */
  bookingId: number | null;
  /**
   * The day of the stay on which it is due; triggers keep it up to date. Null for a task with its own
   * day.
   */
  stayDay: StayDay | null;
  /** The task whose completion made this one. */
  previousId: number | null;
  /** Incremented by each write. */
  version: Generated<number>;
};

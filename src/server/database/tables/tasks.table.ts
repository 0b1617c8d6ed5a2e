import type { Generated } from 'kysely';

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
  /** Incremented by each write. */
  version: Generated<number>;
};

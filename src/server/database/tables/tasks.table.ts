import type { Generated } from 'kysely';

export type TasksTable = {
  id: Generated<number>;
  name: string;
  /** Empty where there is none. */
  description: string;
  /** A day, `yyyy-MM-dd`. */
  dueDate: string | null;
  /** 1 to 10, which is the most important. */
  priority: number;
  completed: 0 | 1;
  orderIndex: number;
  updatedAt: string;
  /** Name and description, folded. */
  searchText: Generated<string>;
  /** Raised by each write. */
  version: Generated<number>;
};

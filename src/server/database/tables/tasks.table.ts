import type { Generated } from 'kysely';

export type TasksTable = {
  id: Generated<number>;
  name: string;
  /** Empty where there is none. */
  description: string;
  /** A day, `yyyy-MM-dd`. */
  due_date: string | null;
  /** 1 to 10, which is the most important. */
  priority: number;
  completed: 0 | 1;
  order_index: number;
  updated_at: string;
  /** Name and description, folded. */
  search_text: Generated<string>;
  /** Raised by each write. */
  version: Generated<number>;
};

import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { TasksTable } from '#server/database/tables/tasks.table.ts';
import { type CreateTaskInput, dueDateOf, dueDayOf, type Task } from '#shared/tasks.schema.ts';

/** As it is written down: the due date is a day. */
export type TaskValues = CreateTaskInput;

const toTask = (row: Selectable<TasksTable>): Task => ({
  id: row.id,
  name: row.name,
  description: row.description,
  due_date: row.due_date === null ? null : dueDateOf(row.due_date),
  priority: row.priority,
  completed: row.completed === 1,
  updated_at: row.updated_at,
  order_index: row.order_index,
  version: row.version,
});

/** The values of a task that is there, to be changed in part. */
export const valuesOf = ({
  id: _id,
  updated_at: _at,
  version: _version,
  ...task
}: Task): TaskValues => ({
  ...task,
  due_date: task.due_date && dueDayOf(task.due_date),
});

const toRow = (values: TaskValues, updatedAt: string) => ({
  ...values,
  completed: values.completed ? (1 as const) : (0 as const),
  updated_at: updatedAt,
});

/** What is due soonest first, of one day the most important; what has no due date comes last. */
export const listTasks = async (db: Database): Promise<Task[]> => {
  const rows = await db
    .selectFrom('tasks')
    .selectAll()
    .orderBy(sql`due_date IS NULL`)
    .orderBy('due_date')
    .orderBy('priority', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toTask);
};

export const findTask = async (db: Database, id: number): Promise<Task | null> => {
  const row = await db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toTask(row) : null;
};

export const insertTask = async (
  db: Database,
  values: TaskValues,
  updatedAt: string,
): Promise<Task> =>
  toTask(
    await db
      .insertInto('tasks')
      .values(toRow(values, updatedAt))
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const replaceTask = async (
  db: Database,
  id: number,
  values: TaskValues,
  updatedAt: string,
): Promise<Task> =>
  toTask(
    await db
      .updateTable('tasks')
      .set(toRow(values, updatedAt))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const deleteTasks = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('tasks').where('id', 'in', ids).execute();
};

/** Returns how many they were. */
export const deleteCompleted = async (db: Database): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('tasks')
    .where('completed', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

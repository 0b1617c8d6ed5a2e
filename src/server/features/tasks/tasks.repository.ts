import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import type { TasksTable } from '#server/database/tables/tasks.table.ts';
import { isStaff, staffRoles } from '#shared/accounts/roles.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import {
  type CreateTaskInput,
  dueDateOf,
  dueDayOf,
  type PaginatedTasksInput,
  type Task,
  type TaskPerson,
} from '#shared/tasks/tasks.schema.ts';

/** The stored values; the due date is a day. */
export type TaskValues = CreateTaskInput;

/** The columns that continue a series; see `tasks.table.ts`. */
export type Series = { repeatFrom: StayDate | null; previousId?: number | null };

const stored = (db: Database) =>
  db
    .selectFrom('tasks')
    .leftJoin('users', 'users.id', 'tasks.assigneeId')
    .leftJoin('bookings', 'bookings.id', 'tasks.bookingId')
    .selectAll('tasks')
    .select([
      'users.name as assigneeName',
      'users.role as assigneeRole',
      'bookings.startDate',
      'bookings.endDate',
      'bookings.status',
      'bookings.guestName',
    ]);

type TaskRow = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number];

const assigneeOf = ({ assigneeName: name, assigneeRole: role }: TaskRow): Task['assignee'] =>
  name !== null && role !== null && isStaff(role) ? { name, role } : null;

const stayOf = ({ startDate, endDate, status, guestName }: TaskRow): Task['stay'] =>
  startDate !== null && endDate !== null && status !== null
    ? { startDate, endDate, status, guestName }
    : null;

// The specification's API names are snake_case, hence the renaming.

const toTask = (row: TaskRow): Task => ({
  id: row.id,
  name: row.name,
  description: row.description,
  due_date: row.dueDate === null ? null : dueDateOf(row.dueDate),
  priority: row.priority,
  completed: row.completed === 1,
  updated_at: row.updatedAt,
  order_index: row.orderIndex,
  repeat: row.repeat,
  assignee_id: row.assigneeId,
  on_cleaning_page: row.onCleaningPage === 1,
  booking_id: row.bookingId,
  stay_day: row.stayDay,
  assignee: assigneeOf(row),
  stay: stayOf(row),
  version: row.version,
});

/** The values of an existing task, to be partly overwritten. */
export const valuesOf = ({
  id: _id,
  updated_at: _at,
  version: _version,
  assignee: _assignee,
  stay: _stay,
  ...task
}: Task): TaskValues => ({
  ...task,
  due_date: task.due_date && dueDayOf(task.due_date),
});

const toRow = (
  values: TaskValues,
  { repeatFrom, previousId = null }: Series,
  updatedAt: string,
): Written<TasksTable> => ({
  name: values.name,
  description: values.description,
  priority: values.priority,
  completed: values.completed ? 1 : 0,
  dueDate: values.due_date,
  orderIndex: values.order_index,
  repeat: values.repeat,
  repeatFrom,
  assigneeId: values.assignee_id,
  onCleaningPage: values.on_cleaning_page ? 1 : 0,
  bookingId: values.booking_id,
  stayDay: values.stay_day,
  previousId,
  searchText: foldText(`${values.name}\n${values.description}`),
  updatedAt,
});

/**
 * Each word of `search` is in the name or the description; `dueUntil` excludes tasks without a due
 * date.
 */
export type TaskFilter = Partial<Omit<PaginatedTasksInput, 'page' | 'limit'>>;

/** Whether all tasks of the filter have a due date, or none of them; undefined when both may occur. */
const areDated = ({ dated, dueUntil }: TaskFilter): boolean | undefined =>
  dated ?? (dueUntil === undefined ? undefined : true);

const conditionsOf = (filter: TaskFilter): RawBuilder<SqlBool>[] => {
  const { completed, dueUntil, search = '' } = filter;
  const dated = areDated(filter);
  return [
    ...(completed === undefined ? [] : [sql<SqlBool>`completed = ${completed ? 1 : 0}`]),
    ...(dated === undefined ? [] : [sql<SqlBool>`(due_date IS NULL) = ${dated ? 0 : 1}`]),
    ...(dueUntil === undefined ? [] : [sql<SqlBool>`due_date <= ${dueUntil}`]),
    ...foldedWords(search).map((word) => sql<SqlBool>`instr(tasks.search_text, ${word}) > 0`),
  ];
};

/**
 * SQLite reads an index in its order only where `due_date IS NULL` is not part of the order. That is so
 * when all tasks, or none, have a due date.
 */
const orders = {
  alike: sql`due_date, priority DESC, tasks.id`,
  mixed: sql`due_date IS NULL, due_date, priority DESC, tasks.id`,
};

/** By due date, then by priority; tasks without a due date come last. */
export const listTasks = async (
  db: Database,
  filter: TaskFilter = {},
  range?: { limit: number; offset: number },
): Promise<Task[]> => {
  const all = stored(db)
    .where((where) => where.and(conditionsOf(filter)))
    .orderBy(orders[areDated(filter) === undefined ? 'mixed' : 'alike']);
  const rows = await (range ? all.limit(range.limit).offset(range.offset) : all).execute();
  return rows.map(toTask);
};

export const countTasks = async (db: Database, filter: TaskFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();
  return count;
};

export const findTask = async (db: Database, id: number): Promise<Task | null> => {
  const row = await stored(db).where('tasks.id', '=', id).executeTakeFirst();
  return row ? toTask(row) : null;
};

/** The tasks of the cleaners' page: open ones, and those ticked since an instant. */
export const listOnCleaningPage = async (
  db: Database,
  tickedSince: string,
  limit: number,
): Promise<Task[]> => {
  const rows = await stored(db)
    .where('onCleaningPage', '=', 1)
    .where((where) =>
      where.or([where('completed', '=', 0), where('tasks.updatedAt', '>=', tickedSince)]),
    )
    .orderBy(orders.mixed)
    .limit(limit)
    .execute();
  return rows.map(toTask);
};

/** Those of these tasks that one of the staff has to do, by their order in the list. */
export const listOpenTasksOf = async (
  db: Database,
  ids: readonly number[],
  email: string,
): Promise<Task[]> => {
  const rows = await stored(db)
    .where('tasks.id', 'in', ids)
    .where('completed', '=', 0)
    .where('users.email', '=', email)
    .orderBy(orders.mixed)
    .execute();
  return rows.map(toTask);
};

/** The first day that counts, and the task that was made when this one was done. */
export const findSeries = async (
  db: Database,
  id: number,
): Promise<{ repeatFrom: StayDate | null; previousId: number | null; nextId: number | null }> =>
  db
    .selectFrom('tasks')
    .leftJoin('tasks as next', 'next.previousId', 'tasks.id')
    .select(['tasks.repeatFrom', 'tasks.previousId', 'next.id as nextId'])
    .where('tasks.id', '=', id)
    .executeTakeFirstOrThrow();

/** Whether the id is a stay's, of any status. */
export const isStay = async (db: Database, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'NOT_AVAILABLE')
    .executeTakeFirst();
  return row !== undefined;
};

/** One of the staff, with a confirmed address; null otherwise. */
export const findAssignee = async (
  db: Database,
  id: number,
): Promise<{ name: string; email: string } | null> => {
  const row = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', id)
    .where('role', 'in', staffRoles)
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
};

/** The possible assignees, by role and name. */
export const listTaskPeople = async (db: Database): Promise<TaskPerson[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('role', 'in', staffRoles)
    .where('emailConfirmedAt', 'is not', null)
    .orderBy('role')
    .orderBy('searchText')
    .orderBy('id')
    .$narrowType<{ role: TaskPerson['role'] }>()
    .execute();
  return rows;
};

/** Returns the id. Triggers place a task by stay. */
export const insertTask = async (
  db: Database,
  values: TaskValues,
  series: Series,
  updatedAt: string,
): Promise<number> => {
  const { id } = await db
    .insertInto('tasks')
    .values(toRow(values, series, updatedAt))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const replaceTask = async (
  db: Database,
  id: number,
  values: TaskValues,
  series: Series,
  updatedAt: string,
): Promise<void> => {
  await db
    .updateTable('tasks')
    .set(toRow(values, series, updatedAt))
    .where('id', '=', id)
    .execute();
};

/** Unassigns all tasks of a user. */
export const updateToNobodys = async (db: Database, assigneeId: number): Promise<void> => {
  await db
    .updateTable('tasks')
    .set({ assigneeId: null })
    .where('assigneeId', '=', assigneeId)
    .execute();
};

export const deleteTasks = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('tasks').where('id', 'in', ids).execute();
};

/** Returns how many were deleted. */
export const deleteCompleted = async (db: Database): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('tasks')
    .where('completed', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

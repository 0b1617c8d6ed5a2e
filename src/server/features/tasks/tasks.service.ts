import type { AppContext, Caller } from '#server/app-context.ts';
import { invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { notifyPerson } from '#server/features/outbox/digest-mails.service.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { missingSafetyTasks } from '#shared/tasks/safety-tasks.ts';
import { isByCalendar } from '#shared/tasks/task-repeats.ts';
import {
  type CreateTaskInput,
  createTaskInput,
  type PaginatedTasks,
  type PaginatedTasksInput,
  type SetTaskCompletedInput,
  type Task,
  type UpdateTaskInput,
} from '#shared/tasks/tasks.schema.ts';
import { makeNext, repeatFromOf, takeNextBack } from './task-series.ts';
import {
  countTasks,
  deleteCompleted,
  deleteTasks,
  findAssignee,
  findSeries,
  findTask,
  insertTask,
  isStay,
  listOnCleaningPage,
  listTasks,
  replaceTask,
  type TaskValues,
  updateToNobodys,
  valuesOf,
} from './tasks.repository.ts';

/** One page of the list, and the length of the whole list. */
export const listPaginatedTasks = async (
  db: Database,
  { page, limit, ...filter }: PaginatedTasksInput,
): Promise<PaginatedTasks> => {
  const tasks = await listTasks(db, filter, { limit, offset: (page - 1) * limit });
  return { tasks, total: await countTasks(db, filter) };
};

/** NOT_FOUND. */
export const getTask = async (db: Database, id: number): Promise<Task> => {
  const task = await findTask(db, id);
  if (!task) throw notFound('Lavoro non trovato.');
  return task;
};

const possibleDays = ({ repeat, due_date, stay_day, booking_id }: TaskValues): void => {
  if (stay_day !== null && booking_id === null) {
    throw invalidInput({ path: 'booking_id', message: 'Scegli il soggiorno.' });
  }
  if (stay_day !== null && repeat !== 'never') {
    const message = 'Un lavoro che segue un solo soggiorno non si ripete.';
    throw invalidInput({ path: 'repeat', message });
  }
  if (isByCalendar(repeat) && due_date === null) {
    const message = 'Un lavoro che si ripete comincia da un giorno: indica la scadenza.';
    throw invalidInput({ path: 'due_date', message });
  }
};

/** Checks a task against its other fields and the database. INVALID_INPUT. */
const assertPossible = async (
  tx: Database,
  values: TaskValues,
  before: TaskValues | null,
): Promise<void> => {
  possibleDays(values);
  const { assignee_id, booking_id } = values;
  const isNewPerson = assignee_id !== null && assignee_id !== before?.assignee_id;
  if (isNewPerson && !(await findAssignee(tx, assignee_id))) {
    throw invalidInput({ path: 'assignee_id', message: 'Scegli una persona che lavora qui.' });
  }
  const isNewStay = booking_id !== null && booking_id !== before?.booking_id;
  if (isNewStay && !(await isStay(tx, booking_id))) {
    throw invalidInput({ path: 'booking_id', message: 'Questo soggiorno non c’è più.' });
  }
};

type Now = { now: Date; today: StayDate; updatedAt: string };

const nowOf = ({ clock }: AppContext): Now => {
  const now = clock.now();
  return { now, today: todayAtHouse(now), updatedAt: now.toISOString() };
};

type By = Pick<Caller, 'userId'>;

/** Mails assignees about tasks from another person. */
const tellAssignee = async (
  tx: Database,
  task: Task,
  before: TaskValues | null,
  { by, now }: { by: By; now: Date },
): Promise<void> => {
  const { id, assignee_id, completed } = task;
  const isNews = assignee_id !== null && assignee_id !== before?.assignee_id;
  if (!isNews || completed || assignee_id === by.userId) return;
  const recipient = await findAssignee(tx, assignee_id);
  if (recipient) await notifyPerson(tx, { kind: 'task-assigned', id }, recipient, now);
};

/** Inserts a task without notifications. */
export const addTask = async (
  tx: Database,
  values: CreateTaskInput,
  { today, updatedAt }: Pick<Now, 'today' | 'updatedAt'>,
): Promise<Task> => {
  const repeatFrom = repeatFromOf(values, null, today);
  const task = await getTask(tx, await insertTask(tx, values, { repeatFrom }, updatedAt));
  if (task.completed) await makeNext(tx, task, { today, updatedAt });
  return task;
};

/** INVALID_INPUT. */
export const createTask = async (
  app: AppContext,
  values: CreateTaskInput,
  by: By,
): Promise<Task> => {
  const now = nowOf(app);
  const task = await inTransaction(app.database, async (tx) => {
    await assertPossible(tx, values, null);
    const made = await addTask(tx, values, now);
    await tellAssignee(tx, made, null, { by, now: now.now });
    return made;
  });
  app.wakeMailWorker();
  return task;
};

const FIRST_CHECK_DAYS = 30;

/** Adds the yearly safety checks that are not among the open tasks. Returns how many it added. */
export const addSafetyChecks = (app: AppContext): Promise<number> =>
  inTransaction(app.database, async (tx) => {
    const now = nowOf(app);
    const due_date = addDays(now.today, FIRST_CHECK_DAYS);
    const missing = missingSafetyTasks(await listTasks(tx, { completed: false }));
    for (const check of missing) {
      await addTask(tx, createTaskInput.parse({ ...check, due_date, repeat: 'year' }), now);
    }
    return missing.length;
  });

/** Writes a task, and makes or takes back the one that follows it. */
const writeTask = async (
  tx: Database,
  before: Task,
  values: TaskValues,
  { today, updatedAt }: Now,
): Promise<Task> => {
  const { id } = before;
  const { repeatFrom: former, previousId } = await findSeries(tx, id);
  const repeatFrom = repeatFromOf(values, { values: valuesOf(before), repeatFrom: former }, today);
  await replaceTask(tx, id, values, { repeatFrom, previousId }, updatedAt);
  const after = await getTask(tx, id);
  if (after.completed && !before.completed) await makeNext(tx, after, { today, updatedAt });
  if (!after.completed && before.completed) await takeNextBack(tx, after);
  return after;
};

/** Changes the given fields only. NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT. */
export const updateTask = async (
  app: AppContext,
  { id, seenVersion, ...changes }: UpdateTaskInput,
  by: By,
): Promise<Task> => {
  const now = nowOf(app);
  const task = await inTransaction(app.database, async (tx) => {
    const before = await getTask(tx, id);
    await bumpVersion(tx, 'tasks', { id, seenVersion });
    const former = valuesOf(before);
    const values = { ...former, ...definedOf(changes) };
    await assertPossible(tx, values, former);
    const after = await writeTask(tx, before, values, now);
    await tellAssignee(tx, after, former, { by, now: now.now });
    return after;
  });
  app.wakeMailWorker();
  return task;
};

/** Without `completed`, toggles it. NOT_FOUND. */
export const completeTask = async (
  app: AppContext,
  tx: Database,
  { id, completed }: SetTaskCompletedInput,
): Promise<Task> => {
  const before = await getTask(tx, id);
  await bumpVersion(tx, 'tasks', { id });
  const values = { ...valuesOf(before), completed: completed ?? !before.completed };
  return writeTask(tx, before, values, nowOf(app));
};

/** The same in its own transaction. */
export const setTaskCompleted = (app: AppContext, input: SetTaskCompletedInput): Promise<Task> =>
  inTransaction(app.database, (tx) => completeTask(app, tx, input));

/** NOT_FOUND. */
export const deleteTask = (app: AppContext, id: number): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await getTask(tx, id);
    await deleteTasks(tx, [id]);
  });

/** Returns how many were deleted. */
export const deleteCompletedTasks = ({ database }: AppContext): Promise<number> =>
  deleteCompleted(database);

export const removeTasks = (db: Database, ids: readonly number[]): Promise<void> =>
  deleteTasks(db, ids);

export const listTasksOnCleaningPage = listOnCleaningPage;

/** Former staff have nothing left to do. */
export const freeTasksOf = updateToNobodys;

import type { Database } from '#server/database/database.types.ts';
import { addDays, type StayDate } from '#shared/bookings/stay-dates.ts';
import { isByStay, nextDay } from '#shared/tasks/task-repeats.ts';
import { dueDayOf, type Task } from '#shared/tasks/tasks.schema.ts';
import {
  deleteTasks,
  findSeries,
  findTask,
  insertTask,
  type Series,
  type TaskValues,
  valuesOf,
} from './tasks.repository.ts';

// Tasks that repeat: when one is done, the next one is made (decision 34).

type Moment = { today: StayDate; updatedAt: string };

type Former = { values: TaskValues; repeatFrom: StayDate | null };

/** The first day that counts: a changed day or rhythm begins anew. */
export const repeatFromOf = (
  { repeat, due_date }: TaskValues,
  before: Former | null,
  today: StayDate,
): StayDate | null => {
  if (repeat === 'never') return null;
  const isSame = before?.values.repeat === repeat;
  if (isByStay(repeat)) return isSame ? before.repeatFrom : today;
  return isSame && before.values.due_date === due_date ? before.repeatFrom : due_date;
};

type Next = { values: TaskValues; repeatFrom: StayDate };

/** Null beyond the calendar's end, and for a task that does not repeat. */
const nextOf = (task: Task, repeatFrom: StayDate | null, today: StayDate): Next | null => {
  const values = { ...valuesOf(task), completed: false };
  const { repeat } = task;
  if (repeat === 'never' || repeatFrom === null) return null;
  const due = task.due_date && dueDayOf(task.due_date);
  if (isByStay(repeat)) {
    const after = due === null ? repeatFrom : addDays(due, 1);
    const first = after > today ? after : today;
    return { values: { ...values, due_date: null, booking_id: null }, repeatFrom: first };
  }
  const day = nextDay(repeat, repeatFrom, { due: due ?? today, today });
  return day === null ? null : { values: { ...values, due_date: day }, repeatFrom };
};

/** Makes the task that follows one that was just done, unless it is there already. */
export const makeNext = async (tx: Database, done: Task, now: Moment): Promise<void> => {
  const { repeatFrom, nextId } = await findSeries(tx, done.id);
  if (nextId !== null) return;
  const next = nextOf(done, repeatFrom, now.today);
  if (!next) return;
  const series: Series = { repeatFrom: next.repeatFrom, previousId: done.id };
  await insertTask(tx, next.values, series, now.updatedAt);
};

/** When a tick is taken back: deletes the task that followed it, unless it was changed since. */
export const takeNextBack = async (tx: Database, undone: Task): Promise<void> => {
  const { nextId } = await findSeries(tx, undone.id);
  const next = nextId === null ? null : await findTask(tx, nextId);
  if (next && !next.completed && next.version === 1) await deleteTasks(tx, [next.id]);
};

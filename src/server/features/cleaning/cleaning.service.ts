import type { AppContext, Caller } from '#server/app-context.ts';
import { getUpcomingStays, type UpcomingStay } from '#server/features/bookings/claims.service.ts';
import { listOpenTasksFor, setTaskCompleted } from '#server/features/tasks/tasks.service.ts';
import {
  CLEANING_LIMITS,
  type Cleaning,
  type CleaningStay,
  type CleaningTask,
} from '#shared/tasks/cleaning.schema.ts';
import { isByStay } from '#shared/tasks/task-repeats.ts';
import type { SetTaskCompletedInput, Task } from '#shared/tasks/tasks.schema.ts';

/** The first word of a name, if it is one: what guests typed may be an address or a number. */
export const firstNameOf = (name: string | null): string | null => {
  const [first = ''] = (name ?? '').trim().split(/[\s,;]+/);
  return /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first) ? first : null;
};

const toStay = (row: UpcomingStay): CleaningStay => {
  const { id, startDate, endDate, occupiedUntil, origin, numberOfGuests, linen } = row;
  return {
    id,
    startDate,
    // The last day of such nights is not the day of departure yet.
    endDate: origin === null ? endDate : occupiedUntil,
    origin,
    firstName: firstNameOf(row.guestName),
    numberOfGuests,
    children: (numberOfGuests ?? 0) - (row.over12 ?? numberOfGuests ?? 0),
    linen: linen === 1,
    note: row.cleaningNote,
  };
};

const stayOf = ({ stay, stay_day, repeat }: Task): CleaningTask['stay'] =>
  stay && {
    startDate: stay.startDate,
    endDate: stay.endDate,
    firstName: firstNameOf(stay.guestName),
    day: isByStay(repeat) ? repeat : stay_day,
  };

const toTask = (task: Task): CleaningTask => ({
  id: task.id,
  name: task.name,
  description: task.description,
  due_date: task.due_date,
  priority: task.priority,
  completed: task.completed,
  repeat: task.repeat,
  mine: task.assignee_id !== null,
  stay: stayOf(task),
});

/** Who comes and leaves next. */
export const listCleaningStays = async (app: AppContext): Promise<CleaningStay[]> =>
  (await getUpcomingStays(app, CLEANING_LIMITS.stays)).map(toStay);

/** What whoever cleans has to know: the next stays, and their own tasks and nobody's. */
export const getCleaning = async (
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Cleaning> => {
  const tasks = await listOpenTasksFor(app.database, userId, CLEANING_LIMITS.tasks);
  return { stays: await listCleaningStays(app), tasks: tasks.map(toTask) };
};

/** NOT_FOUND, also for somebody else's task. */
export const tickTask = async (
  app: AppContext,
  input: SetTaskCompletedInput,
  caller: Pick<Caller, 'userId'>,
): Promise<CleaningTask> => toTask(await setTaskCompleted(app, input, caller));

import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import {
  getUpcomingStays,
  type UpcomingStay,
} from '#server/features/bookings/booking-lists.service.ts';
import { listTasksOnCleaningPage } from '#server/features/tasks/tasks.service.ts';
import { firstNameOf } from '#shared/bookings/first-name.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { CleaningStay } from '#shared/tasks/cleaning.schema.ts';
import { isByStay, type StayDay } from '#shared/tasks/task-repeats.ts';
import { dueDayOf, type Task } from '#shared/tasks/tasks.schema.ts';

// The whole content of the cleaners' page: the page shows nothing else.

export type CleaningTask = {
  id: number;
  name: string;
  description: string;
  due: StayDate | null;
  completed: boolean;
  /** The stay that it is about, and on which of its days it is due. */
  stay: { guestName: string | null; day: StayDay | null } | null;
};

/** At most so many of each are shown. */
const LIMITS = { stays: 30, tasks: 100 };

/** How long a task that was ticked stays on the page, so that the tick can be taken back. */
const TICKED_MS = 12 * 60 * 60 * 1000;

const toStay = (row: UpcomingStay): CleaningStay => {
  const { id, startDate, endDate, occupiedUntil, origin, numberOfGuests, arrivalTime } = row;
  return {
    id,
    startDate,
    // The last day of such nights is not the day of departure yet.
    endDate: origin === null ? endDate : occupiedUntil,
    origin,
    guestName: row.source === 'friends' ? row.guestName : firstNameOf(row.guestName),
    numberOfGuests,
    children: (numberOfGuests ?? 0) - (row.over12 ?? numberOfGuests ?? 0),
    linen: row.linen === 1,
    animals: row.animals,
    arrivalTime,
    note: row.cleaningNote,
  };
};

const toTask = ({ stay, stay_day, repeat, due_date, ...task }: Task): CleaningTask => ({
  id: task.id,
  name: task.name,
  description: task.description,
  due: due_date && dueDayOf(due_date),
  completed: task.completed,
  stay: stay && {
    guestName: firstNameOf(stay.guestName),
    day: isByStay(repeat) ? repeat : stay_day,
  },
});

/** The next arrivals and departures. */
export const listCleaningStays = async (app: AppContext): Promise<CleaningStay[]> =>
  (await getUpcomingStays(app, LIMITS.stays)).map(toStay);

/** Open tasks, and tasks ticked a moment ago. */
export const listTasksOfPage = async (
  { clock }: AppContext,
  db: Database,
): Promise<CleaningTask[]> => {
  const tickedSince = new Date(clock.now().getTime() - TICKED_MS).toISOString();
  return (await listTasksOnCleaningPage(db, tickedSince, LIMITS.tasks)).map(toTask);
};

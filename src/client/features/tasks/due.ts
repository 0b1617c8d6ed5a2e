import { addDays, daysBetween, type StayDate } from '#shared/stay-dates.ts';
import { dueDayOf, type Task } from '#shared/tasks.schema.ts';

/** What is due within so many days from today is soon. */
export const SOON_DAYS = 7;

export type Due = {
  state: 'overdue' | 'today' | 'soon' | 'later';
  words: string;
};

const inDays = (days: number): string => (days === 1 ? 'Scade domani' : `Scade tra ${days} giorni`);
const daysAgo = (days: number): string =>
  days === 1 ? 'Scaduto ieri' : `Scaduto da ${days} giorni`;

/** How much hurry there is; null for what is done and for what has no due date. */
export const dueOf = (
  { due_date, completed }: Pick<Task, 'due_date' | 'completed'>,
  today: StayDate,
): Due | null => {
  if (due_date === null || completed) return null;
  const days = daysBetween(today, dueDayOf(due_date));
  if (days < 0) return { state: 'overdue', words: daysAgo(-days) };
  if (days === 0) return { state: 'today', words: 'Scade oggi' };
  return { state: days <= SOON_DAYS ? 'soon' : 'later', words: inDays(days) };
};

/** What somebody should do today at the latest. */
export const isPressing = (task: Task, today: StayDate): boolean => {
  const state = dueOf(task, today)?.state;
  return state === 'overdue' || state === 'today';
};

/** What is overdue, due today or soon, in the order of the list. */
export const dueSoon = (tasks: readonly Task[], today: StayDate): Task[] => {
  const last = addDays(today, SOON_DAYS);
  return tasks.filter(
    ({ due_date, completed }) => !completed && due_date !== null && dueDayOf(due_date) <= last,
  );
};

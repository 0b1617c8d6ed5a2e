import { daysBetween, type StayDate } from '#shared/stay-dates.ts';
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

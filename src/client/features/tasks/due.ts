import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import { dueDayOf, type Task } from '#shared/tasks/tasks.schema.ts';

/** Tasks due within this many days are due soon. */
export const SOON_DAYS = 7;

export type Due = {
  state: 'overdue' | 'today' | 'soon' | 'later';
  label: string;
};

const formatUpcoming = (days: number): string =>
  days === 1 ? 'Scade domani' : `Scade tra ${days} giorni`;
const formatOverdue = (days: number): string =>
  days === 1 ? 'Scaduto ieri' : `Scaduto da ${days} giorni`;

/** How urgent a task is; null if it is completed or has no due date. */
export const dueOf = (
  { due_date, completed }: Pick<Task, 'due_date' | 'completed'>,
  today: StayDate,
): Due | null => {
  if (due_date === null || completed) return null;
  const days = daysBetween(today, dueDayOf(due_date));
  if (days < 0) return { state: 'overdue', label: formatOverdue(-days) };
  if (days === 0) return { state: 'today', label: 'Scade oggi' };
  return { state: days <= SOON_DAYS ? 'soon' : 'later', label: formatUpcoming(days) };
};

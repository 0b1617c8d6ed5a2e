import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import { formatShortDay } from '#shared/languages/italian-dates.ts';
import { withoutNearYear } from '#shared/languages/recent.ts';
import { dueDayOf, type Task } from '#shared/tasks/tasks.schema.ts';

/** Tasks due within this many days are due soon. */
export const SOON_DAYS = 7;

export type Due = {
  state: 'overdue' | 'today' | 'soon' | 'later';
  /** 'tra 2 giorni', 'scaduto ieri' */
  when: string;
  /** 'Scade tra 2 giorni', 'Scaduto ieri' */
  label: string;
};

const formatUpcoming = (days: number): string => (days === 1 ? 'domani' : `tra ${days} giorni`);
const formatOverdue = (days: number): string => (days === 1 ? 'ieri' : `da ${days} giorni`);

/** '3 dic', '3 dic 2027' */
export const formatDueDay = (dueDate: string, today: StayDate): string => {
  const day = dueDayOf(dueDate);
  return withoutNearYear(formatShortDay(day), day, today).replace(/^0/, '');
};

/** How urgent a task is; null if it is completed or has no due date. */
export const dueOf = (
  { due_date, completed }: Pick<Task, 'due_date' | 'completed'>,
  today: StayDate,
): Due | null => {
  if (due_date === null || completed) return null;
  const days = daysBetween(today, dueDayOf(due_date));
  if (days < 0) {
    const since = formatOverdue(-days);
    return { state: 'overdue', when: `scaduto ${since}`, label: `Scaduto ${since}` };
  }
  if (days === 0) return { state: 'today', when: 'oggi', label: 'Scade oggi' };
  const when = formatUpcoming(days);
  return { state: days <= SOON_DAYS ? 'soon' : 'later', when, label: `Scade ${when}` };
};

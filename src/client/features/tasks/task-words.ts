import { formatDayRange } from '#shared/languages/italian-dates.ts';
import type { TaskRepeat } from '#shared/tasks/task-repeats.ts';
import type { Task } from '#shared/tasks/tasks.schema.ts';

export const repeatNames: Record<TaskRepeat, string> = {
  never: 'Mai',
  day: 'Ogni giorno',
  week: 'Ogni settimana',
  month: 'Ogni mese',
  year: 'Ogni anno',
  arrival: 'A ogni arrivo',
  departure: 'A ogni partenza',
};

type Stay = NonNullable<Task['stay']>;

const stayInWords = ({ startDate, endDate, guestName, status }: Stay): string =>
  [
    `${guestName ?? 'Ospite'}, ${formatDayRange(startDate, endDate)}`,
    status === 'REJECTED' && ' (non viene più)',
    status === 'PENDING' && ' (in attesa)',
  ]
    .filter(Boolean)
    .join('');

/** A task's assignee, repetition and stay. */
export const taskNotes = ({ assignee, on_cleaning_page, repeat, stay }: Task): string[] => [
  ...(assignee ? [`Per ${assignee.name}`] : []),
  ...(on_cleaning_page ? ['Per chi pulisce'] : []),
  ...(repeat === 'never' ? [] : [repeatNames[repeat]]),
  ...(stay ? [stayInWords(stay)] : []),
];

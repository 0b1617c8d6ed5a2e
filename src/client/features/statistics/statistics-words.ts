import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatRecent } from '#shared/languages/recent.ts';
import type { StatisticsMonth } from '#shared/statistics/statistics.schema.ts';

type Counts = Pick<
  StatisticsMonth['days'][number],
  'isOpen' | 'arrivals' | 'departures' | 'present' | 'withdrawn'
>;

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** '2 arrivi, 1 partenza, 4 a dormire' */
export const countWords = ({ isOpen, arrivals, departures, present, withdrawn }: Counts): string =>
  [
    ...counted(arrivals, 'arrivo', 'arrivi'),
    ...counted(departures, 'partenza', 'partenze'),
    ...counted(present, 'a dormire', 'a dormire'),
    ...counted(withdrawn, 'arrivo da togliere', 'arrivi da togliere'),
  ].join(', ') || (isOpen ? 'nessun movimento' : 'casa chiusa');

/** 'entro domani alle 12:00', 'scadeva il 5 giugno' */
export const deadlineWords = (dueAt: string, isLate: boolean, today: StayDate): string =>
  `${isLate ? 'scadeva' : 'entro'} ${formatRecent(dueAt, today)}`;

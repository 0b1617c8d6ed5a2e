import { formatDay } from '#shared/italian-dates.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';

/** The day of an instant in the house's time zone: '4 luglio 2026'. */
export const DayOfInstant = ({ instant }: { instant: string }) => (
  <time dateTime={instant}>{formatDay(todayAtHouse(new Date(instant)))}</time>
);

import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { useLanguage } from './language.tsx';

/** The day of an instant in the house's time zone: '4 luglio 2026'. */
export const DayOfInstant = ({ instant }: { instant: string }) => {
  const { formatDay } = useLanguage();
  const day = todayAtHouse(new Date(instant));
  return <time dateTime={day}>{formatDay(day)}</time>;
};

import { MAX_YEARS_AHEAD } from '#shared/booking-rules.ts';
import { formatDayInWords } from '#shared/italian-dates.ts';
import { type DayState, isNightTaken, isStayFree, type Occupation } from '#shared/occupancy.ts';
import { addYears, type StayDate } from '#shared/stay-dates.ts';

/** An empty string means not selected yet. */
export type StaySelection = { startDate: StayDate | ''; endDate: StayDate | '' };

export const noSelection: StaySelection = { startDate: '', endDate: '' };

type Availability = { occupations: readonly Occupation[]; today: StayDate };

const isBookable = (date: StayDate, today: StayDate): boolean =>
  date >= today && date <= addYears(today, MAX_YEARS_AHEAD);

/** Requires the night of that day to be free; a departure day of others qualifies. */
export const canCheckIn = (date: StayDate, { occupations, today }: Availability): boolean =>
  isBookable(date, today) && isStayFree(date, date, occupations);

/** Requires every night before to be free; an arrival day of others qualifies. */
export const canCheckOut = (
  startDate: StayDate,
  date: StayDate,
  { occupations, today }: Availability,
): boolean =>
  date > startDate && isBookable(date, today) && isStayFree(startDate, date, occupations);

const awaitsCheckOut = ({ startDate, endDate }: StaySelection): boolean =>
  startDate !== '' && endDate === '';

/** Whether picking the day would change the selection. */
export const canPick = (
  date: StayDate,
  selection: StaySelection,
  availability: Availability,
): boolean => {
  if (canCheckIn(date, availability)) return true;
  return awaitsCheckOut(selection) && canCheckOut(selection.startDate, date, availability);
};

/**
 * The first pick is the arrival, the second the departure. A day before the arrival or after
 * occupied nights starts over; picking the arrival again deselects it.
 */
export const pickDay = (
  date: StayDate,
  selection: StaySelection,
  availability: Availability,
): StaySelection => {
  if (awaitsCheckOut(selection)) {
    if (date === selection.startDate) return noSelection;
    if (canCheckOut(selection.startDate, date, availability)) {
      return { startDate: selection.startDate, endDate: date };
    }
  }
  return canCheckIn(date, availability) ? { startDate: date, endDate: '' } : selection;
};

export type SelectionPart = 'start' | 'end' | 'within';

export const selectionPartOf = (
  date: StayDate,
  { startDate, endDate }: StaySelection,
): SelectionPart | null => {
  if (startDate === '') return null;
  if (date === startDate) return 'start';
  if (endDate === '') return null;
  if (date === endDate) return 'end';
  return startDate < date && date < endDate ? 'within' : null;
};

const partLabels: Record<SelectionPart, string> = {
  start: 'check-in scelto',
  end: 'check-out scelto',
  within: 'nel soggiorno scelto',
};

const stateLabel = ({ morning, evening }: DayState): string => {
  const arrival = isNightTaken(evening);
  const departure = isNightTaken(morning);
  if (arrival && departure) return evening === 'blocked' ? 'non disponibile' : 'occupato';
  if (departure) return 'arrivo possibile';
  if (arrival) return 'partenza possibile';
  return evening === 'pending' ? 'richiesta in attesa, ancora richiedibile' : 'libero';
};

/** The accessible name of a day: 'sabato 4 luglio 2026, libero'. */
export const describeDay = (
  date: StayDate,
  { state, part, today }: { state: DayState; part: SelectionPart | null; today: StayDate },
): string => {
  const labels = [formatDayInWords(date)];
  if (date === today) labels.push('oggi');
  if (date < today) labels.push('passato');
  else if (!isBookable(date, today)) labels.push('non ancora prenotabile');
  else labels.push(stateLabel(state));
  if (part) labels.push(partLabels[part]);
  return labels.join(', ');
};

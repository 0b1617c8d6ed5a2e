import { MAX_YEARS_AHEAD } from '#shared/booking-rules.ts';
import { formatDayInWords } from '#shared/italian-dates.ts';
import { type DayState, isNightTaken, isStayFree, type Occupation } from '#shared/occupancy.ts';
import { addYears, type StayDate } from '#shared/stay-dates.ts';

/** The days a visitor has chosen so far; empty where none is chosen yet. */
export type StaySelection = { startDate: StayDate | ''; endDate: StayDate | '' };

export const noSelection: StaySelection = { startDate: '', endDate: '' };

type Availability = { occupations: readonly Occupation[]; today: StayDate };

const isBookable = (date: StayDate, today: StayDate): boolean =>
  date >= today && date <= addYears(today, MAX_YEARS_AHEAD);

/** A stay may begin where the night of that day is free: on a departure day, too. */
export const canCheckIn = (date: StayDate, { occupations, today }: Availability): boolean =>
  isBookable(date, today) && isStayFree(date, date, occupations);

/** A stay may end where every night before is free: on an arrival day, too. */
export const canCheckOut = (
  startDate: StayDate,
  date: StayDate,
  { occupations, today }: Availability,
): boolean =>
  date > startDate && isBookable(date, today) && isStayFree(startDate, date, occupations);

const awaitsCheckOut = ({ startDate, endDate }: StaySelection): boolean =>
  startDate !== '' && endDate === '';

/** Whether picking the day would change anything. */
export const canPick = (
  date: StayDate,
  selection: StaySelection,
  availability: Availability,
): boolean => {
  if (canCheckIn(date, availability)) return true;
  return awaitsCheckOut(selection) && canCheckOut(selection.startDate, date, availability);
};

/**
 * What is chosen after a day was picked: first the arrival, then the departure. A day before the
 * arrival, or behind taken nights, begins anew; the arrival picked again is taken back.
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

/** Where a day lies in the chosen stay, or in the one that the pointer suggests. */
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

const partWords: Record<SelectionPart, string> = {
  start: 'check-in scelto',
  end: 'check-out scelto',
  within: 'nel soggiorno scelto',
};

const stateWords = ({ morning, evening }: DayState): string => {
  const arrival = isNightTaken(evening);
  const departure = isNightTaken(morning);
  if (arrival && departure) return evening === 'blocked' ? 'non disponibile' : 'occupato';
  if (departure) return 'arrivo possibile';
  if (arrival) return 'partenza possibile';
  return evening === 'pending' ? 'richiesta in attesa, ancora richiedibile' : 'libero';
};

/** A day in words, for those who hear the calendar: 'sabato 4 luglio 2026, libero'. */
export const describeDay = (
  date: StayDate,
  { state, part, today }: { state: DayState; part: SelectionPart | null; today: StayDate },
): string => {
  const words = [formatDayInWords(date)];
  if (date === today) words.push('oggi');
  if (date < today) words.push('passato');
  else if (!isBookable(date, today)) words.push('non ancora prenotabile');
  else words.push(stateWords(state));
  if (part) words.push(partWords[part]);
  return words.join(', ');
};

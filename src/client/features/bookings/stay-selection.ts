import { LONGEST_REQUEST_NIGHTS, MAX_YEARS_AHEAD } from '#shared/bookings/booking-rules.ts';
import {
  type DayState,
  dayStateOn,
  holdsDates,
  isNightTaken,
  isStayFree,
  type Occupation,
} from '#shared/bookings/occupancy.ts';
import {
  addDays,
  addMonths,
  addYears,
  daysOfMonth,
  type Month,
  monthOf,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';
import {
  brokenRule,
  canStaySomehow,
  formatBrokenRule,
  haveRules,
} from '#shared/bookings/stay-rules.ts';
import type { PricePeriod } from '#shared/prices/price-lists.ts';
import type { Language, Texts } from '#shared/texts/texts.ts';

/** An empty string means not selected yet. */
export type StaySelection = { startDate: StayDate | ''; endDate: StayDate | '' };

export const noSelection: StaySelection = { startDate: '', endDate: '' };

export type Gaps = {
  /** The departure day of the gap that begins with the night of a day, or null. */
  endFrom: (start: StayDate) => StayDate | null;
  /** '3 notti, solo tutte insieme', for a day of a gap; null for any other. */
  wordsOn: (date: StayDate, language: Language) => string | null;
  /** The rule, as the price list says it. */
  sentence: (language: Language) => string;
};

type Availability = {
  occupations: readonly Occupation[];
  /** The price list, whose rules bind visitors. */
  periods: readonly PricePeriod[];
  today: StayDate;
  /** Gaps that may be asked for whole, if the house has that rule. */
  gaps?: Gaps | undefined;
};

const isBookable = (date: StayDate, today: StayDate): boolean =>
  date >= today && date <= addYears(today, MAX_YEARS_AHEAD);

/** The last day on which a stay that begins on `date` could end. */
const lastCheckOut = (date: StayDate, { occupations, today }: Availability): StayDate => {
  const taken = occupations
    .filter(({ status, startDate }) => holdsDates(status) && startDate > date)
    .map(({ startDate }) => startDate);
  const ends = [...taken, addDays(date, LONGEST_REQUEST_NIGHTS), addYears(today, MAX_YEARS_AHEAD)];
  return ends.sort()[0] as StayDate;
};

const isFreeNight = (date: StayDate, { occupations, today }: Availability): boolean =>
  isBookable(date, today) && isStayFree(date, date, occupations);

/**
 * Requires a free night and a departure that the rules allow, so a gap shorter than the minimum stay cannot be
 * booked here unless it may be asked for whole. Another guest's departure day qualifies.
 */
export const canCheckIn = (date: StayDate, availability: Availability): boolean =>
  isFreeNight(date, availability) &&
  (!haveRules(availability.periods) ||
    canStaySomehow(date, lastCheckOut(date, availability), availability.periods) ||
    Boolean(availability.gaps?.endFrom(date)));

const isWithinReach = (
  startDate: StayDate,
  date: StayDate,
  { occupations, today }: Availability,
): boolean =>
  date > startDate && isBookable(date, today) && isStayFree(startDate, date, occupations);

/** Requires every night before to be free; another guest's arrival day qualifies. */
export const canCheckOut = (
  startDate: StayDate,
  date: StayDate,
  availability: Availability,
): boolean =>
  isWithinReach(startDate, date, availability) &&
  (brokenRule({ startDate, endDate: date }, availability.periods) === null ||
    availability.gaps?.endFrom(startDate) === date);

const awaitsCheckOut = ({ startDate, endDate }: StaySelection): boolean =>
  startDate !== '' && endDate === '';

/** Whether only a rule keeps the day from ending the chosen stay. */
const isRuledOut = (
  date: StayDate,
  selection: StaySelection,
  availability: Availability,
): boolean =>
  awaitsCheckOut(selection) &&
  isWithinReach(selection.startDate, date, availability) &&
  !canCheckOut(selection.startDate, date, availability);

/** Whether picking the day would change the selection. */
export const canPick = (
  date: StayDate,
  selection: StaySelection,
  availability: Availability,
): boolean => {
  if (isRuledOut(date, selection, availability)) return false;
  if (canCheckIn(date, availability)) return true;
  if (!awaitsCheckOut(selection)) return false;
  return date === selection.startDate || canCheckOut(selection.startDate, date, availability);
};

/** Why a free day cannot be picked: 'arrivo solo di sabato'; null if it can, or is not free. */
export const ruleOn = (
  date: StayDate,
  selection: StaySelection,
  availability: Availability,
  language: Language,
): string | null => {
  if (!haveRules(availability.periods)) return null;
  const gap = availability.gaps?.wordsOn(date, language);
  if (isRuledOut(date, selection, availability)) {
    if (gap) return gap;
    const stay = { startDate: selection.startDate, endDate: date };
    const broken = brokenRule(stay, availability.periods);
    return broken && formatBrokenRule(broken, language);
  }
  if (!isFreeNight(date, availability) || canPick(date, selection, availability)) return null;
  if (gap) return gap;
  const broken = brokenRule({ startDate: date, endDate: date }, availability.periods);
  return broken?.what === 'arrival'
    ? formatBrokenRule(broken, language)
    : language.t('calendar.tooFewFreeNights');
};

/**
 * The first pick is the arrival, the second the departure. A day before the arrival or after
 * occupied nights starts over; picking the arrival again deselects it. A day that a rule excludes as
 * departure is ignored.
 */
export const pickDay = (
  date: StayDate,
  selection: StaySelection,
  availability: Availability,
): StaySelection => {
  if (awaitsCheckOut(selection)) {
    if (date === selection.startDate) return noSelection;
    if (isRuledOut(date, selection, availability)) return selection;
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

const partTexts = {
  start: 'startChosen',
  end: 'endChosen',
  within: 'withinChosen',
} as const satisfies Record<SelectionPart, keyof Texts['calendar']>;

const stateText = ({ morning, evening }: DayState) => {
  const arrival = isNightTaken(evening);
  const departure = isNightTaken(morning);
  if (arrival && departure) return evening === 'blocked' ? 'blocked' : 'taken';
  if (departure) return 'arrivalPossible';
  if (arrival) return 'departurePossible';
  if (evening === 'own') return 'ownRequest';
  return evening === 'pending' ? 'askedFor' : 'free';
};

/** Whether visitors may ask for the night that begins on a day. */
export const isNightOffered = (date: StayDate, { evening }: DayState, today: StayDate): boolean =>
  isBookable(date, today) && !isNightTaken(evening);

const NIGHTS_PER_WEEK = 7;

/** The month that the calendar shows first: the next one if fewer than a week of this one can be asked for. */
export const openingMonth = ({
  occupations,
  today,
}: Pick<Availability, 'occupations' | 'today'>): Month => {
  const month = monthOf(today);
  const offered = daysOfMonth(month).filter((date) =>
    isNightOffered(date, dayStateOn(date, occupations), today),
  );
  return offered.length < NIGHTS_PER_WEEK ? addMonths(month, 1) : month;
};

type DayFacts = {
  state: DayState;
  part: SelectionPart | null;
  today: StayDate;
  /** Why the day cannot be picked although it is free. */
  rule?: string | null;
  /** The price of the night that begins on that day. */
  price?: string | null;
};

/** The accessible name of a day: 'sabato 4 luglio 2026, libero, 150 € a notte'. */
export const describeDay = (
  date: StayDate,
  { state, part, today, rule = null, price = null }: DayFacts,
  { t, formatDayInWords }: Language,
): string => {
  const labels = [formatDayInWords(date)];
  if (date === today) labels.push(t('calendar.today'));
  if (date < today) labels.push(t('calendar.past'));
  else if (!isBookable(date, today)) labels.push(t('calendar.notYetBookable'));
  else labels.push(t(`calendar.${stateText(state)}`));
  if (price) labels.push(price);
  if (rule) labels.push(rule);
  if (part) labels.push(t(`calendar.${partTexts[part]}`));
  return labels.join(', ');
};

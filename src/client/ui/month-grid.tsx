import clsx from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  daysOfMonth,
  firstDayOf,
  type Month,
  monthOf,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';
import { useLanguage } from './language.tsx';
import { moveByKey, weeksOf } from './month-days.ts';

export type DayProps = {
  /** Accessible name: 'sabato 4 luglio 2026, libero'. */
  label: string;
  disabled?: boolean;
  className?: string;
  pressed?: boolean;
  children?: ReactNode;
};

type MonthGridProps = {
  month: Month;
  today: StayDate;
  /** Accessible name; by default the month's name. */
  label?: string;
  dayProps: (date: StayDate) => DayProps;
  /** Without it the month is a read-only table. */
  onPick?: (date: StayDate) => void;
  /** The mouse or the keyboard is on a day, a finger on one that cannot be chosen, or none is any more. */
  onHover?: (date: StayDate | null) => void;
  /** The focused day, for a parent that shows several months; may be in another one. */
  focusDate?: StayDate | null;
  /** The keyboard has moved to a day, which may be in another month. */
  onFocusDate?: (date: StayDate) => void;
};

const isInCalendar = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('[data-month-grid]') !== null;

/** Focuses the day the keyboard moved to, once its month is rendered. */
const useFocusOn = (focusDate: StayDate | null | undefined, month: Month) => {
  const ref = useRef<HTMLTableElement>(null);
  const handled = useRef<StayDate | null>(null);
  useEffect(() => {
    if (!focusDate || handled.current === focusDate) return;
    handled.current = focusDate;
    if (monthOf(focusDate) !== month || !isInCalendar(document.activeElement)) return;
    ref.current?.querySelector<HTMLElement>(`[data-date="${focusDate}"]`)?.focus();
  }, [focusDate, month]);
  return ref;
};

/** The one day of the month that Tab reaches (roving tabindex). */
const tabStop = (
  month: Month,
  days: ReadonlyMap<StayDate, DayProps>,
  { today, focusDate }: Pick<MonthGridProps, 'today' | 'focusDate'>,
): StayDate => {
  if (focusDate && days.has(focusDate)) return focusDate;
  const all = [...days];
  return (
    all.find(([, day]) => day.pressed)?.[0] ??
    (days.has(today) ? today : undefined) ??
    all.find(([, day]) => !day.disabled)?.[0] ??
    firstDayOf(month)
  );
};

/** The head of a table whose columns are the days of the week. */
export const WeekdayHeads = () => {
  const { weekdayNames } = useLanguage();
  return (
    <thead>
      <tr>
        {weekdayNames.map(({ name, short }) => (
          <th key={name} scope="col" abbr={name}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** A finger that presses a day does not look at it first. */
const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

const isByKeyboard = ({ currentTarget }: FocusEvent): boolean =>
  currentTarget.matches(':focus-visible');

type DayCellProps = {
  date: StayDate;
  today: StayDate;
  day: DayProps;
  tabbable: boolean;
  onPick: ((date: StayDate) => void) | undefined;
  onHover: ((date: StayDate | null) => void) | undefined;
};

const DayCell = ({ date, today, day, tabbable, onPick, onHover }: DayCellProps) => {
  const content = day.children ?? Number(date.slice(8));
  const className = clsx('day', date === today && 'day-today', day.className);
  const current = date === today ? 'date' : undefined;
  if (!onPick) {
    return (
      <td aria-current={current}>
        <span className={className}>
          <span aria-hidden>{content}</span>
          <span className="sr-only">{day.label}</span>
        </span>
      </td>
    );
  }
  return (
    <td>
      <button
        type="button"
        data-date={date}
        aria-label={day.label}
        aria-current={current}
        aria-pressed={day.pressed}
        aria-disabled={day.disabled || undefined}
        tabIndex={tabbable ? 0 : -1}
        className={className}
        onClick={() => (day.disabled ? onHover?.(date) : onPick(date))}
        onPointerEnter={onHover && ((event) => isMouse(event) && onHover(date))}
        onFocus={onHover && ((event) => isByKeyboard(event) && onHover(date))}
      >
        {content}
      </button>
    </td>
  );
};

export const MonthGrid = (props: MonthGridProps) => {
  const { month, today, label, dayProps, onPick, onHover, onFocusDate } = props;
  const { formatMonth, weekdayNames } = useLanguage();
  const [ownFocusDate, setOwnFocusDate] = useState<StayDate | null>(null);
  const focusDate = props.focusDate === undefined ? ownFocusDate : props.focusDate;
  const ref = useFocusOn(focusDate, month);
  const days = new Map(daysOfMonth(month).map((date) => [date, dayProps(date)]));
  const stop = onPick ? tabStop(month, days, { today, focusDate }) : null;

  const moveFocus = (event: KeyboardEvent) => {
    const date = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    const next = date && !event.altKey && !event.metaKey ? moveByKey(event.key, date) : null;
    if (!next) return;
    event.preventDefault();
    setOwnFocusDate(next);
    onFocusDate?.(next);
  };

  return (
    <table
      ref={ref}
      role={onPick ? 'grid' : undefined}
      data-month-grid
      aria-label={label ?? formatMonth(month)}
      className="month-grid"
      onKeyDown={onPick && moveFocus}
      onPointerLeave={onHover && (() => onHover(null))}
    >
      <WeekdayHeads />
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.id}>
            {week.days.map((date, index) =>
              date === null ? (
                <td key={`${week.id}-${weekdayNames[index]?.short}`} />
              ) : (
                <DayCell
                  key={date}
                  date={date}
                  today={today}
                  day={days.get(date) ?? dayProps(date)}
                  tabbable={date === stop}
                  onPick={onPick}
                  onHover={onHover}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

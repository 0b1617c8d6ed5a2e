import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMonth, weekdayNames } from '#shared/italian-dates.ts';
import {
  addDays,
  addMonths,
  daysOfMonth,
  firstDayOf,
  type Month,
  monthOf,
  type StayDate,
  weekdayOf,
} from '#shared/stay-dates.ts';

export type DayProps = {
  /** The whole day in words: 'sabato 4 luglio 2026, libero'. */
  label: string;
  disabled?: boolean;
  className?: string;
  pressed?: boolean;
  children?: ReactNode;
};

type MonthGridProps = {
  month: Month;
  today: StayDate;
  /** Names the month; its own name where it is left out. */
  label?: string;
  dayProps: (date: StayDate) => DayProps;
  /** Without it the month is a table to be read. */
  onPick?: (date: StayDate) => void;
  onHover?: (date: StayDate | null) => void;
  /** The day that holds the keyboard, which may lie in another month. */
  focusDate?: StayDate | null;
  /** Asked for a day by the keyboard; whoever holds the months shows the one it lies in. */
  onFocusDate?: (date: StayDate) => void;
};

type Week = { id: string; days: (StayDate | null)[] };

const weeksOf = (month: Month): Week[] => {
  const days = daysOfMonth(month);
  const lead = weekdayOf(firstDayOf(month));
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  const count = Math.ceil(cells.length / 7);
  return Array.from({ length: count }, (_, week) => ({
    id: `${month}-${week}`,
    days: Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  }));
};

/** The same day in another month, or that month's last day. */
const sameDayIn = (month: Month, date: StayDate): StayDate => {
  const days = daysOfMonth(month);
  return days[Number(date.slice(8)) - 1] ?? (days.at(-1) as StayDate);
};

const moveByKey = (key: string, date: StayDate): StayDate | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(date), -1), date);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(date), 1), date);
    default:
      return null;
  }
};

const isInCalendar = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('[data-month-grid]') !== null;

/** Moves the focus to the day that the keyboard asked for, once the month it lies in is drawn. */
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

/** The one day of the month that Tab stops at. */
const tabStop = (
  month: Month,
  { today, dayProps, focusDate }: Pick<MonthGridProps, 'today' | 'dayProps' | 'focusDate'>,
): StayDate => {
  if (focusDate && monthOf(focusDate) === month) return focusDate;
  const days = daysOfMonth(month);
  return (
    days.find((date) => dayProps(date).pressed) ??
    days.find((date) => date === today) ??
    days.find((date) => !dayProps(date).disabled) ??
    firstDayOf(month)
  );
};

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
        onClick={() => !day.disabled && onPick(date)}
        onPointerEnter={onHover && (() => onHover(date))}
        onFocus={onHover && (() => onHover(date))}
      >
        {content}
      </button>
    </td>
  );
};

export const MonthGrid = (props: MonthGridProps) => {
  const { month, today, label, dayProps, onPick, onHover, onFocusDate } = props;
  const [ownFocusDate, setOwnFocusDate] = useState<StayDate | null>(null);
  const focusDate = props.focusDate === undefined ? ownFocusDate : props.focusDate;
  const ref = useFocusOn(focusDate, month);
  const stop = onPick ? tabStop(month, { today, dayProps, focusDate }) : null;

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
      <thead>
        <tr>
          {weekdayNames.map(({ name, short }) => (
            <th key={name} scope="col" abbr={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
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
                  day={dayProps(date)}
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

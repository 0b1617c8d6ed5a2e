import clsx from 'clsx';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { weeksOf } from '#client/ui/month-days.ts';
import { WeekdayHeads } from '#client/ui/month-grid.tsx';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import {
  daysOfMonth,
  type Month,
  monthOf,
  type StayDate,
  weekdayOf,
} from '#shared/bookings/stay-dates.ts';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import { formatMonth, weekdayNames } from '#shared/languages/italian-dates.ts';
import { bookingName, formatSpan } from './booking-labels.ts';
import { type Bar, barsOf, claimsOfMonth, formatTakenNights } from './calendar-bars.ts';
import { movableEnds } from './calendar-range.ts';
import { describeClaims } from './claims-of-day.ts';
import type { StayDays } from './stay.form.ts';

export type BarLook = 'confirmed' | 'pending' | 'blocked' | 'imported';

const lookOf = ({ status, origin, isOffered }: Claim): BarLook => {
  if (status === 'CONFIRMED') return 'confirmed';
  if (status === 'PENDING' || isOffered) return 'pending';
  return origin === null ? 'blocked' : 'imported';
};

/** The state in a word: colour and pattern are not enough. */
const stateWords: Record<BarLook, string> = {
  confirmed: 'confermata',
  pending: 'in attesa',
  blocked: 'bloccate',
  imported: 'prenotata',
};

const nameOf = (claim: Claim): string =>
  claim.status === 'NOT_AVAILABLE' && claim.origin === null && claim.reason
    ? claim.reason
    : bookingName(claim);

/** 'confermata · Airbnb' */
const wordsOf = (claim: Claim): string => {
  if (claim.isClosedThere) return 'chiusa';
  if (claim.isOffered) return 'notti tenute';
  const { source } = claim;
  const from = source === null || source === 'site' ? '' : ` · ${staySourceLabels[source]}`;
  return `${stateWords[lookOf(claim)]}${from}`;
};

const describeBar = (claim: Claim): string =>
  `${nameOf(claim)}, ${wordsOf(claim)}, ${formatSpan(claim)}`;

const BarButton = ({ bar, today }: { bar: Bar; today: StayDate }) => {
  const { claim, offset, length, lane, begins, ends } = bar;
  const movable = movableEnds(claim, today);
  return (
    // Not in the order of Tab: Enter on one of its days opens it, too.
    <button
      type="button"
      tabIndex={-1}
      data-claim={claim.id}
      aria-label={describeBar(claim)}
      title={describeBar(claim)}
      className={clsx(
        `stay-bar stay-bar-${lookOf(claim)}`,
        begins && 'stay-bar-begins',
        ends && 'stay-bar-ends',
        claim.endDate < today && 'stay-bar-past',
      )}
      style={{ '--offset': offset, '--length': length, '--lane': lane } as CSSProperties}
    >
      {length > 1 && (
        <>
          <span className="font-semibold">{nameOf(claim)}</span> {wordsOf(claim)}
        </>
      )}
      {begins && movable.includes('start') && <span data-end="start" className="stay-bar-handle" />}
      {ends && movable.includes('end') && <span data-end="end" className="stay-bar-handle" />}
    </button>
  );
};

type CalendarMonthProps = {
  id: string;
  month: Month;
  claims: readonly Claim[];
  today: StayDate;
  isPlanner: boolean;
  /** Whether the list shows this month only. */
  isChosen: boolean;
  /** The day that Tab reaches, if it is in this month. */
  stop: StayDate | null;
  /** The days of this month that are drawn. */
  drawnFrom: StayDate | null;
  drawnTo: StayDate | null;
};

type RowProps = Pick<CalendarMonthProps, 'claims' | 'today' | 'stop'> & {
  /** Null for days of neighbouring months, and at the end of a short one. */
  cells: readonly (StayDate | null)[];
  drawn: StayDays | null;
};

const DayRow = ({ cells, claims, today, stop, drawn }: RowProps) => {
  const language = useLanguage();
  const days = cells.filter((date) => date !== null);
  const { bars, lanes } = barsOf(days, claims);
  return (
    <tr style={{ '--lanes': Math.max(lanes, 1) } as CSSProperties}>
      {cells.map((date, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: these cells are empty and never move
        if (date === null) return <td key={index} />;
        const isDrawn = drawn !== null && drawn.startDate <= date && date <= drawn.endDate;
        const weekday = weekdayOf(date);
        return (
          <td key={date}>
            <button
              type="button"
              data-date={date}
              data-weekday={weekdayNames[weekday]?.short[0]}
              aria-label={describeClaims(date, claims, language)}
              aria-pressed={isDrawn || undefined}
              aria-current={date === today ? 'date' : undefined}
              tabIndex={date === stop ? 0 : -1}
              className={clsx(
                'calendar-day',
                weekday >= 5 && 'calendar-day-weekend',
                date < today && 'calendar-day-past',
                isDrawn && 'calendar-day-drawn',
              )}
            >
              <span>{Number(date.slice(8))}</span>
            </button>
            {bars
              .filter((bar) => bar.date === date)
              .map((bar) => (
                <BarButton
                  key={`${bar.claim.id} ${bar.lane} ${bar.date}`}
                  bar={bar}
                  today={today}
                />
              ))}
          </td>
        );
      })}
    </tr>
  );
};

const LONGEST_MONTH = 31;

const rowsOf = (month: Month, isPlanner: boolean): (StayDate | null)[][] => {
  if (!isPlanner) return weeksOf(month).map(({ days }) => days);
  const days = daysOfMonth(month);
  return [[...days, ...Array.from({ length: LONGEST_MONTH - days.length }, () => null)]];
};

/** Whether a week has a day that is not over. */
const isCurrent = (cells: readonly (StayDate | null)[], today: StayDate): boolean =>
  cells.some((date) => date !== null && date >= today);

/** One row for the whole month, or one for each week. `useDrawing` handles its events. */
export const CalendarMonth = memo((props: CalendarMonthProps) => {
  const { month, claims, today, isPlanner, isChosen, stop, drawnFrom, drawnTo } = props;
  const own = useMemo(() => claimsOfMonth(month, claims), [month, claims]);
  const [name, year] = formatMonth(month).split(' ');
  const [showsPast, setShowsPast] = useState(false);
  const rows = rowsOf(month, isPlanner);
  // The keyboard may have moved into a folded week.
  const folds =
    !isPlanner && !showsPast && month === monthOf(today) && (stop === null || stop >= today);
  const shown = folds ? rows.filter((cells) => isCurrent(cells, today)) : rows;
  const drawn = drawnFrom && drawnTo ? { startDate: drawnFrom, endDate: drawnTo } : null;
  return (
    <section aria-label={formatMonth(month)} className="calendar-month" id={props.id}>
      <h3>
        <button
          type="button"
          data-month={month}
          aria-pressed={isChosen}
          className="calendar-month-name"
        >
          <span className="font-semibold first-letter:uppercase">
            {name}{' '}
            <span className={isPlanner && !month.endsWith('-01') ? 'sr-only' : 'font-normal'}>
              {year}
            </span>
          </span>{' '}
          <span className="text-xs text-ink-soft">{formatTakenNights(month, own)}</span>
        </button>
      </h3>
      {shown.length < rows.length && (
        <Button variant="quiet" size="small" className="-ml-1" onClick={() => setShowsPast(true)}>
          Vedi i giorni passati
        </Button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that keys move in */}
      <table role="grid" aria-label={formatMonth(month)} className="calendar-days">
        {!isPlanner && <WeekdayHeads />}
        <tbody>
          {shown.map((cells) => (
            <DayRow
              key={cells.find((date) => date !== null)}
              cells={cells}
              claims={own}
              today={today}
              stop={stop}
              drawn={drawn}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
});

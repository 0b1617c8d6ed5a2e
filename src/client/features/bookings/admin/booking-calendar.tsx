import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ClaimsOfDays } from '#shared/bookings/booking-lists.schema.ts';
import {
  addMonths,
  firstDayOf,
  type Month,
  monthOf,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';
import type { Entry } from './booking-search.ts';
import { CalendarAnswer, DraggedDays } from './calendar-answer.tsx';
import { type BarLook, CalendarMonth } from './calendar-month.tsx';
import { firstMonthOf } from './month-intervals.ts';
import type { StayDays } from './stay.form.ts';
import { claimsFailure } from './use-claims.ts';
import { useDrawing } from './use-drawing.ts';
import { useYear, YEAR_MONTHS } from './use-year.ts';

const legend: { look: BarLook; label: string }[] = [
  { look: 'confirmed', label: 'Confermata' },
  { look: 'pending', label: 'In attesa' },
  { look: 'blocked', label: 'Bloccate' },
  { look: 'imported', label: 'Da un altro sito' },
];

const Legend = () => (
  <ul aria-label="Legenda" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
    {legend.map(({ look, label }) => (
      <li key={look} className="flex items-center gap-2">
        <span aria-hidden className={`stay-bar-sample stay-bar-${look}`} />
        {label}
      </li>
    ))}
  </ul>
);

type StepButtonProps = { label: string; onStep: () => void; back?: boolean };

const StepButton = ({ label, onStep, back = false }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onStep}
    className="grid size-11 place-items-center rounded-full text-sea-700 hover:bg-sea-100"
  >
    {back ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
  </button>
);

/** 'novembre 2026 – ottobre 2027', or 'nov 2026 – ott 2027' where a phone has no more room. */
const formatMonths = (first: Month, last: Month, hasRoom: boolean): string =>
  [first, last]
    .map((month) => formatMonth(month))
    .map((name) => (hasRoom ? name : `${name.slice(0, 3)} ${name.slice(-4)}`))
    .join(' – ');

const sectionId = (month: Month): string => `mese-${month}`;

/** Shows a month, and focuses its name. */
const jumpTo = (month: Month): void => {
  const section = document.getElementById(sectionId(month));
  section?.querySelector('button')?.focus({ preventScroll: true });
  section?.scrollIntoView();
};

/** On a phone twelve months are many screens long. */
const MonthChips = ({ months }: { months: readonly Month[] }) => (
  <nav aria-label="Vai al mese" className="mb-4 grid grid-cols-6 gap-1.5">
    {months.map((month) => (
      <button
        key={month}
        type="button"
        // The name begins with the visible letters, for people who speak to their device.
        aria-label={`${formatMonth(month).slice(0, 3)}, ${formatMonth(month)}`}
        onClick={() => jumpTo(month)}
        className="min-h-11 rounded-full bg-sea-50 text-sm font-semibold text-sea-700 hover:bg-sea-100"
      >
        {formatMonth(month).slice(0, 3)}
      </button>
    ))}
  </nav>
);

/** The part of the drawn days that is in a month. */
const partIn = (month: Month, range: StayDays | null): StayDays | null =>
  range && monthOf(range.startDate) <= month && month <= monthOf(range.endDate) ? range : null;

/** The one day that Tab reaches (roving tabindex). */
const tabStop = (first: Month, last: Month, dates: (StayDate | null | undefined)[]): StayDate =>
  dates.find((date) => date && first <= monthOf(date) && monthOf(date) <= last) ??
  firstDayOf(first);

type CalendarProps = {
  today: StayDate;
  /** The month that the list shows. */
  chosen: Month | undefined;
  /** On wide screens each month is one row; on others it is a grid of weeks. */
  isPlanner: boolean;
  onChoose: (month: Month) => void;
  onOpen: (id: number) => void;
  onEnter: (what: Entry, days: StayDays) => void;
  onMove: (id: number, days: StayDays) => void;
};

type MonthsProps = CalendarProps & { year: ClaimsOfDays; onStep: (months: number) => void };

const Months = (props: MonthsProps) => {
  const { year, today, chosen, isPlanner, onOpen, onEnter, onStep } = props;
  // An imported block that staff marked as the same stay would show the stay twice.
  const claims = useMemo(() => year.claims.filter(({ isSameStay }) => !isSameStay), [year]);
  const first = firstMonthOf(year);
  const last = addMonths(first, YEAR_MONTHS - 1);
  const months = Array.from({ length: YEAR_MONTHS }, (_, index) => addMonths(first, index));
  const { ref, handlers, asked, isDragging, range, focusDate, drop } = useDrawing({
    claims,
    months: [first, last],
    isPlanner,
    onOpen,
    onMove: props.onMove,
    onChooseMonth: props.onChoose,
    onStep: (direction) => onStep(direction * YEAR_MONTHS),
  });
  const stop = tabStop(first, last, [
    focusDate,
    range?.startDate,
    today,
    chosen && firstDayOf(chosen),
  ]);
  return (
    <section aria-label="Il calendario dell’anno" className="booking-calendar">
      <div className="flex items-center justify-between gap-2">
        <h2 aria-live="polite" className="text-lg first-letter:uppercase md:text-xl">
          {formatMonths(first, last, isPlanner)}
        </h2>
        <div className="flex">
          <StepButton back label="Dodici mesi prima" onStep={() => onStep(-YEAR_MONTHS)} />
          <StepButton label="Dodici mesi dopo" onStep={() => onStep(YEAR_MONTHS)} />
        </div>
      </div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        {isPlanner && <Legend />}
        <p className="text-xs text-ink-soft">
          {isPlanner
            ? 'Trascina sui giorni liberi per prenotare o bloccare; trascina l’inizio o la fine di un soggiorno per spostarlo.'
            : 'Tocca il primo e l’ultimo giorno per prenotare o bloccare.'}
        </p>
      </div>
      {!isPlanner && <MonthChips months={months} />}
      <div ref={ref} role="presentation" {...handlers}>
        <div className="calendar-months">
          {months.map((month) => {
            const drawn = partIn(month, range);
            return (
              <CalendarMonth
                key={month}
                id={sectionId(month)}
                month={month}
                claims={claims}
                today={today}
                isPlanner={isPlanner}
                isChosen={month === chosen}
                stop={monthOf(stop) === month ? stop : null}
                drawnFrom={drawn?.startDate ?? null}
                drawnTo={drawn?.endDate ?? null}
              />
            );
          })}
        </div>
        <div role="status" className="sticky bottom-(--foot-nav) z-10 -mx-3 md:mx-0 md:bottom-3">
          {isDragging && range && <DraggedDays days={range} />}
          {asked && !isDragging && (
            <CalendarAnswer
              asked={asked}
              claims={claims}
              today={today}
              onOpen={onOpen}
              onEnter={onEnter}
              onClose={drop}
            />
          )}
        </div>
      </div>
      {!isPlanner && <Legend />}
    </section>
  );
};

/** Twelve months with a bar for each stay. Choosing a month filters the list. */
export const BookingCalendar = (props: CalendarProps) => {
  const { query, step } = useYear(props.today, props.chosen);
  return (
    <div className="mb-8">
      <Loaded query={query} failure={claimsFailure} skeleton={<Skeleton className="h-[44rem]" />}>
        {(year) => <Months {...props} year={year} onStep={step} />}
      </Loaded>
    </div>
  );
};

import clsx from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { type DayProps, MonthGrid } from '#client/ui/month-grid.tsx';
import { RoundButton } from '#client/ui/round-button.tsx';
import { MAX_YEARS_AHEAD } from '#shared/bookings/booking-rules.ts';
import { dayStateOn, type Occupation } from '#shared/bookings/occupancy.ts';
import {
  addMonths,
  addYears,
  daysOfMonth,
  type Month,
  monthOf,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';
import { ruleSentencesOn } from '#shared/bookings/stay-rules.ts';
import type { PricePeriod } from '#shared/prices/price-lists.ts';
import type { Language } from '#shared/texts/texts.ts';
import { dayClasses, selectionClass } from './day-classes.ts';
import { nightPriceOn } from './stay-quote.ts';
import {
  canCheckOut,
  canPick,
  describeDay,
  noSelection,
  pickDay,
  ruleOn,
  type StaySelection,
  selectionPartOf,
} from './stay-selection.ts';

/** The `lg` breakpoint of the styles, from which months are shown side by side. */
const SIDE_BY_SIDE = '(width >= 64rem)';

const monthsInView = (months: number): number =>
  window.matchMedia(SIDE_BY_SIDE).matches ? months : 1;

const MONTH_LIST_ID = 'mese';

/** The choice made before hydration, which resets the list. */
const monthInList = (): Month | undefined => {
  if (typeof document === 'undefined') return undefined;
  const list = document.getElementById(MONTH_LIST_ID);
  return list instanceof HTMLSelectElement ? list.value : undefined;
};

/** The visible months follow the buttons, the keyboard focus and the typed dates. */
const useShownMonths = (today: StayDate, months: number, chosen: StayDate | '') => {
  const first = monthOf(today);
  const last = monthOf(addYears(today, MAX_YEARS_AHEAD));
  const chosenMonth = monthOf(chosen);
  const isInRange = chosenMonth >= first && chosenMonth <= last;
  const [shown, setShown] = useState<Month>(isInRange ? chosenMonth : first);
  const [focusDate, setFocusDate] = useState<StayDate | null>(null);
  const [followed, setFollowed] = useState(chosen);

  const reveal = (month: Month, inView: number) => {
    if (month < shown) setShown(month);
    else if (month > addMonths(shown, inView - 1)) setShown(addMonths(month, 1 - inView));
  };

  if (followed !== chosen) {
    setFollowed(chosen);
    const isShown = chosenMonth >= shown && chosenMonth <= addMonths(shown, months - 1);
    if (isInRange && !isShown) setShown(chosenMonth);
  }

  const goTo = (month: Month) => {
    setShown(month);
    setFocusDate(null);
  };
  const [early] = useState(monthInList);
  const takeOver = useEffectEvent(() => {
    if (early && early !== shown) goTo(early);
  });
  useEffect(() => takeOver(), []);

  return {
    all: Array.from({ length: MAX_YEARS_AHEAD * 12 + 1 }, (_, index) => addMonths(first, index)),
    goTo,
    returnToToday: () => goTo(first),
    months: Array.from({ length: months }, (_, index) => addMonths(shown, index)),
    hasPrevious: shown > first,
    hasNext: shown < last,
    step: (by: number) => goTo(addMonths(shown, by)),
    focusDate,
    moveFocus: (date: StayDate) => {
      if (monthOf(date) < first || monthOf(date) > last) return;
      reveal(monthOf(date), monthsInView(months));
      setFocusDate(date);
    },
  };
};

type StayCalendarProps = {
  occupations: readonly Occupation[];
  /** The price list, whose rules bind visitors. */
  periods: readonly PricePeriod[];
  today: StayDate;
  /** Months side by side on wide screens. */
  months?: number;
  selection?: StaySelection;
  /** Without it the calendar is read-only. */
  onSelect?: (selection: StaySelection) => void;
};

const useDayProps = (props: StayCalendarProps, hovered: StayDate | null) => {
  const { occupations, periods, today, selection = noSelection, onSelect } = props;
  const language = useLanguage();
  const availability = { occupations, periods, today };
  const awaitsEnd = selection.startDate !== '' && selection.endDate === '';
  const suggestsStay =
    awaitsEnd && hovered !== null && canCheckOut(selection.startDate, hovered, availability);
  const highlighted = suggestsStay ? { ...selection, endDate: hovered } : selection;

  return (date: StayDate): DayProps => {
    const state = dayStateOn(date, occupations);
    const part = selectionPartOf(date, selection);
    const rule = ruleOn(date, selection, availability, language);
    const price = nightPriceOn(date, periods, language);
    return {
      label: describeDay(date, { state, part, today, rule, price }, language),
      disabled: !canPick(date, selection, availability),
      pressed: part !== null,
      className: clsx(
        date < today ? 'day-past' : dayClasses(state),
        rule && !part && 'day-ruled-out',
        onSelect && selectionClass(selectionPartOf(date, highlighted)),
      ),
    };
  };
};

const hintFor = ({ startDate, endDate }: StaySelection, { t, formatStay }: Language): string => {
  if (startDate && endDate) return formatStay(startDate, endDate);
  return t(startDate ? 'calendar.chooseDeparture' : 'calendar.chooseArrival');
};

type StayRulesProps = { months: readonly Month[]; periods: readonly PricePeriod[] };

/** The rules of the shown months. On narrow screens the second month is hidden, but its rules are listed. */
const StayRules = ({ months, periods }: StayRulesProps) => {
  const sentences = ruleSentencesOn(months.flatMap(daysOfMonth), periods, useLanguage());
  return (
    <div aria-live="polite">
      {sentences.length > 0 && (
        <ul className="mt-3 space-y-1 rounded-field bg-sea-50 px-3 py-2 text-sm text-sea-700">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
};

type MonthHeadingProps = {
  month: Month;
  all: readonly Month[];
  onChoose: (month: Month) => void;
};

/** The month's name covers a native select of all months. */
const MonthHeading = ({ month, all, onChoose }: MonthHeadingProps) => {
  const { t, formatMonth } = useLanguage();
  return (
    <div className="relative mx-auto w-fit max-w-full rounded-full px-3 text-sea-700 ring-1 ring-sand-300 ring-inset hover:bg-sea-100 has-focus-visible:outline-3 has-focus-visible:outline-sea-600">
      <h3 className="flex min-h-11 items-center gap-1.5 text-lg font-semibold">
        <span className="first-letter:uppercase" aria-live="polite">
          {formatMonth(month)}
        </span>
        <ChevronDown aria-hidden className="size-4" />
      </h3>
      <select
        id={MONTH_LIST_ID}
        aria-label={t('calendar.chooseMonth')}
        value={month}
        onChange={(event) => onChoose(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {all.map((other) => (
          <option key={other} value={other}>
            {formatMonth(other)}
          </option>
        ))}
      </select>
    </div>
  );
};

const stepClass = 'size-11 border-sand-300 aria-disabled:border-transparent';

export const StayCalendar = (props: StayCalendarProps) => {
  const { occupations, periods, today, months: side = 2, selection = noSelection } = props;
  const { onSelect } = props;
  const language = useLanguage();
  const { t, formatMonth } = language;
  const [hovered, setHovered] = useState<StayDate | null>(null);
  const shown = useShownMonths(today, side, selection.startDate);
  const dayProps = useDayProps(props, hovered);
  const pick = (date: StayDate) => {
    // The line below now says what to choose next.
    setHovered(null);
    onSelect?.(pickDay(date, selection, { occupations, periods, today }));
  };

  return (
    <div className="@container relative">
      <div className="absolute inset-x-0 top-0 flex justify-between">
        <RoundButton
          label={t('calendar.previousMonth')}
          disabled={!shown.hasPrevious}
          onPress={() => shown.step(-1)}
          className={stepClass}
        >
          <ChevronLeft aria-hidden />
        </RoundButton>
        <RoundButton
          label={t('calendar.nextMonth')}
          disabled={!shown.hasNext}
          onPress={() => shown.step(1)}
          className={stepClass}
        >
          <ChevronRight aria-hidden />
        </RoundButton>
      </div>
      {/* In very large type the month is below its buttons. */}
      <div className={clsx('grid gap-x-8 @max-[12rem]:pt-12', side > 1 && 'lg:grid-cols-2')}>
        {shown.months.map((month, index) => (
          <div key={month} className={clsx(index > 0 && 'hidden lg:block print:block')}>
            {index === 0 ? (
              <MonthHeading month={month} all={shown.all} onChoose={shown.goTo} />
            ) : (
              <h3 className="grid h-11 place-items-center text-lg font-semibold">
                <span className="first-letter:uppercase">{formatMonth(month)}</span>
              </h3>
            )}
            <MonthGrid
              month={month}
              today={today}
              dayProps={dayProps}
              focusDate={shown.focusDate}
              {...(onSelect && {
                onPick: pick,
                onHover: setHovered,
                onFocusDate: shown.moveFocus,
              })}
            />
          </div>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-3">
        {/* The accessible names of the days contain the rule. */}
        <p
          aria-hidden
          className="min-h-[3lh] pt-2.5 text-sm leading-snug text-ink-soft sm:min-h-[2lh]"
        >
          {onSelect && (hovered ? dayProps(hovered).label : hintFor(selection, language))}
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-disabled={!shown.hasPrevious || undefined}
          onClick={shown.returnToToday}
          className="min-h-11"
        >
          {t('calendar.backToToday')}
        </Button>
      </div>
      <StayRules months={shown.months} periods={periods} />
    </div>
  );
};

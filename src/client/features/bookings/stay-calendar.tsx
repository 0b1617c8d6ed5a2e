import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatPeriod } from '#client/features/prices/price-periods.ts';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { type DayProps, MonthGrid } from '#client/ui/month-grid.tsx';
import { RoundButton } from '#client/ui/round-button.tsx';
import { dayStateOn, type Occupation } from '#shared/bookings/occupancy.ts';
import { daysOfMonth, type Month, type StayDate } from '#shared/bookings/stay-dates.ts';
import { ruleSentencesOn } from '#shared/bookings/stay-rules.ts';
import type { PricePeriod } from '#shared/prices/price-lists.ts';
import type { Language } from '#shared/texts/texts.ts';
import { dayClasses, selectionClass } from './day-classes.ts';
import { MonthHeading, useShownMonths } from './shown-months.tsx';
import { nightPriceOn, weekPricesOn } from './stay-quote.ts';
import {
  canCheckOut,
  canPick,
  describeDay,
  type Gaps,
  isNightOffered,
  noSelection,
  openingMonth,
  pickDay,
  ruleOn,
  type StaySelection,
  selectionPartOf,
} from './stay-selection.ts';

type StayCalendarProps = {
  occupations: readonly Occupation[];
  /** The price list, whose rules bind visitors. */
  periods: readonly PricePeriod[];
  today: StayDate;
  gaps?: Gaps | undefined;
  /** Shown first, unless dates are chosen; by default the first month with a free day. */
  opensIn?: Month | undefined;
  /** Months side by side on wide screens. */
  months?: number;
  /** Staff's, in place of the visitors': what to choose next, and who is there on a day. */
  words?: { hint: string; describe: (date: StayDate) => string };
  selection?: StaySelection;
  /** Without it the calendar is read-only. */
  onSelect?: (selection: StaySelection) => void;
};

const useDayProps = (props: StayCalendarProps, hovered: StayDate | null) => {
  const { occupations, periods, today, gaps, selection = noSelection, words, onSelect } = props;
  const language = useLanguage();
  const availability = { occupations, periods, today, gaps };
  const awaitsEnd = selection.startDate !== '' && selection.endDate === '';
  const suggestsStay =
    awaitsEnd && hovered !== null && canCheckOut(selection.startDate, hovered, availability);
  const highlighted = suggestsStay ? { ...selection, endDate: hovered } : selection;

  return (date: StayDate): DayProps => {
    const state = dayStateOn(date, occupations);
    const part = selectionPartOf(date, selection);
    const rule = ruleOn(date, selection, availability, language);
    const isOffered = isNightOffered(date, state, today);
    const price = isOffered ? nightPriceOn(date, periods, language) : null;
    const facts = { state, part, today, rule, price: price?.words ?? null };
    return {
      label: words ? words.describe(date) : describeDay(date, facts, language),
      children: (
        <>
          {Number(date.slice(8))}
          {price && <small data-price={price.figure} />}
        </>
      ),
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

type WeekPricesProps = { month: Month } & Pick<StayCalendarProps, 'periods' | 'today'>;

/** What a week costs from today on: one line, or several if that changes within the month. */
const WeekPrices = ({ month, periods, today }: WeekPricesProps) => {
  const language = useLanguage();
  const prices = weekPricesOn(
    daysOfMonth(month).filter((day) => day >= today),
    periods,
  );
  if (prices.length === 0) return null;
  return (
    <ul className="mt-1.5 text-center text-sm">
      {prices.map((span) => (
        <li key={span.startDate}>
          {prices.length > 1 && (
            <span className="text-ink-soft">{formatPeriod(span, language)} · </span>
          )}
          {language.t('calendar.weekPrice', { price: language.formatEuro(span.weeklyPriceCents) })}
        </li>
      ))}
    </ul>
  );
};

type StayRulesProps = { months: readonly Month[] } & Pick<StayCalendarProps, 'periods' | 'gaps'>;

/** The rules of the shown months. On narrow screens the second month is hidden, but its rules are listed. */
const StayRules = ({ months, periods, gaps }: StayRulesProps) => {
  const language = useLanguage();
  const sentences = ruleSentencesOn(months.flatMap(daysOfMonth), periods, language);
  if (gaps && sentences.length > 0) sentences.push(gaps.sentence(language));
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

const stepClass = 'size-11 border-sand-300 aria-disabled:border-transparent';

export const StayCalendar = (props: StayCalendarProps) => {
  const { occupations, periods, today, months: side = 2, selection = noSelection } = props;
  const { gaps, opensIn, words, onSelect } = props;
  const language = useLanguage();
  const { t, formatMonth } = language;
  const [hovered, setHovered] = useState<StayDate | null>(null);
  const opening = opensIn ?? openingMonth({ occupations, today });
  const shown = useShownMonths({ today, opening, months: side, chosen: selection.startDate });
  const dayProps = useDayProps(props, hovered);
  const pick = (date: StayDate) => {
    // The line below now says what to choose next.
    setHovered(null);
    onSelect?.(pickDay(date, selection, { occupations, periods, today, gaps }));
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
      <div
        className={clsx(
          'grid gap-x-8 @max-[12rem]:pt-12',
          side > 1 && 'lg:grid-cols-2 print:grid-cols-2',
        )}
      >
        {shown.months.map((month, index) => (
          <div key={month} className={clsx(index > 0 && 'hidden lg:block print:block')}>
            {index === 0 ? (
              <MonthHeading
                listId={shown.listId}
                month={month}
                all={shown.all}
                onChoose={shown.goTo}
              />
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
            <WeekPrices month={month} periods={periods} today={today} />
          </div>
        ))}
      </div>
      {/* In very large type the button is below its line; otherwise nothing moves with the words. */}
      <div className="mt-2 flex items-baseline justify-between gap-x-3 @max-[12rem]:flex-wrap">
        {/* The accessible names of the days contain the rule. */}
        <p
          aria-hidden
          className="min-h-[3lh] min-w-0 flex-1 text-sm leading-snug text-ink-soft sm:min-h-[1lh]"
        >
          {onSelect &&
            (hovered ? dayProps(hovered).label : (words?.hint ?? hintFor(selection, language)))}
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-disabled={!shown.hasPrevious || undefined}
          onClick={shown.returnToToday}
          className="-mr-4 min-h-11"
        >
          {t('calendar.backToToday')}
        </Button>
      </div>
      <StayRules months={shown.months} periods={periods} gaps={gaps} />
    </div>
  );
};

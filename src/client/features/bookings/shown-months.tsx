import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLanguage } from '#client/ui/language.tsx';
import { MAX_YEARS_AHEAD } from '#shared/bookings/booking-rules.ts';
import {
  addMonths,
  addYears,
  type Month,
  monthOf,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';

/** The `lg` breakpoint of the styles, from which months are shown side by side. */
const SIDE_BY_SIDE = '(width >= 64rem)';

const monthsInView = (months: number): number =>
  window.matchMedia(SIDE_BY_SIDE).matches ? months : 1;

/** The choice made before hydration, which resets the list. */
const monthInList = (listId: string): Month | undefined => {
  if (typeof document === 'undefined') return undefined;
  const list = document.getElementById(listId);
  return list instanceof HTMLSelectElement ? list.value : undefined;
};

type ShownMonths = {
  today: StayDate;
  /** Shown first, unless dates are chosen. */
  opening: Month;
  /** How many are side by side on wide screens. */
  months: number;
  chosen: StayDate | '';
};

/** The visible months follow the buttons, the keyboard focus and the typed dates. */
export const useShownMonths = ({ today, opening, months, chosen }: ShownMonths) => {
  const first = monthOf(today);
  const last = monthOf(addYears(today, MAX_YEARS_AHEAD));
  const chosenMonth = monthOf(chosen);
  const isInRange = chosenMonth >= first && chosenMonth <= last;
  const [shown, setShown] = useState<Month>(isInRange ? chosenMonth : opening);
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
  // Several calendars can be open at once.
  const listId = useId();
  const [early] = useState(() => monthInList(listId));
  const takeOver = useEffectEvent(() => {
    if (early && early !== shown) goTo(early);
  });
  useEffect(() => takeOver(), []);

  return {
    listId,
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

type MonthHeadingProps = {
  listId: string;
  month: Month;
  all: readonly Month[];
  onChoose: (month: Month) => void;
};

/** The month's name covers a native select of all months. */
export const MonthHeading = ({ listId, month, all, onChoose }: MonthHeadingProps) => {
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
        id={listId}
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

import { useState } from 'react';
import { MAX_YEARS_AHEAD } from '#shared/booking-rules.ts';
import { addMonths, addYears, type Month, monthOf, type StayDate } from '#shared/stay-dates.ts';

/** From this width on, months stand side by side (the `lg` of the styles). */
const SIDE_BY_SIDE = '(width >= 64rem)';

const monthsInView = (months: number): number =>
  window.matchMedia(SIDE_BY_SIDE).matches ? months : 1;

/** Which months the calendar shows: by its buttons, by the keyboard, by the dates that are typed. */
export const useShownMonths = (today: StayDate, months: number, chosen: StayDate | '') => {
  const first = monthOf(today);
  const last = monthOf(addYears(today, MAX_YEARS_AHEAD));
  const [shown, setShown] = useState<Month>(first);
  const [focusDate, setFocusDate] = useState<StayDate | null>(null);
  const [followed, setFollowed] = useState(chosen);

  const reveal = (month: Month, inView: number) => {
    if (month < shown) setShown(month);
    else if (month > addMonths(shown, inView - 1)) setShown(addMonths(month, 1 - inView));
  };

  if (followed !== chosen) {
    setFollowed(chosen);
    const month = monthOf(chosen);
    const isInReach = month >= first && month <= last;
    if (isInReach && (month < shown || month > addMonths(shown, months - 1))) setShown(month);
  }

  return {
    months: Array.from({ length: months }, (_, index) => addMonths(shown, index)),
    hasPrevious: shown > first,
    hasNext: shown < last,
    step: (by: number) => {
      setShown(addMonths(shown, by));
      setFocusDate(null);
    },
    focusDate,
    moveFocus: (date: StayDate) => {
      if (monthOf(date) < first || monthOf(date) > last) return;
      reveal(monthOf(date), monthsInView(months));
      setFocusDate(date);
    },
  };
};

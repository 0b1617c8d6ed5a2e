import type { InputIssue } from '#shared/error-codes.ts';
import {
  changeoverDays,
  type PricePeriod,
  paidNights,
  periodOn,
  type StayRule,
} from '#shared/prices/price-lists.ts';
import type { Language } from '#shared/texts/texts.ts';
import { addDays, type StayDate, weekdayOf, yearOf } from './stay-dates.ts';

// Minimum stay and changeover day, by the period of the price list. They bind visitors; staff only get
// a hint.

const hasRule = ({ minNights, changeoverDay }: StayRule): boolean =>
  minNights > 1 || changeoverDay !== null;

export const haveRules = (periods: readonly PricePeriod[]): boolean => periods.some(hasRule);

const isSameRule = (a: StayRule, b: StayRule): boolean =>
  a.minNights === b.minNights && a.changeoverDay === b.changeoverDay;

/** Empty for any day. */
export const changeoverName = (
  { changeoverDay }: StayRule,
  { weekdayNames }: Pick<Language, 'weekdayNames'>,
): string =>
  changeoverDay ? (weekdayNames[changeoverDays.indexOf(changeoverDay)]?.name ?? '') : '';

/** Merges neighbouring periods of a year with the same rule, as readers see them. */
const spansWithRules = (periods: readonly PricePeriod[]): PricePeriod[] => {
  const spans: PricePeriod[] = [];
  for (const period of periods) {
    const last = spans.at(-1);
    const continues =
      last !== undefined &&
      addDays(last.endDate, 1) === period.startDate &&
      yearOf(last.startDate) === yearOf(period.startDate) &&
      isSameRule(last, period);
    if (continues) spans.splice(-1, 1, { ...last, endDate: period.endDate });
    else spans.push(period);
  }
  return spans.filter(hasRule);
};

const sentence = (span: PricePeriod, language: Language): string => {
  const { t, formatNights, fromDayToDay } = language;
  const days = fromDayToDay(span.startDate, span.endDate);
  const weekday = changeoverName(span, language);
  const nights = formatNights(span.minNights);
  if (weekday === '') return t('prices.ruleNights', { days, nights });
  if (span.minNights === 1) return t('prices.ruleWeekday', { days, weekday });
  return t('prices.ruleWeekdayAndNights', { days, weekday, nights });
};

/** 'Dal 25 luglio al 29 agosto si soggiorna da sabato a sabato, almeno 7 notti.' and so on, in order. */
export const ruleSentences = (periods: readonly PricePeriod[], language: Language): string[] =>
  spansWithRules(periods).map((span) => sentence(span, language));

/** The rules that hold on any of these days, which may lie in a year without a list. */
export const ruleSentencesOn = (
  days: readonly StayDate[],
  periods: readonly PricePeriod[],
  language: Language,
): string[] => {
  if (!haveRules(periods)) return [];
  const touched = new Set(days.map((day) => periodOn(day, periods).startDate));
  return spansWithRules(periods)
    .filter(({ startDate, endDate }) =>
      [...touched].some((start) => startDate <= start && start <= endDate),
    )
    .map((span) => sentence(span, language));
};

/** `arrival` and `departure` are on the wrong weekday. */
type BrokenRule = { what: 'arrival' | 'departure' | 'nights'; period: PricePeriod };

const isChangeover = (day: StayDate, { changeoverDay }: StayRule): boolean =>
  changeoverDay === null || changeoverDays[weekdayOf(day)] === changeoverDay;

type Stay = { startDate: StayDate; endDate: StayDate };

/**
 * Which rule a stay breaks first. The first night's period says on which weekday guests arrive, the
 * last night's on which they leave, and the strictest of all nights how long they stay at least.
 */
export const brokenRule = (stay: Stay, periods: readonly PricePeriod[]): BrokenRule | null => {
  if (!haveRules(periods)) return null;
  const nights = paidNights(stay);
  const touched = nights.map((night) => periodOn(night, periods));
  const first = touched[0] as PricePeriod;
  const last = touched.at(-1) as PricePeriod;
  if (!isChangeover(stay.startDate, first)) return { what: 'arrival', period: first };
  const departure = addDays(stay.startDate, nights.length);
  if (!isChangeover(departure, last)) return { what: 'departure', period: last };
  const strict = touched.find(({ minNights }) => nights.length < minNights);
  return strict ? { what: 'nights', period: strict } : null;
};

/** The first problem with a visitor's dates, in the words of the rule as that visitor reads it, or null. */
export const stayRuleIssue = (
  stay: Stay,
  periods: readonly PricePeriod[],
  language: Language,
): InputIssue | null => {
  const broken = brokenRule(stay, periods);
  if (!broken) return null;
  const { what, period } = broken;
  const span = spansWithRules(periods).find(
    ({ startDate, endDate }) => startDate <= period.startDate && period.startDate <= endDate,
  );
  const message = sentence(span ?? period, language);
  return { path: what === 'arrival' ? 'startDate' : 'endDate', message };
};

/** For a day that cannot be chosen: 'arrivo solo di sabato', 'almeno 5 notti'. */
export const formatBrokenRule = ({ what, period }: BrokenRule, language: Language): string => {
  const { t, formatNights } = language;
  if (what === 'nights') return t('calendar.atLeast', { nights: formatNights(period.minNights) });
  const weekday = changeoverName(period, language);
  return t(what === 'arrival' ? 'calendar.arrivalOnlyOn' : 'calendar.departureOnlyOn', { weekday });
};

/** Whether some stay from `arrival` to `until` at the latest breaks no rule. */
export const canStaySomehow = (
  arrival: StayDate,
  until: StayDate,
  periods: readonly PricePeriod[],
): boolean => {
  let strictest = 1;
  for (const [index, night] of paidNights({ startDate: arrival, endDate: until }).entries()) {
    const period = periodOn(night, periods);
    if (index === 0 && !isChangeover(arrival, period)) return false;
    strictest = Math.max(strictest, period.minNights);
    if (index + 1 >= strictest && isChangeover(addDays(night, 1), period)) return true;
  }
  return false;
};

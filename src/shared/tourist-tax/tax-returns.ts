import { addDays, addMonths, daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import { centsOfGroups, type TaxCategory, type TaxGroup, type TaxSpan } from './tax-rules.ts';

// The sums of a period that owners declare.

export const taxRhythms = ['month', 'quarter', 'year'] as const;
export type TaxRhythm = (typeof taxRhythms)[number];

export type TaxPeriod = { year: number; quarter?: number | undefined; month?: number | undefined };

/** A calendar month, quarter or year: its first day, and the first day after it. */
export type TaxDays = { from: StayDate; until: StayDate };

export const rhythmOf = ({ quarter, month }: TaxPeriod): TaxRhythm => {
  if (month !== undefined) return 'month';
  return quarter === undefined ? 'year' : 'quarter';
};

const monthsIn: Record<TaxRhythm, number> = { month: 1, quarter: 3, year: 12 };

const firstMonthOf = ({ quarter, month }: TaxPeriod): number =>
  month ?? (quarter === undefined ? 1 : 3 * quarter - 2);

export const daysOfPeriod = (period: TaxPeriod): TaxDays => {
  const first = `${period.year}-${String(firstMonthOf(period)).padStart(2, '0')}`;
  return { from: `${first}-01`, until: `${addMonths(first, monthsIn[rhythmOf(period)])}-01` };
};

/** '2026', '2026-Q3' or '2026-07'. */
export const keyOfPeriod = (period: TaxPeriod): string => {
  const { year, quarter, month } = period;
  if (month !== undefined) return `${year}-${String(month).padStart(2, '0')}`;
  return quarter === undefined ? `${year}` : `${year}-Q${quarter}`;
};

/** All periods of a year in this rhythm. */
export const periodsOf = (year: number, rhythm: TaxRhythm): TaxPeriod[] => {
  if (rhythm === 'year') return [{ year }];
  const count = 12 / monthsIn[rhythm];
  return Array.from({ length: count }, (_, index) => ({ year, [rhythm]: index + 1 }));
};

/** The last day for the comune's return: so many days after the period. */
export const dueDayOf = (period: TaxPeriod, dueDays: number): StayDate =>
  addDays(daysOfPeriod(period).until, dueDays - 1);

/** The last day for the State's return of a year. */
export const stateDueDayOf = (year: number): StayDate => `${year + 1}-06-30`;

export const taxCollectors = ['house', 'portal'] as const;
export type TaxCollector = (typeof taxCollectors)[number];

/** Which nights of a stay count in a period: those within it, or all of a stay that ends within it. */
export const countings = ['night', 'departure'] as const;
export type CountedBy = (typeof countings)[number];

const clip = (span: TaxSpan, { from, until }: TaxDays): TaxSpan[] => {
  const start = span.from > from ? span.from : from;
  const end = addDays(span.from, span.nights);
  const nights = daysBetween(start, end < until ? end : until);
  return nights > 0 ? [{ ...span, from: start, nights }] : [];
};

/** A stay as a return counts it. */
export type ReturnedStay = {
  endDate: StayDate;
  collector: TaxCollector;
  groups: readonly TaxGroup[];
  /** What a portal took, where that is known: it may calculate otherwise. */
  portalCents: number | null;
};

const groupsIn = (
  { groups, endDate }: Pick<ReturnedStay, 'groups' | 'endDate'>,
  days: TaxDays,
  countedBy: CountedBy,
): TaxGroup[] => {
  if (countedBy === 'departure') {
    return endDate >= days.from && endDate < days.until ? [...groups] : [];
  }
  return groups.flatMap(({ people, spans }) => {
    const clipped = spans.flatMap((span) => clip(span, days));
    return clipped.length > 0 ? [{ people, spans: clipped }] : [];
  });
};

const count = (groups: readonly TaxGroup[], isCounted: (span: TaxSpan) => boolean): TaxCount => {
  const counted = groups.map(({ people, spans }) => ({ people, own: spans.filter(isCounted) }));
  return {
    people: counted.reduce((sum, { people, own }) => sum + (own.length > 0 ? people : 0), 0),
    nights: counted.reduce(
      (sum, { people, own }) => sum + people * own.reduce((all, { nights }) => all + nights, 0),
      0,
    ),
  };
};

/** The part of a portal's sum for nights before a day: by what was due, or by nights where nothing was. */
const takenBefore = (stay: ReturnedStay, portalCents: number, day: StayDate): number => {
  const before = groupsIn(stay, { from: '', until: day }, 'night');
  const isDue = centsOfGroups(stay.groups) > 0;
  const weightOf = (groups: readonly TaxGroup[]): number =>
    isDue ? centsOfGroups(groups) : count(groups, () => true).nights;
  return Math.round((portalCents * weightOf(before)) / weightOf(stay.groups));
};

/** What a stay adds to the cents of a period. The parts of a stay add up to its whole. */
const centsIn = (stay: ReturnedStay, days: TaxDays, countedBy: CountedBy): number => {
  const { collector, portalCents } = stay;
  const groups = groupsIn(stay, days, countedBy);
  if (collector === 'house' || portalCents === null) return centsOfGroups(groups);
  if (countedBy === 'departure') return portalCents;
  return takenBefore(stay, portalCents, days.until) - takenBefore(stay, portalCents, days.from);
};

/** Persons who have a night of this category, and their nights. */
export type TaxCount = { people: number; nights: number };
export type TaxSums = Record<TaxCategory, TaxCount> & { cents: number };

/** Null for a stay that has no night in the period. */
export const partOfStay = (
  stay: ReturnedStay,
  days: TaxDays,
  countedBy: CountedBy,
): TaxSums | null => {
  const groups = groupsIn(stay, days, countedBy).filter(({ spans }) => spans.length > 0);
  if (groups.length === 0) return null;
  const of = (category: TaxCategory) => count(groups, (span) => span.category === category);
  const cents = centsIn(stay, days, countedBy);
  return { full: of('full'), reduced: of('reduced'), exempt: of('exempt'), cents };
};

const add = (one: TaxCount, other: TaxCount): TaxCount => ({
  people: one.people + other.people,
  nights: one.nights + other.nights,
});

const nobody: TaxCount = { people: 0, nights: 0 };

export const sumParts = (parts: readonly TaxSums[]): TaxSums =>
  parts.reduce<TaxSums>(
    (sum, part) => ({
      full: add(sum.full, part.full),
      reduced: add(sum.reduced, part.reduced),
      exempt: add(sum.exempt, part.exempt),
      cents: sum.cents + part.cents,
    }),
    { full: nobody, reduced: nobody, exempt: nobody, cents: 0 },
  );

/** Person-nights by what each of them paid, the highest first. */
export const ratesOf = (
  stays: readonly Pick<ReturnedStay, 'groups' | 'endDate'>[],
  days: TaxDays,
  countedBy: CountedBy,
): { cents: number; nights: number }[] => {
  const groups = stays.flatMap((stay) => groupsIn(stay, days, countedBy));
  const rates = new Map<number, number>();
  for (const { people, spans } of groups) {
    for (const { category, cents, nights } of spans) {
      if (category !== 'exempt') rates.set(cents, (rates.get(cents) ?? 0) + people * nights);
    }
  }
  return [...rates].map(([cents, nights]) => ({ cents, nights })).sort((a, b) => b.cents - a.cents);
};

/** Person-nights for which nothing is due, by reason. */
export const exemptionsOf = (
  stays: readonly Pick<ReturnedStay, 'groups' | 'endDate'>[],
  days: TaxDays,
  countedBy: CountedBy,
): { reason: string; nights: number }[] => {
  const groups = stays.flatMap((stay) => groupsIn(stay, days, countedBy));
  const reasons = [...new Set(groups.flatMap(({ spans }) => spans.map(({ reason }) => reason)))];
  return reasons
    .filter(Boolean)
    .sort()
    .map((reason) => ({
      reason,
      nights: count(groups, (span) => span.reason === reason).nights,
    }));
};

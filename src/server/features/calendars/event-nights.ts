import type { DayInterval } from '#shared/bookings/occupancy.ts';
import { addDays, eachDay, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { FeedEvent } from './feed-reader.ts';

/**
 * The state of a feed's event. `missed`: one good reading was without it. `lost`: a reading that lost
 * most events lost this one too, and staff have not decided yet. `kept`: staff decided that it stays.
 * `wanted`: it came with too many new nights, and staff have not decided yet. `refused`: staff decided
 * that it takes none.
 */
export type EventState = 'there' | 'missed' | 'lost' | 'kept' | 'wanted' | 'refused';

export type KnownEvent = FeedEvent & {
  id: number;
  state: EventState;
  /** A stay was completed from its nights. */
  hasStay?: boolean;
};

export type Rules = {
  today: StayDate;
  /** Whether days closed there take nights here. */
  takesClosed: boolean;
};

export const nightsOf = ({ startDate, until }: FeedEvent): DayInterval => ({
  from: startDate,
  until,
});

type WithState = { state: EventState };

export const isWanted = ({ state }: WithState): boolean => state === 'wanted';
export const isAccepted = ({ state }: WithState): boolean =>
  state !== 'wanted' && state !== 'refused';

/** Whether an event takes nights, if staff accept it. */
export const wantsNights = (event: FeedEvent, { takesClosed }: Rules): boolean =>
  takesClosed || !event.isClosed;

export const takesNights = (event: KnownEvent, rules: Rules): boolean =>
  isAccepted(event) && wantsNights(event, rules);

/** The union of intervals, in order. */
const merged = (intervals: readonly DayInterval[]): DayInterval[] => {
  const union: DayInterval[] = [];
  for (const next of [...intervals].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = union.at(-1);
    if (!last || last.until < next.from) union.push({ ...next });
    else if (last.until < next.until) last.until = next.until;
  }
  return union;
};

/** The nights to come of events. */
export const nightsToCome = (events: readonly FeedEvent[], today: StayDate): Set<StayDate> => {
  const union = merged(events.filter(({ until }) => until > today).map(nightsOf));
  return new Set(union.flatMap(({ from, until }) => eachDay(from < today ? today : from, until)));
};

/** The nights to come that events take. */
export const takenNights = (events: readonly KnownEvent[], rules: Rules): Set<StayDate> =>
  nightsToCome(
    events.filter((event) => takesNights(event, rules)),
    rules.today,
  );

/** Counts the given nights to come in any stretch of days. */
export const nightCounter = (nights: ReadonlySet<StayDate>, today: StayDate) => {
  const before = new Map<StayDate, number>();
  let count = 0;
  const last = [...nights].sort().at(-1);
  for (const day of last === undefined ? [] : eachDay(today, addDays(last, 1))) {
    before.set(day, count);
    if (nights.has(day)) count += 1;
  }
  const upTo = (day: StayDate): number => before.get(day) ?? nights.size;
  return ({ from, until }: DayInterval): number => upTo(until) - upTo(from);
};

/** The part of an event that is still to come. */
export const toComeOf = ({ startDate, until }: FeedEvent, today: StayDate): DayInterval => ({
  from: startDate < today ? today : startDate,
  until,
});

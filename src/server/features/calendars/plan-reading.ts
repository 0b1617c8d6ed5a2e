import type { DayInterval } from '#shared/bookings/occupancy.ts';
import { daysBetween, eachDay, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { FeedEvent, Reading } from './feed-reader.ts';

/**
 * The state of a feed's event. `missed`: one good reading was without it. `lost`: a reading that lost
 * most events lost this one too, and staff have not decided yet. `kept`: staff decided that it stays.
 */
export type EventState = 'there' | 'missed' | 'lost' | 'kept';

export type KnownEvent = FeedEvent & { id: number; state: EventState };

export type Plan = {
  insert: FeedEvent[];
  update: KnownEvent[];
  remove: number[];
};

type Rules = {
  today: StayDate;
  /** Whether days closed there take nights here. */
  takesClosed: boolean;
};

const nightsOf = ({ startDate, until }: FeedEvent): DayInterval => ({ from: startDate, until });

export const takesNights = (event: FeedEvent, { takesClosed }: Rules): boolean =>
  takesClosed || !event.isClosed;

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

/** The nights to come that events take. */
export const nightsToCome = (events: readonly FeedEvent[], rules: Rules): Set<StayDate> => {
  const { today } = rules;
  const taking = events.filter((event) => event.until > today && takesNights(event, rules));
  const union = merged(taking.map(nightsOf));
  return new Set(union.flatMap(({ from, until }) => eachDay(from < today ? today : from, until)));
};

const groupByUid = <Event extends FeedEvent>(events: readonly Event[]): Map<string, Event[]> => {
  const groups = new Map<string, Event[]>();
  for (const event of events) {
    const group = groups.get(event.uid);
    if (group) group.push(event);
    else groups.set(event.uid, [event]);
  }
  return groups;
};

const isSame = (a: FeedEvent, b: FeedEvent): boolean =>
  a.startDate === b.startDate && a.until === b.until;

type Matched = { there: KnownEvent[]; insert: FeedEvent[]; missing: KnownEvent[] };

/**
 * Matches the events of one UID: equal nights first, then by order, as moved events. A feed may repeat
 * a UID. If one of its events is unreadable, no one can tell which one moved: all stay.
 */
const matchUid = (
  known: readonly KnownEvent[],
  read: readonly FeedEvent[],
  isUnsure: boolean,
): Matched => {
  const insert = [...read];
  const there: KnownEvent[] = [];
  const apart = known.filter((event) => {
    const index = insert.findIndex((one) => isSame(one, event));
    const [same] = index < 0 ? [] : insert.splice(index, 1);
    if (same) there.push({ ...event, isClosed: same.isClosed, state: 'there' });
    return !same;
  });
  if (isUnsure) {
    there.push(...apart.map((event) => ({ ...event, state: 'there' as const })));
    return { there, insert, missing: [] };
  }
  const missing = apart.filter((event) => {
    const moved = insert.shift();
    if (moved) there.push({ ...event, ...moved, state: 'there' });
    return !moved;
  });
  return { there, insert, missing };
};

/** Counts the nights to come that events take, in any stretch of days. */
const nightCounter = (events: readonly FeedEvent[], rules: Rules) => {
  const nights = nightsToCome(events, rules);
  const before = new Map<StayDate, number>();
  let count = 0;
  for (const day of eachDay(rules.today, [...nights].sort().at(-1) ?? rules.today)) {
    before.set(day, count);
    if (nights.has(day)) count += 1;
  }
  const upTo = (day: StayDate): number => before.get(day) ?? nights.size;
  return ({ from, until }: DayInterval): number => upTo(until) - upTo(from);
};

/** The part of an event that is still to come. */
const toComeOf = ({ startDate, until }: FeedEvent, today: StayDate): DayInterval => ({
  from: startDate < today ? today : startDate,
  until,
});

/** An event that has begun keeps its past nights, unless it was never a stay. */
const afterCancellation = (event: KnownEvent, today: StayDate): KnownEvent | null =>
  event.startDate < today && !event.isClosed ? { ...event, until: today, state: 'there' } : null;

const isChanged = (before: KnownEvent, after: KnownEvent): boolean =>
  !isSame(before, after) || before.state !== after.state || before.isClosed !== after.isClosed;

/** Removes events that are to come, as after two good readings without them. */
export const planRemoval = (events: readonly KnownEvent[], today: StayDate): Plan => {
  const plan: Plan = { insert: [], update: [], remove: [] };
  for (const event of events) {
    const rest = afterCancellation(event, today);
    if (rest) plan.update.push(rest);
    else plan.remove.push(event.id);
  }
  return plan;
};

const nextState = ({ state }: KnownEvent, isHeld: boolean): EventState | 'removed' => {
  if (state === 'kept') return 'kept';
  if (isHeld) return 'lost';
  return state === 'missed' ? 'removed' : 'missed';
};

/**
 * The changes that a good reading makes. New and moved nights apply at once. An event leaves after two
 * consecutive good readings without it. A reading that suddenly lacks most of the upcoming events
 * removes nothing by itself. Past events stay unchanged.
 */
export const planReading = (
  known: readonly KnownEvent[],
  { events, unreadable, hasNameless }: Reading,
  rules: Rules,
): Plan => {
  const { today } = rules;
  const toCome = known.filter(({ until }) => until > today);
  const before = new Map(toCome.map((event) => [event.id, event]));
  const groups = groupByUid(toCome);
  const there: KnownEvent[] = [];
  const insert: FeedEvent[] = [];
  const missing: KnownEvent[] = [];
  const read = groupByUid(events);
  for (const uid of new Set([...groups.keys(), ...read.keys()])) {
    const own = groups.get(uid) ?? [];
    const matched = matchUid(own, read.get(uid) ?? [], unreadable.has(uid));
    there.push(...matched.there);
    insert.push(...matched.insert);
    missing.push(...matched.missing);
  }
  const update = there.filter((event) => isChanged(before.get(event.id) ?? event, event));
  if (hasNameless) return { insert, update, remove: [] };

  const isCounted = (event: KnownEvent): boolean =>
    takesNights(event, rules) && event.state !== 'kept';
  const countNights = nightCounter(events, rules);
  // An event that moved or was split counts as present while most of its nights are.
  const isGone = (event: KnownEvent): boolean => {
    const { from, until } = toComeOf(event, today);
    return countNights({ from, until }) * 2 < daysBetween(from, until);
  };
  const gone = missing.filter((event) => isCounted(event) && isGone(event));
  const isHeld = gone.length * 2 > toCome.filter(isCounted).length;
  const leaving: KnownEvent[] = [];
  for (const event of missing) {
    const state = nextState(event, isHeld && takesNights(event, rules));
    if (state === 'removed') leaving.push(event);
    else if (state !== event.state) update.push({ ...event, state });
  }
  const removal = planRemoval(leaving, today);
  return { insert, update: [...update, ...removal.update], remove: removal.remove };
};

import { overlaps } from '#shared/bookings/occupancy.ts';
import { addYears, daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { HeldNights } from '#shared/calendars.schema.ts';
import {
  type EventState,
  isAccepted,
  isWanted,
  type KnownEvent,
  nightCounter,
  nightsOf,
  nightsToCome,
  type Rules,
  takenNights,
  takesNights,
  toComeOf,
  wantsNights,
} from './event-nights.ts';
import type { FeedEvent, Reading } from './feed-reader.ts';

/** Nights are read until the end of the year that is so many years ahead. */
export const YEARS_AHEAD = 3;

/** A reading that would take more new nights than these waits for staff. */
const MOST_NEW_NIGHTS = 120;

type NewEvent = FeedEvent & { state: 'there' | 'wanted' };

export type Plan = {
  insert: NewEvent[];
  update: KnownEvent[];
  remove: number[];
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

const keyOf = ({ startDate, until }: FeedEvent): string => `${startDate} ${until}`;

const byNights = <Event extends FeedEvent>(events: readonly Event[]): Map<string, Event> =>
  new Map(events.map((event) => [keyOf(event), event]));

/** A known event that a reading has, also where staff have to answer about it, or refused it. */
const continued = (known: KnownEvent, read: FeedEvent = known): KnownEvent => ({
  ...known,
  ...read,
  state: isAccepted(known) ? 'there' : known.state,
});

type Matched = { there: KnownEvent[]; insert: FeedEvent[]; missing: KnownEvent[] };

/** Matches the events of one UID, which a feed may repeat: equal nights first, then moved ones by order. */
const matchUid = (
  known: readonly KnownEvent[],
  read: readonly FeedEvent[],
  isUnreadable: boolean,
): Matched => {
  const left = byNights(read);
  const there: KnownEvent[] = [];
  const isMissing = (event: KnownEvent, same: FeedEvent | undefined): boolean => {
    if (!same) return true;
    left.delete(keyOf(same));
    there.push(continued(event, same));
    return false;
  };
  const slid = (event: KnownEvent): FeedEvent | undefined =>
    event.state === 'refused'
      ? [...left.values()].find((other) => overlaps(nightsOf(event), nightsOf(other)))
      : undefined;
  const apart = known
    .filter((event) => isMissing(event, left.get(keyOf(event))))
    .filter((event) => isMissing(event, slid(event)));
  // If one is unreadable, or staff refused its new nights, no one can tell which one moved: all stay.
  const isUnsure = isUnreadable || there.some(({ state }) => state === 'refused');
  const mayMove = (event: KnownEvent): boolean => !isUnsure && isAccepted(event);
  const missing = apart.filter((event) =>
    isMissing(event, mayMove(event) ? left.values().next().value : undefined),
  );
  const stays = (event: KnownEvent): boolean => isUnreadable || (isUnsure && isAccepted(event));
  return {
    there: [...there, ...missing.filter(stays).map((event) => continued(event))],
    insert: [...left.values()],
    missing: missing.filter((event) => !stays(event)),
  };
};

/** Continues missing events as the new ones that `find` calls the same. */
const matchMissing = (
  { there, insert, missing }: Matched,
  find: (event: KnownEvent, fresh: ReadonlySet<FeedEvent>) => FeedEvent | undefined,
): Matched => {
  const fresh = new Set(insert);
  const renamed = new Map<number, FeedEvent>();
  for (const event of missing) {
    const same = find(event, fresh);
    if (!same) continue;
    fresh.delete(same);
    renamed.set(event.id, same);
  }
  return {
    there: [
      ...there,
      ...missing.flatMap((event) => {
        const same = renamed.get(event.id);
        return same ? [continued(event, same)] : [];
      }),
    ],
    insert: [...fresh],
    missing: missing.filter(({ id }) => !renamed.has(id)),
  };
};

/** Some sites write new UIDs at each reading: a missing event and a new one of equal nights are the same. */
const matchRenamed = (matched: Matched): Matched => {
  const fresh = byNights(matched.insert);
  return matchMissing(matched, (event) => {
    const same = fresh.get(keyOf(event));
    return same?.isClosed === event.isClosed ? same : undefined;
  });
};

/**
 * A stay that was completed from a missing event, with one new event on some of its nights, has probably moved: staff
 * are asked that, and not about the lost nights and the new ones each.
 */
const matchMovedStays = (matched: Matched): Matched => {
  const stays = matched.missing.filter((event) => event.hasStay && isAccepted(event));
  const isOn = (event: FeedEvent) => (other: FeedEvent) =>
    event.isClosed === other.isClosed && overlaps(nightsOf(event), nightsOf(other));
  return matchMissing(matched, (event) => {
    const [only, ...others] = stays.includes(event) ? matched.insert.filter(isOn(event)) : [];
    const isSure = only && others.length === 0 && stays.filter(isOn(only)).length === 1;
    return isSure ? only : undefined;
  });
};

const matchReading = (known: readonly KnownEvent[], { events, unreadable }: Reading): Matched => {
  const own = groupByUid(known);
  const read = groupByUid(events);
  const groups = [...new Set([...own.keys(), ...read.keys()])].map((uid) =>
    matchUid(own.get(uid) ?? [], read.get(uid) ?? [], unreadable.has(uid)),
  );
  const matched = matchRenamed({
    there: groups.flatMap(({ there }) => there),
    insert: groups.flatMap(({ insert }) => insert),
    missing: groups.flatMap(({ missing }) => missing),
  });
  return matchMovedStays(matched);
};

const isChanged = (before: KnownEvent, after: KnownEvent): boolean =>
  keyOf(before) !== keyOf(after) ||
  before.uid !== after.uid ||
  before.state !== after.state ||
  before.isClosed !== after.isClosed ||
  before.link !== after.link;

/** The result of a reading. */
type Gain = Pick<Plan, 'insert' | 'update'>;

/**
 * Takes new and moved nights, unless they are too many: then staff are asked about them, and an event
 * that moved keeps its nights meanwhile. Nights of the last year that is read do not count, which comes
 * into reach at New Year all at once.
 */
const planGain = (known: readonly KnownEvent[], { there, insert }: Matched, rules: Rules): Gain => {
  const { today } = rules;
  const before = new Map(known.map((event) => [event.id, event]));
  const changes = there.flatMap((after) => {
    const event = before.get(after.id) ?? after;
    return isChanged(event, after) ? [{ event, after }] : [];
  });
  const taken = takenNights(known, rules);
  const countTaken = nightCounter(taken, today);
  const isGaining = (event: FeedEvent): boolean => {
    const { from, until } = toComeOf(event, today);
    return wantsNights(event, rules) && countTaken({ from, until }) < daysBetween(from, until);
  };
  const moved = changes.map(({ after }) => after).filter(isAccepted);
  const gained = nightsToCome([...insert, ...moved].filter(isGaining), today);
  const counted = addYears(today, YEARS_AHEAD);
  const fresh = [...gained].filter((night) => night < counted && !taken.has(night));
  const asks = (event: FeedEvent): boolean => fresh.length > MOST_NEW_NIGHTS && isGaining(event);

  const gain: Gain = {
    insert: insert.map((event) => ({ ...event, state: asks(event) ? 'wanted' : 'there' })),
    update: [],
  };
  for (const { event, after } of changes) {
    if (!isAccepted(after) || !asks(after)) gain.update.push(after);
    else if (!takesNights(event, rules)) gain.update.push({ ...after, state: 'wanted' });
    else {
      const { id: _, ...wish } = after;
      gain.insert.push({ ...wish, state: 'wanted' });
      if (event.state !== 'there') gain.update.push({ ...event, state: 'there' });
    }
  }
  return gain;
};

/** An event that has begun keeps its past nights, unless it was never a stay. */
const afterCancellation = (event: KnownEvent, today: StayDate): KnownEvent | null =>
  isAccepted(event) && event.startDate < today && !event.isClosed
    ? { ...event, until: today, state: 'there' }
    : null;

/** Removes events that are to come, as after two good readings without them. */
const planRemoval = (events: readonly KnownEvent[], today: StayDate): Plan => {
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

/** A missing event is removed at the second good reading without it; if most are missing, staff decide. */
const planLoss = (
  known: readonly KnownEvent[],
  { missing, events }: { missing: readonly KnownEvent[]; events: readonly FeedEvent[] },
  rules: Rules,
): Plan => {
  const { today } = rules;
  const isCounted = (event: KnownEvent): boolean =>
    takesNights(event, rules) && event.state !== 'kept';
  const read = events.filter((event) => wantsNights(event, rules));
  const countRead = nightCounter(nightsToCome(read, today), today);
  // An event that moved or was split counts as present while most of its nights are.
  const isGone = (event: KnownEvent): boolean => {
    const { from, until } = toComeOf(event, today);
    return countRead({ from, until }) * 2 < daysBetween(from, until);
  };
  const gone = missing.filter((event) => isCounted(event) && isGone(event));
  const isHeld = gone.length * 2 > known.filter(isCounted).length;
  const leaving: KnownEvent[] = [];
  const update: KnownEvent[] = [];
  for (const event of missing) {
    const state = nextState(event, isHeld && takesNights(event, rules));
    if (state === 'removed') leaving.push(event);
    else if (state !== event.state) update.push({ ...event, state });
  }
  const removal = planRemoval(leaving, today);
  return { ...removal, update: [...update, ...removal.update] };
};

/**
 * The changes that a good reading makes. New and moved nights apply at once, unless they are too many.
 * An event leaves after two consecutive good readings without it. A reading that suddenly lacks most of
 * the upcoming events removes nothing by itself, and neither does one while staff are asked about new
 * nights. Past events stay unchanged.
 */
export const planReading = (known: readonly KnownEvent[], reading: Reading, rules: Rules): Plan => {
  const toCome = known.filter(({ until }) => until > rules.today);
  const matched = matchReading(toCome, reading);
  const gain = planGain(toCome, matched, rules);
  if (reading.hasNameless) return { ...gain, remove: [] };

  const present = byNights(matched.there.filter((event) => takesNights(event, rules)));
  // It takes no nights, or those of another event.
  const isIdle = (event: KnownEvent): boolean => !isAccepted(event) || present.has(keyOf(event));
  const idle = matched.missing.filter(isIdle).map(({ id }) => id);
  const asks = [...matched.there, ...gain.insert, ...gain.update].some(isWanted);
  if (asks) return { ...gain, remove: idle };

  const missing = matched.missing.filter((event) => !isIdle(event));
  const loss = planLoss(toCome, { missing, events: reading.events }, rules);
  return {
    insert: gain.insert,
    update: [...gain.update, ...loss.update],
    remove: [...idle, ...loss.remove],
  };
};

export type ReadingAnswer = {
  answer: 'accept' | 'discard';
  /** Which of its nights: those that it would take, those that it would free. */
  about: readonly HeldNights[];
};

/** Obeys a held reading, also where staff did not obey an earlier one, or leaves all nights as they are. */
export const planAnswer = (
  known: readonly KnownEvent[],
  { answer, about }: ReadingAnswer,
  today: StayDate,
): Plan => {
  const eventsIn = (kind: HeldNights, ...states: EventState[]): KnownEvent[] =>
    known.filter(({ state }) => about.includes(kind) && states.includes(state));
  const put = (events: readonly KnownEvent[], state: EventState): KnownEvent[] =>
    events.map((event) => ({ ...event, state }));
  if (answer === 'discard') {
    const update = [
      ...put(eventsIn('new', 'wanted'), 'refused'),
      ...put(eventsIn('lost', 'lost'), 'kept'),
    ];
    return { insert: [], update, remove: [] };
  }
  const removal = planRemoval(eventsIn('lost', 'lost', 'kept'), today);
  const taken = put(eventsIn('new', 'wanted', 'refused'), 'there');
  return { ...removal, update: [...removal.update, ...taken] };
};

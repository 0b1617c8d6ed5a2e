import { createHash } from 'node:crypto';
import { RRuleTemporal } from 'rrule-temporal';
import type { DayInterval } from '#shared/bookings/occupancy.ts';
import { addDays, daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { CalendarKind } from '#shared/calendars.schema.ts';
import { FeedError } from './feed-problem.ts';
import {
  createDayReader,
  type DayReader,
  linesOf,
  type Property,
  propertyOf,
} from './feed-properties.ts';

// Reads the part of RFC 5545 that a house needs: the days of events. Feeds are untrusted, so reading is
// bounded in time and keeps all events that it can parse.

const MAX_EVENTS = 5000;
/** Different nights: more than one for each day that is read. */
const MAX_SPANS = 1500;
/** Each may take a while to work out, and calendars of houses have none. */
const MAX_RECURRING = 10;
const MAX_DEPTH = 20;
const MAX_UID_LENGTH = 200;
const MAX_LENGTH_DAYS = 3660;
const MAX_LINK_LENGTH = 300;

/** An event takes the nights from `startDate` to the one before `until`. */
export type FeedEvent = {
  uid: string;
  startDate: StayDate;
  until: StayDate;
  /** Closed on the other site without a stay, judging by its words. */
  isClosed: boolean;
  /** The reservation's page on the other site. */
  link?: string;
};

export type Reading = {
  /** No two of equal nights. */
  events: FeedEvent[];
  /** Events that are there but cannot be read. */
  unreadable: ReadonlySet<string>;
  /** Whether one of them does not even say which one it is. */
  hasNameless: boolean;
};

type RawEvent = Map<string, Property[]>;

const duration =
  /^([+-]?)P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:\d{1,8}S)?)?$/i;

/** Whole days, rounded up; null if it does not parse. */
const durationDays = (value: string): number | null => {
  const match = duration.exec(value);
  if (!match) return null;
  const [, sign, weeks = 0, days = 0, hours = 0, minutes = 0] = match;
  const whole = Number(weeks) * 7 + Number(days);
  const total = whole + Math.ceil((Number(hours) + Number(minutes) / 60) / 24);
  return sign === '-' ? 0 : total;
};

/** How many nights an event takes: one at least. Null when its end cannot be read. */
const lengthOf = (event: RawEvent, startDate: StayDate, days: DayReader): number | null => {
  const [end] = event.get('DTEND') ?? [];
  const [lasting] = event.get('DURATION') ?? [];
  if (!end) return lasting ? durationOf(lasting.value) : 1;
  const until = days.dayOf(end);
  return until === null ? null : clampLength(daysBetween(startDate, until));
};

const clampLength = (days: number): number => Math.min(Math.max(days, 1), MAX_LENGTH_DAYS);

const durationOf = (value: string): number | null => {
  const days = durationDays(value);
  return days === null ? null : clampLength(days);
};

const plainDates = {
  ZonedDateTime: { from: (value: string) => ({ timeZoneId: 'UTC', toString: () => value }) },
};

/** The first days of a recurring event in the window; null for a rule that cannot be followed. */
const occurrencesOf = (
  event: RawEvent,
  startDate: StayDate,
  { from, until }: DayInterval,
): StayDate[] | null => {
  const [rule] = event.get('RRULE') ?? [];
  if (!rule) return [startDate];
  const isDaily = /FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;|$)/i.test(rule.value);
  if (!isDaily || /BY(HOUR|MINUTE|SECOND)/i.test(rule.value)) return null;
  try {
    const recurrence = new RRuleTemporal({
      rruleString: `DTSTART;TZID=UTC:${startDate.replaceAll('-', '')}T000000\nRRULE:${rule.value}`,
      maxIterations: MAX_EVENTS,
      temporal: plainDates,
    });
    const last = new Date(`${addDays(until, -1)}T00:00:00Z`);
    const found = recurrence.between(new Date(`${from}T00:00:00Z`), last, true);
    return found.map((occurrence) => occurrence.toString().slice(0, 10));
  } catch {
    return null;
  }
};

/** The first days of all occurrences, RDATE and EXDATE included; null when one cannot be read. */
const startsOf = (
  event: RawEvent,
  startDate: StayDate,
  window: DayInterval,
  days: DayReader,
): StayDate[] | null => {
  const regular = occurrencesOf(event, startDate, window);
  const added = days.daysIn(event.get('RDATE'));
  if (regular === null || added.includes(null)) return null;
  const left = new Set(days.daysIn(event.get('EXDATE')));
  return [...new Set([...regular, ...(added as StayDate[])])].filter((day) => !left.has(day));
};

/**
 * For closed days Airbnb writes 'Airbnb (Not available)', and Vrbo 'Blocked' or its translation. For a
 * stay Vrbo writes 'Reserved - Name'. The other sites do not tell the two apart.
 */
const isClosedThere = (event: RawEvent, kind: CalendarKind): boolean => {
  const summary = event.get('SUMMARY')?.[0]?.value ?? '';
  const isVrboBlock = kind === 'vrbo' && !summary.includes(' - ');
  return isVrboBlock || /^airbnb \(not available\)$/i.test(summary);
};

/** Airbnb writes 'Reservation URL: https://…' into the description, others into a property of its own. */
const linkOf = (event: RawEvent): string | null => {
  const words = ['URL', 'DESCRIPTION'].map((name) => event.get(name)?.[0]?.value ?? '').join(' ');
  const link = /https:\/\/[^\s\\,;<>"]+/i.exec(words)?.[0] ?? '';
  return link.length <= MAX_LINK_LENGTH && URL.canParse(link) ? link : null;
};

type Spans = Pick<FeedEvent, 'startDate' | 'until'>[];

/** The nights of an event in the window; null when it cannot be read. */
const spansOf = (event: RawEvent, window: DayInterval, days: DayReader): Spans | null => {
  const [start] = event.get('DTSTART') ?? [];
  const startDate = start ? days.dayOf(start) : null;
  if (startDate === null) return null;
  const length = lengthOf(event, startDate, days);
  if (length === null) return null;
  // An occurrence that began before the window may reach into it.
  const reach = { from: addDays(window.from, -length), until: window.until };
  return (
    startsOf(event, startDate, reach, days)
      ?.map((day) => ({ startDate: day, until: addDays(day, length) }))
      .filter((span) => span.startDate < window.until && span.until > window.from)
      .map((span) => ({ ...span, until: span.until < window.until ? span.until : window.until })) ??
    null
  );
};

const uidOf = (event: RawEvent): string => {
  const uid = event.get('UID')?.[0]?.value ?? '';
  // A long one stays distinct.
  return uid.length <= MAX_UID_LENGTH ? uid : createHash('sha256').update(uid).digest('hex');
};

/** Collects the events of a feed, line by line. */
const createCollector = (window: DayInterval, kind: CalendarKind) => {
  const found = new Map<string, FeedEvent>();
  const unreadable = new Set<string>();
  const days = createDayReader();
  let hasNameless = false;
  let events = 0;
  let recurring = 0;

  const addBroken = (event: RawEvent): void => {
    const uid = uidOf(event);
    if (uid === '') hasNameless = true;
    else unreadable.add(uid);
  };

  const count = (event: RawEvent): void => {
    events += 1;
    if (event.has('RRULE')) recurring += 1;
    if (events > MAX_EVENTS || recurring > MAX_RECURRING) throw new FeedError('too-many-events');
  };

  const add = (event: RawEvent): void => {
    if (/^cancelled$/i.test(event.get('STATUS')?.[0]?.value ?? '')) return;
    const spans = spansOf(event, window, days);
    if (spans === null) {
      addBroken(event);
      return;
    }
    const given = uidOf(event);
    const isClosed = isClosedThere(event, kind);
    const link = linkOf(event);
    for (const span of spans) {
      const nights = `${span.startDate} ${span.until}`;
      const same = found.get(nights);
      if (same && (isClosed || !same.isClosed)) continue;
      const uid = given === '' ? `nameless ${nights}` : given;
      found.set(nights, { uid, ...span, isClosed, ...(link && { link }) });
      if (found.size > MAX_SPANS) throw new FeedError('too-many-events');
    }
  };

  return {
    /** Takes an event in; one without its end cannot be trusted. */
    collect: (event: RawEvent, isWhole: boolean): void => {
      count(event);
      (isWhole ? add : addBroken)(event);
    },
    reading: (): Reading => ({ events: [...found.values()], unreadable, hasNameless }),
  };
};

/**
 * The events of a feed that take nights of the window. 'not-a-calendar', 'cut-off', 'too-many-events';
 * nothing else is ever thrown.
 */
export const readFeed = (bytes: Uint8Array, window: DayInterval, kind: CalendarKind): Reading => {
  const collector = createCollector(window, kind);
  const open: string[] = [];
  let event: RawEvent | null = null;
  let isCalendar = false;
  let isWhole = false;

  /** Leaves the components from `index` on. */
  const leave = (index: number, isEnded: boolean): void => {
    if (event && open.lastIndexOf('VEVENT') >= index) {
      collector.collect(event, isEnded);
      event = null;
    }
    open.length = index;
  };

  const begin = (component: string): void => {
    if (component === 'VCALENDAR') [isCalendar, isWhole] = [true, false];
    if (component === 'VEVENT') {
      if (event) leave(open.lastIndexOf('VEVENT'), false);
      event = new Map();
    }
    open.push(component);
    if (open.length > MAX_DEPTH) throw new FeedError('not-a-calendar');
  };

  const end = (component: string): void => {
    const index = open.lastIndexOf(component);
    if (index < 0) return;
    leave(index, component === 'VEVENT');
    if (component === 'VCALENDAR') isWhole = true;
  };

  const note = (own: RawEvent, property: Property): void => {
    const same = own.get(property.name);
    if (same) same.push(property);
    else own.set(property.name, [property]);
  };

  for (const line of linesOf(bytes)) {
    const property = propertyOf(line);
    if (!property) continue;
    if (property.name === 'BEGIN') begin(property.value.toUpperCase());
    else if (property.name === 'END') end(property.value.toUpperCase());
    else if (event && open.at(-1) === 'VEVENT') note(event, property);
  }
  if (!isCalendar) throw new FeedError('not-a-calendar');
  if (!isWhole) throw new FeedError('cut-off');
  return collector.reading();
};

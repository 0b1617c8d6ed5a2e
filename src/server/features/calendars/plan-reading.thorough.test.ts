import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { type KnownEvent, nightsToCome, takenNights } from './event-nights.ts';
import type { FeedEvent, Reading } from './feed-reader.ts';
import { type Plan, planAnswer, planReading, type ReadingAnswer } from './plan-reading.ts';

const TODAY = '2026-05-20';
const rules = { today: TODAY, takesClosed: true };

type Span = { start: number; length: number };
type Step =
  | { do: 'put'; uid: number; spans: Span[] }
  | { do: 'slide'; uid: number; by: number; isRenamed: boolean }
  | { do: 'vanish' | 'unreadable'; uid: number }
  | { do: 'empty' | 'nameless' | 'fail' | 'again' | ReadingAnswer['answer'] };

const uid = fc.nat(7);
const span = fc.record({
  start: fc.integer({ min: -3, max: 60 }),
  length: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.integer({ min: 100, max: 300 }) },
  ),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('put' as const),
      uid,
      spans: fc.array(span, { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('slide' as const),
      uid,
      by: fc.constantFrom(-1, 0, 1, 5),
      isRenamed: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('vanish' as const, 'unreadable' as const), uid }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('empty' as const, 'nameless' as const, 'fail' as const, 'again' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('accept' as const, 'discard' as const) }),
  },
);

/** The feed on the other site, which is changed step by step. */
const change = (feed: Map<string, FeedEvent[]>, todo: Step, serial: number): void => {
  if (!('uid' in todo)) return;
  const own = `event-${todo.uid}`;
  if (todo.do === 'put') {
    const events = todo.spans.map(({ start, length }) => ({
      uid: own,
      startDate: addDays(TODAY, start),
      until: addDays(TODAY, start + length),
      isClosed: false,
    }));
    feed.set(own, events);
  }
  const before = feed.get(own);
  if (todo.do === 'vanish') feed.delete(own);
  if (todo.do !== 'slide' || !before) return;
  feed.delete(own);
  const name = todo.isRenamed ? `event-${todo.uid}-${serial}` : own;
  const slid = before.map((event) => ({
    ...event,
    uid: name,
    startDate: addDays(event.startDate, todo.by),
    until: addDays(event.until, todo.by),
  }));
  feed.set(name, slid);
};

/** As the reader leaves out those of the past, and of equal nights. */
const asRead = (events: readonly FeedEvent[]): FeedEvent[] => {
  const toCome = events.filter(({ until }) => until > TODAY).reverse();
  return [...new Map(toCome.map((one) => [`${one.startDate} ${one.until}`, one])).values()];
};

const readingOf = (feed: Map<string, FeedEvent[]>, todo: Step): Reading | null => {
  if (todo.do === 'fail' || todo.do === 'accept' || todo.do === 'discard') return null;
  const odd = todo.do === 'unreadable' ? `event-${todo.uid}` : null;
  const events = todo.do === 'empty' ? [] : [...feed.values()].flat();
  return {
    events: asRead(events.filter((event) => event.uid !== odd)),
    unreadable: new Set(odd === null ? [] : [odd]),
    hasNameless: todo.do === 'nameless',
  };
};

let serial = 0;

const carryOut = (known: readonly KnownEvent[], plan: Plan): KnownEvent[] => {
  const updated = new Map(plan.update.map((event) => [event.id, event]));
  const inserted = plan.insert.map((event) => ({ ...event, id: ++serial }));
  return [
    ...known
      .filter(({ id }) => !plan.remove.includes(id))
      .map((event) => updated.get(event.id) ?? event),
    ...inserted,
  ];
};

const planOf = (known: readonly KnownEvent[], todo: Step, reading: Reading | null): Plan => {
  if (todo.do === 'accept' || todo.do === 'discard') {
    return planAnswer(known, { answer: todo.do, about: ['new', 'lost'] }, TODAY);
  }
  return reading ? planReading(known, reading, rules) : { insert: [], update: [], remove: [] };
};

const isUsual = ({ state }: KnownEvent): boolean => state === 'there' || state === 'missed';
const isOpen = ({ state }: KnownEvent): boolean => state === 'wanted' || state === 'refused';

/** The nights of some that others lack. */
const beyond = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((night) => !others.has(night));

it('no night of the last reading is ever free, none stays two good readings after it left', () => {
  let checks = 0;
  let asked = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 20 }), (steps) => {
      const feed = new Map<string, FeedEvent[]>();
      let known: KnownEvent[] = [];
      let last: Reading | null = null;
      /** The last reading, where it was good. */
      let lastGood: Reading | null = null;
      for (const [index, todo] of steps.entries()) {
        change(feed, todo, index);
        const reading = readingOf(feed, todo);
        const before = takenNights(known, rules);
        known = carryOut(known, planOf(known, todo, reading));
        last = reading ?? last;
        const taken = takenNights(known, rules);
        // Staff decide about the others.
        const open = nightsToCome(known.filter(isOpen), TODAY);
        const free = beyond(nightsToCome(last?.events ?? [], TODAY), taken);
        expect(free.filter((night) => !open.has(night))).toEqual([]);
        // A failed reading changes nothing.
        if (!reading) continue;
        if (open.size > 0) asked += 1;
        expect(beyond(taken, before).length).toBeLessThanOrEqual(120);
        const isGood =
          known.every(isUsual) && !reading.hasNameless && reading.unreadable.size === 0;
        if (isGood && lastGood) {
          checks += 1;
          const there = nightsToCome([...reading.events, ...lastGood.events], TODAY);
          expect(beyond(taken, there)).toEqual([]);
        }
        lastGood = isGood ? reading : null;
      }
    }),
    { numRuns: 10_000 },
  );
  expect(checks).toBeGreaterThan(10_000);
  expect(asked).toBeGreaterThan(1000);
});

it('reading the same twice changes nothing, and neither do the order and the UIDs of events', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const feed = new Map<string, FeedEvent[]>();
      for (const [index, todo] of steps.entries()) change(feed, todo, index);
      const reading = readingOf(feed, { do: 'again' });
      if (!reading) return;
      const known = carryOut([], planReading([], reading, rules));
      const shuffled = { ...reading, events: [...reading.events].reverse() };
      for (const again of [reading, shuffled]) {
        expect(planReading(known, again, rules)).toEqual({ insert: [], update: [], remove: [] });
      }
      const renamed = reading.events.map((event, index) => ({ ...event, uid: `new-${index}` }));
      const plan = planReading(known, { ...reading, events: renamed }, rules);
      expect(plan).toMatchObject({ insert: [], remove: [] });
      const withoutUids = (events: readonly KnownEvent[]) =>
        events.map(({ uid: _, ...event }) => event).sort((a, b) => a.id - b.id);
      expect(withoutUids(carryOut(known, plan))).toEqual(withoutUids(known));
    }),
    { numRuns: 1000 },
  );
});

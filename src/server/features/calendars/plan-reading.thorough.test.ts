import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import type { FeedEvent, Reading } from './feed-reader.ts';
import { type KnownEvent, nightsToCome, planReading } from './plan-reading.ts';

const TODAY = '2026-05-20';
const rules = { today: TODAY, takesClosed: true };

type Span = { start: number; length: number };
type Step =
  | { do: 'put'; uid: number; spans: Span[] }
  | { do: 'slide'; uid: number; by: number; isRenamed: boolean }
  | { do: 'vanish' | 'unreadable'; uid: number }
  | { do: 'empty' | 'nameless' | 'fail' | 'again' };

const uid = fc.nat(7);
const span = fc.record({
  start: fc.integer({ min: -3, max: 60 }),
  length: fc.integer({ min: 1, max: 9 }),
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
      by: fc.constantFrom(-1, 1, 5),
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

/** As the reader leaves them out. */
const toCome = (events: readonly FeedEvent[]): FeedEvent[] =>
  events.filter(({ until }) => until > TODAY);

const readingOf = (feed: Map<string, FeedEvent[]>, todo: Step): Reading | null => {
  if (todo.do === 'fail') return null;
  const odd = todo.do === 'unreadable' ? `event-${todo.uid}` : null;
  const events = todo.do === 'empty' ? [] : toCome([...feed.values()].flat());
  return {
    events: events.filter((event) => event.uid !== odd),
    unreadable: new Set(odd === null ? [] : [odd]),
    hasNameless: todo.do === 'nameless',
  };
};

let serial = 0;

const carryOut = (known: KnownEvent[], reading: Reading): KnownEvent[] => {
  const plan = planReading(known, reading, rules);
  const updated = new Map(plan.update.map((event) => [event.id, event]));
  const inserted = plan.insert.map((event) => ({
    ...event,
    id: ++serial,
    state: 'there' as const,
  }));
  return [
    ...known
      .filter(({ id }) => !plan.remove.includes(id))
      .map((event) => updated.get(event.id) ?? event),
    ...inserted,
  ];
};

it('no night of the last reading is ever free, none stays two good readings after it left', () => {
  let checks = 0;
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
        if (reading) known = carryOut(known, reading);
        last = reading ?? last;
        const taken = nightsToCome(known, rules);
        const free = [...nightsToCome(last?.events ?? [], rules)].filter((one) => !taken.has(one));
        expect(free).toEqual([]);
        // A failed reading changes nothing.
        if (!reading) continue;
        const isHeld = known.some(({ state }) => state === 'lost');
        const isGood = !isHeld && !reading.hasNameless && reading.unreadable.size === 0;
        if (isGood && lastGood) {
          checks += 1;
          const there = nightsToCome([...reading.events, ...lastGood.events], rules);
          expect([...taken].filter((one) => !there.has(one))).toEqual([]);
        }
        lastGood = isGood ? reading : null;
      }
    }),
    { numRuns: 10_000 },
  );
  expect(checks).toBeGreaterThan(10_000);
});

it('reading the same twice changes nothing, and neither does the order of events', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const feed = new Map<string, FeedEvent[]>();
      for (const [index, todo] of steps.entries()) change(feed, todo, index);
      const reading = readingOf(feed, { do: 'again' });
      if (!reading) return;
      const known = carryOut([], reading);
      const shuffled = { ...reading, events: [...reading.events].reverse() };
      for (const again of [reading, shuffled]) {
        expect(planReading(known, again, rules)).toEqual({ insert: [], update: [], remove: [] });
      }
    }),
    { numRuns: 1000 },
  );
});

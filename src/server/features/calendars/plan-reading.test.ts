import { describe, expect, it } from 'vitest';
import type { FeedEvent, Reading } from './feed-reader.ts';
import { type EventState, type KnownEvent, planReading } from './plan-reading.ts';

const rules = { today: '2026-05-20', takesClosed: false };

let ids = 0;
const known = (uid: string, days: [string, string], state: EventState = 'there'): KnownEvent => {
  ids += 1;
  return { id: ids, uid, startDate: days[0], until: days[1], isClosed: false, state };
};

const read = (
  events: readonly (FeedEvent | KnownEvent)[],
  odd: Partial<Reading> = {},
): Reading => ({
  events: events.map(({ uid, startDate, until, isClosed }) => ({
    uid,
    startDate,
    until,
    isClosed,
  })),
  unreadable: new Set(),
  hasNameless: false,
  ...odd,
});

const a = known('a', ['2026-06-06', '2026-06-13']);
const b = known('b', ['2026-07-04', '2026-07-11']);
const c = known('c', ['2026-08-01', '2026-08-08']);
const all = [a, b, c];

const plan = (events: readonly KnownEvent[], reading: Reading) => {
  const { insert, update, remove } = planReading(events, reading, rules);
  return {
    insert: insert.map(({ uid }) => uid),
    update: update.map(
      ({ uid, startDate, until, state }) => `${uid} ${startDate} ${until} ${state}`,
    ),
    remove,
  };
};
const nothing = { insert: [], update: [], remove: [] };

describe('a reading', () => {
  it('takes new and moved nights at once', () => {
    const moved = { ...a, startDate: '2026-06-20', until: '2026-06-27' };
    const fresh = known('d', ['2026-09-05', '2026-09-12']);
    expect(plan(all, read([moved, b, c, fresh]))).toEqual({
      insert: ['d'],
      update: ['a 2026-06-20 2026-06-27 there'],
      remove: [],
    });
  });

  it('frees nights that are missing twice, and ignores a single gap', () => {
    const missed = { ...a, state: 'missed' as const };
    expect(plan(all, read([b, c])).update).toEqual(['a 2026-06-06 2026-06-13 missed']);
    expect(plan([missed, b, c], read([b, c]))).toEqual({ ...nothing, remove: [a.id] });
    expect(plan([missed, b, c], read(all)).update).toEqual(['a 2026-06-06 2026-06-13 there']);
  });

  it('keeps unreadable events, and frees nothing while one has no UID', () => {
    const missed = { ...a, state: 'missed' as const };
    expect(plan([missed, b, c], read([b, c], { unreadable: new Set(['a']) })).update).toEqual([
      'a 2026-06-06 2026-06-13 there',
    ]);
    expect(plan([missed, b, c], read([b, c], { hasNameless: true }))).toEqual(nothing);
  });

  it('is held when most upcoming events are gone, and still takes new ones', () => {
    const fresh = known('d', ['2026-09-05', '2026-09-12']);
    expect(plan(all, read([c, fresh]))).toEqual({
      insert: ['d'],
      update: ['a 2026-06-06 2026-06-13 lost', 'b 2026-07-04 2026-07-11 lost'],
      remove: [],
    });
    expect(plan(all, read([])).update).toHaveLength(3);
    expect(plan([a], read([])).update).toEqual(['a 2026-06-06 2026-06-13 lost']);
  });

  it('continues events that the other site has again', () => {
    const lost = all.map((event) => ({ ...event, state: 'lost' as const }));
    expect(plan(lost, read(all)).update).toHaveLength(3);
    expect(plan(lost, read([b, c])).update).toContain('a 2026-06-06 2026-06-13 missed');
  });

  it('leaves events that staff kept', () => {
    const kept = all.map((event) => ({ ...event, state: 'kept' as const }));
    expect(plan(kept, read([]))).toEqual(nothing);
    expect(plan(kept, read([a])).update).toEqual(['a 2026-06-06 2026-06-13 there']);
  });

  it('is not held by a block that slides by a day with a new name', () => {
    const block = known('old', ['2026-05-21', '2026-05-28']);
    const slid = { ...block, uid: 'new', startDate: '2026-05-22', until: '2026-05-29' };
    expect(plan([block], read([slid]))).toEqual({
      insert: ['new'],
      update: ['old 2026-05-21 2026-05-28 missed'],
      remove: [],
    });
  });

  it('is not held by events that take no nights here', () => {
    const closed = { ...a, isClosed: true };
    expect(plan([closed], read([])).update).toEqual(['a 2026-06-06 2026-06-13 missed']);
  });

  it('shortens a stay under way to its past nights', () => {
    const begun = known('begun', ['2026-05-18', '2026-05-25'], 'missed');
    expect(plan([begun, b, c], read([b, c])).update).toEqual(['begun 2026-05-18 2026-05-20 there']);
  });

  it('distinguishes two events of one UID', () => {
    const twin = known('a', ['2026-09-05', '2026-09-12']);
    expect(plan([a, twin, b], read([twin, b, a]))).toEqual(nothing);
    expect(plan([a, twin, b], read([twin, b])).update).toEqual(['a 2026-06-06 2026-06-13 missed']);
  });

  it('leaves past nights unchanged', () => {
    const past = known('past', ['2026-05-01', '2026-05-20']);
    expect(plan([past, b, c], read([b, c]))).toEqual(nothing);
  });
});

import { describe, expect, it } from 'vitest';
import type { HeldNights } from '#shared/calendars.schema.ts';
import type { EventState, KnownEvent } from './event-nights.ts';
import type { FeedEvent, Reading } from './feed-reader.ts';
import { planAnswer, planReading, type ReadingAnswer } from './plan-reading.ts';

type Answer = ReadingAnswer['answer'];

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
    insert: insert.map(({ uid, state }) => (state === 'there' ? uid : `${uid} ${state}`)),
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

  it('recognizes events with new UIDs by their nights, and an answer about them stays', () => {
    const renamed = all.map((event) => ({ ...event, uid: `new-${event.uid}` }));
    const { update, ...rest } = plan([a, b, { ...c, state: 'refused' }], read(renamed));
    expect(rest).toEqual({ insert: [], remove: [] });
    expect(update).toEqual([
      'new-a 2026-06-06 2026-06-13 there',
      'new-b 2026-07-04 2026-07-11 there',
      'new-c 2026-08-01 2026-08-08 refused',
    ]);
    // A stay that became a mere closure leaves like any other.
    const closed = renamed.map((event) => ({ ...event, isClosed: event.uid === 'new-a' }));
    expect(plan(all, read(closed))).toMatchObject({ insert: ['new-a'] });
  });

  it('drops at once an event whose nights another one has', () => {
    const moved = { ...a, startDate: b.startDate, until: b.until };
    expect(plan(all, read([moved, c]))).toEqual({
      insert: [],
      update: ['a 2026-07-04 2026-07-11 there'],
      remove: [b.id],
    });
  });
});

describe('a reading with more than 120 new nights', () => {
  const year = known('year', ['2027-01-01', '2027-06-01']);
  const wanted = { ...year, state: 'wanted' as const };
  const refused = { ...year, state: 'refused' as const };

  it('takes none of them, and frees none, until staff decide', () => {
    const small = known('small', ['2026-09-05', '2026-09-12']);
    expect(plan(all, read([a, year, small]))).toEqual({
      ...nothing,
      insert: ['year wanted', 'small wanted'],
    });
    expect(plan([a, b, wanted], read([wanted]))).toEqual(nothing);
    // The first reading of a calendar too.
    expect(plan([], read([year])).insert).toEqual(['year wanted']);
    expect(plan([], read([{ ...year, until: '2027-05-01' }])).insert).toEqual(['year']);
  });

  it('lets an event that grew keep its nights', () => {
    const grown = { ...a, until: '2026-12-13' };
    expect(plan(all, read([grown, b, c]))).toEqual({ ...nothing, insert: ['a wanted'] });
    const asked = { ...grown, id: 4711, state: 'wanted' as const };
    expect(plan([...all, asked], read([grown, b, c]))).toEqual(nothing);
    // Also after staff refused that: no one can tell which of the two is right.
    const no = { ...asked, state: 'refused' as const };
    expect(plan([...all, no], read([grown, b, c]))).toEqual(nothing);
  });

  it('asks about days that were only closed there', () => {
    const closed = { ...year, isClosed: true };
    expect(plan([closed], read([year])).update).toEqual(['year 2027-01-01 2027-06-01 wanted']);
    expect(plan([], read([closed])).insert).toEqual(['year']);
  });

  it('still takes a few that come later', () => {
    const small = known('small', ['2026-09-05', '2026-09-12']);
    expect(plan([wanted], read([wanted, small]))).toEqual({ ...nothing, insert: ['small'] });
  });

  it('asks no longer once they are gone, or few', () => {
    expect(plan([a, wanted], read([a]))).toEqual({ ...nothing, remove: [year.id] });
    expect(plan([a, wanted], read([a, { ...year, until: '2027-01-08' }]))).toEqual({
      ...nothing,
      insert: ['year'],
      remove: [year.id],
    });
  });

  it('does not ask again what staff refused, also when it slides by a day', () => {
    expect(plan([a, refused], read([a, year]))).toEqual(nothing);
    const slid = { ...year, startDate: '2027-01-02', until: '2027-06-02' };
    expect(plan([a, refused], read([a, slid])).update).toEqual([
      'year 2027-01-02 2027-06-02 refused',
    ]);
    expect(plan([a, refused], read([a]))).toEqual({ ...nothing, remove: [year.id] });
  });

  it('does not ask when New Year brings nights into reach', () => {
    const open = known('open', ['2026-06-01', '2030-01-01']);
    const longer = { ...open, until: '2031-01-01' };
    const changes = planReading([open], read([longer]), { ...rules, today: '2027-01-01' });
    expect(changes).toEqual({ ...nothing, update: [longer] });
  });
});

describe('an answer', () => {
  const [wanted, refused, lost, kept] = (['wanted', 'refused', 'lost', 'kept'] as const).map(
    (state, month) => known(state, [`2026-1${month % 3}-01`, `2026-1${month % 3}-08`], state),
  ) as [KnownEvent, KnownEvent, KnownEvent, KnownEvent];
  const held = [a, wanted, refused, lost, kept];
  const answer = (...[decision, about]: [Answer, HeldNights[]]) => {
    const { update, remove } = planAnswer(held, { answer: decision, about }, rules.today);
    return [...update.map(({ uid, state }) => `${uid}: ${state}`), ...remove];
  };

  it('obeys a reading, or leaves all as it is, for both kinds of nights or one', () => {
    expect(answer('accept', ['new', 'lost'])).toEqual([
      'wanted: there',
      'refused: there',
      lost.id,
      kept.id,
    ]);
    expect(answer('discard', ['new', 'lost'])).toEqual(['wanted: refused', 'lost: kept']);
    expect(answer('accept', ['new'])).toEqual(['wanted: there', 'refused: there']);
    expect(answer('discard', ['lost'])).toEqual(['lost: kept']);
  });
});

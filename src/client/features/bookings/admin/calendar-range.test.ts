import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleClaim } from './booking-samples.ts';
import {
  type Asked,
  draggedStay,
  drawnBlock,
  drawnStay,
  movableEnds,
  pickDay,
  reach,
} from './calendar-range.ts';

const taken = sampleClaim({ status: 'CONFIRMED' });
const claims = [
  taken,
  sampleBlock(),
  sampleClaim({ id: 2, startDate: '2026-07-15', endDate: '2026-07-18' }),
];

describe('reach', () => {
  it.each([
    ['2026-07-11', '2026-07-16', '2026-07-16', 'requests are no obstacle'],
    ['2026-07-12', '2026-07-28', '2026-07-20', 'the day of arrival of others ends it'],
    ['2026-07-14', '2026-07-02', '2026-07-11', 'and so does the day on which others leave'],
    ['2026-07-05', '2026-07-09', '2026-07-05', 'nothing leads from a night that is taken'],
  ])('from %s towards %s it is %s: %s', (from, towards, expected) => {
    expect(reach(from, towards, claims)).toBe(expected);
  });
});

describe('the drawn days', () => {
  it('are a stay of at least one night, in either direction', () => {
    expect(drawnStay({ from: '2026-07-14', to: '2026-07-11' })).toEqual({
      startDate: '2026-07-11',
      endDate: '2026-07-14',
    });
    expect(drawnStay({ from: '2026-12-31', to: '2026-12-31' }).endDate).toBe('2027-01-01');
  });

  it('block all their days, except another guest’s arrival', () => {
    expect(drawnBlock({ from: '2026-07-12', to: '2026-07-14' }, claims).endDate).toBe('2026-07-14');
    expect(drawnBlock({ from: '2026-07-12', to: '2026-07-20' }, claims).endDate).toBe('2026-07-19');
  });
});

it('a dragged stay keeps at least one night', () => {
  expect(draggedStay(taken, 'end', '2026-07-13').endDate).toBe('2026-07-13');
  expect(draggedStay(taken, 'end', '2026-07-01').endDate).toBe('2026-07-05');
  expect(draggedStay(taken, 'start', '2026-07-30').startDate).toBe('2026-07-10');
});

it('only stays that are not past can be moved, and no blocks', () => {
  expect(movableEnds(taken, '2026-07-04')).toEqual(['start', 'end']);
  expect(movableEnds(taken, '2026-07-05')).toEqual(['end']);
  expect(movableEnds(taken, '2026-07-12')).toEqual([]);
  expect(movableEnds(sampleBlock(), '2026-07-01')).toEqual([]);
});

describe('pickDay', () => {
  const pick = (date: string, asked: Asked | null, isClaimed = false) =>
    pickDay(date, { asked, isClaimed, claims });
  const begun = pick('2026-07-12', null);

  it('begins a range and ends it', () => {
    expect(begun).toEqual({ kind: 'range', from: '2026-07-12', to: '2026-07-12', isOpen: true });
    const ended = pick('2026-07-20', begun, true);
    expect(ended).toMatchObject({ from: '2026-07-12', to: '2026-07-20', isOpen: false });
    expect(pick('2026-07-13', ended)).toMatchObject({ from: '2026-07-13', isOpen: true });
  });

  it('describes an occupied day, and begins a new range beyond taken nights', () => {
    expect(pick('2026-07-21', begun, true)).toEqual({ kind: 'day', date: '2026-07-21' });
    expect(pick('2026-07-25', begun)).toMatchObject({ from: '2026-07-25', isOpen: true });
  });
});

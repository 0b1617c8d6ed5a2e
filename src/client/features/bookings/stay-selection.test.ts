import { describe, expect, it } from 'vitest';
import { dayStateOn, type Occupation } from '#shared/bookings/occupancy.ts';
import { noRule, type PricePeriod } from '#shared/prices/price-lists.ts';
import { italian } from '#tests/support/languages.ts';
import { listRules } from './listed-price.ts';
import {
  canCheckIn,
  canCheckOut,
  canPick,
  describeDay,
  isNightOffered,
  noSelection,
  openingMonth,
  pickDay,
  ruleOn,
  selectionPartOf,
} from './stay-selection.ts';

const today = '2026-06-10';
const occupations: Occupation[] = [
  { startDate: '2026-07-04', endDate: '2026-07-11', status: 'CONFIRMED' },
  { startDate: '2026-07-20', endDate: '2026-07-22', status: 'NOT_AVAILABLE' },
  { startDate: '2026-08-01', endDate: '2026-08-08', status: 'PENDING' },
];
const periods: PricePeriod[] = [];
const availability = { occupations, periods, today };
const fromFirst = { startDate: '2026-07-01', endDate: '' };

describe('canCheckIn', () => {
  it.each([
    ['2026-06-09', false, 'yesterday'],
    ['2026-06-10', true, 'today'],
    ['2026-07-03', true, 'the day before a stay'],
    ['2026-07-04', false, 'an arrival day'],
    ['2026-07-10', false, 'the last taken night'],
    ['2026-07-11', true, 'a departure day'],
    ['2026-07-20', false, 'the first blocked day'],
    ['2026-07-22', false, 'the last blocked day'],
    ['2026-07-23', true, 'the day after a block'],
    ['2026-08-03', true, 'a day somebody else only asked for'],
    ['2028-06-10', true, 'two years from today'],
    ['2028-06-11', false, 'more than two years from today'],
  ])('%s → %s (%s)', (date, expected) => {
    expect(canCheckIn(date, availability)).toBe(expected);
  });
});

describe('canCheckOut', () => {
  it.each([
    ['2026-07-01', '2026-07-04', true, 'on an arrival day'],
    ['2026-07-01', '2026-07-05', false, 'over a taken night'],
    ['2026-07-01', '2026-07-12', false, 'behind taken nights'],
    ['2026-07-11', '2026-07-20', true, 'from a departure day to the first blocked day'],
    ['2026-07-11', '2026-07-21', false, 'over a blocked day'],
    ['2026-07-01', '2026-07-01', false, 'on the day of arrival'],
    ['2026-07-01', '2026-06-30', false, 'before the arrival'],
    ['2026-07-25', '2026-08-15', true, 'over nights that are only asked for'],
  ])('%s – %s → %s (%s)', (startDate, date, expected) => {
    expect(canCheckOut(startDate, date, availability)).toBe(expected);
  });
});

describe('pickDay', () => {
  it('selects the arrival first, then the departure', () => {
    const arrival = pickDay('2026-07-01', noSelection, availability);
    expect(arrival).toEqual(fromFirst);
    expect(pickDay('2026-07-04', arrival, availability)).toEqual({
      startDate: '2026-07-01',
      endDate: '2026-07-04',
    });
  });

  it('starts over before the arrival and after occupied nights', () => {
    const before = { startDate: '2026-06-20', endDate: '' };
    const behind = { startDate: '2026-07-15', endDate: '' };
    expect(pickDay('2026-06-20', fromFirst, availability)).toEqual(before);
    expect(pickDay('2026-07-15', fromFirst, availability)).toEqual(behind);
  });

  it('starts over when both dates are selected', () => {
    const whole = { startDate: '2026-06-12', endDate: '2026-06-19' };
    expect(pickDay('2026-07-01', whole, availability)).toEqual(fromFirst);
  });

  it('deselects the arrival when it is picked again', () => {
    expect(pickDay('2026-07-01', fromFirst, availability)).toEqual(noSelection);
  });

  it('ignores an occupied or past day', () => {
    expect(pickDay('2026-07-06', noSelection, availability)).toBe(noSelection);
    expect(pickDay('2026-06-01', fromFirst, availability)).toBe(fromFirst);
  });
});

describe('canPick', () => {
  it('allows another guest’s arrival day only as a departure', () => {
    expect(canPick('2026-07-04', noSelection, availability)).toBe(false);
    expect(canPick('2026-07-04', fromFirst, availability)).toBe(true);
    expect(canPick('2026-07-04', { ...fromFirst, endDate: '2026-07-03' }, availability)).toBe(
      false,
    );
  });
});

describe('with the rules of a price list', () => {
  const row = {
    startDate: '2026-01-01',
    endDate: '2026-07-22',
    weeklyPriceCents: 70_000,
    ...noRule,
  };
  const ruled = {
    ...availability,
    periods: [
      row,
      {
        ...row,
        startDate: '2026-07-23',
        endDate: '2026-12-31',
        minNights: 7,
        changeoverDay: 'saturday' as const,
      },
    ],
    occupations: [
      ...occupations,
      { startDate: '2026-08-22', endDate: '2026-08-25', status: 'CONFIRMED' as const },
      { startDate: '2026-08-31', endDate: '2026-09-05', status: 'CONFIRMED' as const },
    ],
  };
  const fromSaturday = { startDate: '2026-07-25', endDate: '' };

  it.each([
    ['2026-07-25', true, 'a Saturday'],
    ['2026-07-26', false, 'a Sunday'],
    ['2026-08-15', true, 'a Saturday with a week before the next stay'],
    ['2026-08-29', false, 'a Saturday with two nights before the next stay'],
    ['2026-07-22', false, 'a blocked day'],
  ])('the arrival on %s → %s (%s)', (date, expected) => {
    expect(canCheckIn(date, ruled)).toBe(expected);
  });

  it('ignores a departure that a rule excludes', () => {
    expect(pickDay('2026-08-02', fromSaturday, ruled)).toBe(fromSaturday);
    expect(canPick('2026-08-02', fromSaturday, ruled)).toBe(false);
    const week = { startDate: '2026-07-25', endDate: '2026-08-01' };
    expect(pickDay('2026-08-01', fromSaturday, ruled)).toEqual(week);
    expect(pickDay('2026-07-25', fromSaturday, ruled)).toEqual(noSelection);
  });

  it('describes on the day why it cannot be chosen', () => {
    expect(ruleOn('2026-07-26', noSelection, ruled, italian)).toBe('arrivo solo di sabato');
    expect(ruleOn('2026-08-29', noSelection, ruled, italian)).toBe('troppo poche notti libere');
    expect(ruleOn('2026-08-02', fromSaturday, ruled, italian)).toBe('partenza solo di sabato');
    expect(ruleOn('2026-08-01', fromSaturday, ruled, italian)).toBeNull();
    expect(ruleOn('2026-08-23', noSelection, ruled, italian)).toBeNull();
    expect(ruleOn('2026-06-20', noSelection, ruled, italian)).toBeNull();
  });
});

describe('with a gap that may be asked for whole', () => {
  const weeks = { minNights: 7, changeoverDay: 'saturday' as const };
  const year = { startDate: '2026-01-01', endDate: '2026-12-31', weeklyPriceCents: 70_000 };
  const stays = [
    { startDate: '2026-07-04', endDate: '2026-07-12', status: 'CONFIRMED' as const },
    { startDate: '2026-07-15', endDate: '2026-07-25', status: 'CONFIRMED' as const },
  ];
  const withGap = (nights: number) => {
    const known = { periods: [{ ...year, ...weeks }], occupations: stays, today };
    const extras = {} as never;
    const list = { ...known, extras, laterExtras: [], roundsToEuro: true };
    const prices = { ...list, rules: { gap: { nights, percent: 0 } } };
    return { ...known, gaps: listRules.gapsOf({ prices, occupations: stays, today }) };
  };
  const inGap = withGap(3);
  const fromFirst = { startDate: '2026-07-12', endDate: '' };

  it('takes its first night as the arrival and its last morning as the departure', () => {
    expect(pickDay('2026-07-12', noSelection, inGap)).toEqual(fromFirst);
    expect(pickDay('2026-07-15', fromFirst, inGap)).toEqual({
      ...fromFirst,
      endDate: '2026-07-15',
    });
    expect(ruleOn('2026-07-12', noSelection, inGap, italian)).toBeNull();
    expect(ruleOn('2026-07-15', fromFirst, inGap, italian)).toBeNull();
  });

  it('says on each other day of it that it goes only whole', () => {
    const words = '3 notti, solo tutte insieme';
    expect(canPick('2026-07-13', noSelection, inGap)).toBe(false);
    expect(ruleOn('2026-07-13', noSelection, inGap, italian)).toBe(words);
    expect(pickDay('2026-07-14', fromFirst, inGap)).toBe(fromFirst);
    expect(ruleOn('2026-07-14', fromFirst, inGap, italian)).toBe(words);
    // Days of no gap have the rule of their period.
    expect(ruleOn('2026-07-26', noSelection, inGap, italian)).toBe('arrivo solo di sabato');
    expect(ruleOn('2026-06-30', noSelection, inGap, italian)).toBe('arrivo solo di sabato');
  });

  it('leaves a longer gap to the rule of its period', () => {
    expect(canCheckIn('2026-07-12', withGap(2))).toBe(false);
    expect(ruleOn('2026-07-12', noSelection, withGap(2), italian)).toBe('arrivo solo di sabato');
  });
});

describe('selectionPartOf', () => {
  const stay = { startDate: '2026-07-01', endDate: '2026-07-04' };
  it.each([
    ['2026-06-30', null],
    ['2026-07-01', 'start'],
    ['2026-07-03', 'within'],
    ['2026-07-04', 'end'],
    ['2026-07-05', null],
  ])('%s → %s', (date, expected) => {
    expect(selectionPartOf(date, stay)).toBe(expected);
  });
});

describe('describeDay', () => {
  const words = (date: string, part: 'start' | null = null) =>
    describeDay(date, { state: dayStateOn(date, occupations), part, today }, italian);

  it.each([
    ['2026-06-09', 'martedì 9 giugno 2026, passato'],
    ['2026-06-10', 'mercoledì 10 giugno 2026, oggi, libero'],
    ['2026-07-03', 'venerdì 3 luglio 2026, libero'],
    ['2026-07-04', 'sabato 4 luglio 2026, partenza possibile'],
    ['2026-07-06', 'lunedì 6 luglio 2026, occupato'],
    ['2026-07-11', 'sabato 11 luglio 2026, arrivo possibile'],
    ['2026-07-21', 'martedì 21 luglio 2026, non disponibile'],
    ['2026-08-02', 'domenica 2 agosto 2026, già richiesto da altri, puoi chiedere lo stesso'],
    ['2028-06-11', 'domenica 11 giugno 2028, non ancora prenotabile'],
  ])('%s → %s', (date, expected) => {
    expect(words(date)).toBe(expected);
  });

  it('tells the reader’s own request from those of others', () => {
    const own = occupations.map((stay) => ({ ...stay, isOwn: true }));
    const facts = { state: dayStateOn('2026-08-02', own), part: null, today };
    expect(describeDay('2026-08-02', facts, italian)).toBe(
      'domenica 2 agosto 2026, la tua richiesta',
    );
  });

  it('states the price of a night', () => {
    const facts = { state: dayStateOn('2026-07-03', occupations), part: null, today };
    expect(describeDay('2026-07-03', { ...facts, price: '150 € a notte' }, italian)).toBe(
      'venerdì 3 luglio 2026, libero, 150 € a notte',
    );
  });

  it('mentions the selection', () => {
    expect(words('2026-07-01', 'start')).toBe('mercoledì 1 luglio 2026, libero, check-in scelto');
  });
});

it('a night is offered if it is free, also on the day that other guests leave, or only requested', () => {
  const isOffered = (date: string) => isNightOffered(date, dayStateOn(date, occupations), today);
  expect(['2026-07-03', '2026-07-11', '2026-08-02'].filter(isOffered)).toHaveLength(3);
  expect(['2026-06-09', '2026-07-04', '2026-07-06', '2028-06-11'].filter(isOffered)).toEqual([]);
});

describe('openingMonth', () => {
  const taken: Occupation = { startDate: '2026-11-02', endDate: '2026-11-26', status: 'CONFIRMED' };
  const asked: Occupation = { ...taken, status: 'PENDING' };
  it.each<[string, Occupation[], string, string]>([
    ['2026-11-24', [], '2026-11', 'a week is left'],
    ['2026-11-25', [], '2026-12', 'six nights are left'],
    ['2026-12-27', [], '2027-01', 'the year ends'],
    ['2026-11-01', [taken], '2026-12', 'all but six nights are taken'],
    ['2026-11-01', [asked], '2026-11', 'they are only asked for'],
  ])('from %s with %j it is %s, since %s', (day, stays, month) => {
    expect(openingMonth({ occupations: stays, today: day })).toBe(month);
  });
});

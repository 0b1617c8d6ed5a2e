import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noRule, type PricePeriod, type StayRule } from '#shared/prices/price-lists.ts';
import { english, french, german, italian } from '#tests/support/languages.ts';
import { addDays, weekdayOf } from './stay-dates.ts';
import {
  brokenRule,
  canStaySomehow,
  formatBrokenRule,
  ruleSentences,
  ruleSentencesOn,
  stayRuleIssue,
} from './stay-rules.ts';

const period = (startDate: string, endDate: string, rule: StayRule): PricePeriod => ({
  startDate,
  endDate,
  weeklyPriceCents: 70_000,
  ...rule,
});

const weeks: StayRule = { minNights: 7, changeoverDay: 'saturday' };
const threeNights: StayRule = { minNights: 3, changeoverDay: null };

// 25 July and 29 August 2026 are Saturdays.
const periods = [
  period('2026-01-01', '2026-06-30', noRule),
  period('2026-07-01', '2026-07-24', threeNights),
  period('2026-07-25', '2026-08-09', weeks),
  period('2026-08-10', '2026-08-29', weeks),
  period('2026-08-30', '2026-12-31', noRule),
];

const weeksText =
  'Dal 25 luglio al 29 agosto si soggiorna solo da sabato a sabato, soggiorno minimo 7 notti.';

const breach = (startDate: string, endDate: string) =>
  brokenRule({ startDate, endDate }, periods)?.what ?? null;

describe('a rule', () => {
  it('is read once for neighbouring periods', () => {
    expect(ruleSentences(periods, italian)).toEqual([
      'Dal 1 al 24 luglio il soggiorno minimo è di 3 notti.',
      weeksText,
    ]);
    expect(ruleSentencesOn(['2026-08-12', '2026-09-12'], periods, italian)).toEqual([weeksText]);
    expect(ruleSentencesOn(['2026-09-12'], periods, italian)).toEqual([]);
    // A year without a list has the rules of the latest.
    expect(ruleSentencesOn(['2027-08-12'], periods, italian)).toEqual([weeksText]);
  });

  it.each([
    ['2026-07-25', '2026-08-01', null, 'a week from Saturday'],
    ['2026-08-08', '2026-08-22', null, 'two weeks over two periods'],
    ['2026-07-26', '2026-08-01', 'arrival', 'a Sunday'],
    ['2026-07-25', '2026-08-02', 'departure', 'eight nights'],
    ['2026-07-18', '2026-07-25', null, 'to the first Saturday'],
    ['2026-07-24', '2026-07-26', 'departure', 'one night into the weeks'],
    ['2026-07-22', '2026-08-01', null, 'into the weeks, to a Saturday'],
    ['2026-08-22', '2026-09-02', null, 'out of the weeks'],
    ['2026-08-29', '2026-08-31', 'nights', 'the last Saturday only'],
    ['2026-07-01', '2026-07-03', 'nights', 'two nights of at least three'],
    ['2026-06-29', '2026-07-02', null, 'three nights, one of them with the rule'],
    ['2026-06-30', '2026-07-02', 'nights', 'two nights, one of them with the rule'],
    ['2026-07-25', '2026-07-25', 'departure', 'a day of the weeks'],
    ['2026-05-01', '2026-05-01', null, 'a day without a rule'],
  ])('%s – %s → %s (%s)', (startDate, endDate, expected, _why) => {
    expect(breach(startDate, endDate)).toBe(expected);
  });

  it('reports an error at the right field', () => {
    expect(
      stayRuleIssue({ startDate: '2026-08-12', endDate: '2026-08-15' }, periods, italian),
    ).toEqual({
      path: 'startDate',
      message: weeksText,
    });
    const short = { startDate: '2026-07-02', endDate: '2026-07-04' };
    expect(stayRuleIssue(short, periods, italian)).toEqual({
      path: 'endDate',
      message: 'Dal 1 al 24 luglio il soggiorno minimo è di 3 notti.',
    });
  });

  it.each([
    [
      english,
      'From 25 July to 29 August, stays run from Saturday to Saturday, for at least 7 nights.',
      'From 1 to 24 July, stays are for at least 3 nights.',
      'arrival on Saturdays only',
    ],
    [
      german,
      'Vom 25. Juli bis zum 29. August sind Aufenthalte nur von Samstag bis Samstag möglich, mindestens 7 Nächte.',
      'Vom 1. bis zum 24. Juli beträgt der Mindestaufenthalt 3 Nächte.',
      'Anreise nur an Samstagen',
    ],
    [
      french,
      'Du 25 juillet au 29 août, les séjours vont du samedi au samedi, 7 nuits au minimum.',
      'Du 1er au 24 juillet, les séjours sont d’au moins 3 nuits.',
      'arrivée le samedi uniquement',
    ],
  ])('is written in the words of $locale', (language, weeksOfRule, nights, arrival) => {
    expect(ruleSentences(periods, language)).toEqual([nights, weeksOfRule]);
    const broken = brokenRule({ startDate: '2026-08-12', endDate: '2026-08-15' }, periods);
    expect(broken && formatBrokenRule(broken, language)).toBe(arrival);
  });

  it('is short on a day of the calendar', () => {
    const words = (startDate: string, endDate: string) => {
      const broken = brokenRule({ startDate, endDate }, periods);
      return broken && formatBrokenRule(broken, italian);
    };
    expect(words('2026-08-12', '2026-08-15')).toBe('arrivo solo di sabato');
    expect(words('2026-07-25', '2026-08-03')).toBe('partenza solo di sabato');
    expect(words('2026-07-02', '2026-07-03')).toBe('almeno 3 notti');
  });
});

describe('canStaySomehow', () => {
  it('needs a gap as long as the minimum', () => {
    expect(canStaySomehow('2026-08-01', '2026-08-08', periods)).toBe(true);
    expect(canStaySomehow('2026-08-01', '2026-08-07', periods)).toBe(false);
    expect(canStaySomehow('2026-08-02', '2026-08-20', periods)).toBe(false);
    expect(canStaySomehow('2026-07-10', '2026-07-12', periods)).toBe(false);
  });

  it('is true exactly where some departure breaks no rule', () => {
    const rule = fc.record({
      minNights: fc.integer({ min: 1, max: 14 }),
      changeoverDay: fc.constantFrom(null, 'saturday' as const, 'wednesday' as const),
    });
    fc.assert(
      fc.property(
        fc.tuple(rule, rule, rule),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        ([first, second, third], offset, length) => {
          const list = [
            period('2026-01-01', '2026-06-15', first),
            period('2026-06-16', '2026-07-10', second),
            period('2026-07-11', '2026-12-31', third),
          ];
          const arrival = addDays('2026-05-25', offset);
          const departures = Array.from({ length }, (_, at) => addDays(arrival, at + 1));
          const allowed = departures.filter(
            (endDate) => brokenRule({ startDate: arrival, endDate }, list) === null,
          );
          expect(canStaySomehow(arrival, addDays(arrival, length), list)).toBe(allowed.length > 0);
          const { changeoverDay } = list.find(({ endDate }) => arrival <= endDate) ?? noRule;
          if (allowed.length > 0 && changeoverDay === 'saturday') {
            expect(weekdayOf(arrival)).toBe(5);
          }
        },
      ),
      { seed: 25 },
    );
  });

  it('allows every stay without rules', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 60 }),
        (offset, nights) => {
          const startDate = addDays('2026-01-01', offset);
          const free = [period('2026-01-01', '2026-12-31', noRule)];
          expect(brokenRule({ startDate, endDate: addDays(startDate, nights) }, free)).toBeNull();
          expect(canStaySomehow(startDate, addDays(startDate, 1), free)).toBe(true);
        },
      ),
      { seed: 7 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { noRule } from '#shared/prices/price-lists.ts';
import { missingPriceYear } from './missing-price-year.ts';

const listOf = (year: number) => ({
  startDate: `${year}-05-01`,
  endDate: `${year}-09-30`,
  weeklyPriceCents: 50_000,
  ...noRule,
});

describe('the price list to write', () => {
  const lists = [listOf(2025), listOf(2026)];

  it('is next year’s from October on', () => {
    expect(missingPriceYear(lists, '2026-09-30')).toBeNull();
    expect(missingPriceYear(lists, '2026-10-01')).toBe(2027);
  });

  it('is none once next year has one, or while this year has none either', () => {
    expect(missingPriceYear([...lists, listOf(2027)], '2026-11-27')).toBeNull();
    expect(missingPriceYear([listOf(2025)], '2026-11-27')).toBeNull();
    expect(missingPriceYear([], '2026-11-27')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { formatEuroInput, parseEuros } from './euro-input.ts';

describe('parseEuros', () => {
  it.each([
    ['1150', 115_000],
    ['1.150', 115_000],
    [' 1.150 € ', 115_000],
    ['1 150', 115_000],
    ['790,00', 79_000],
    ['2,5', 250],
    ['2,50', 250],
    ['0', 0],
    ['1.150,05', 115_005],
  ])('parses %j', (typed, cents) => {
    expect(parseEuros(typed)).toBe(cents);
  });

  it.each(['', ' ', '€', '-5', '1.15', '2.50', '1,150', '11.50,0', 'molto', '1e3', '12345678'])(
    'rejects %j rather than guess',
    (typed) => {
      expect(parseEuros(typed)).toBeNull();
    },
  );

  it('parses a field’s own format', () => {
    for (const cents of [0, 5, 250, 3000, 115_000, 10_000_000]) {
      expect(parseEuros(formatEuroInput(cents))).toBe(cents);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { centsOf, inputOf, lineValues, newOffers, toAnybody } from './offer.form.ts';

describe('an amount', () => {
  it.each([
    ['790', 790_00],
    ['1.150,50', 1150_50],
    ['-50', -50_00],
    ['− 2,50 €', -2_50],
    [' –50', -50_00],
    ['-0', 0],
    ['', Number.NaN],
    ['-', Number.NaN],
    ['50-', Number.NaN],
    ['gratis', Number.NaN],
  ])('typed as %j is %d cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it('is the same after it was shown', () => {
    const lines = [790_00, 0, -50_00, 12_345_67, -1].map((amountCents) => ({
      ...({ kind: 'other', label: 'Voce', amountCents } as const),
    }));
    expect(lineValues(lines).map(({ amount }) => centsOf(amount))).toEqual(
      lines.map(({ amountCents }) => amountCents),
    );
  });
});

describe('the input', () => {
  const days = { startDate: '2026-07-04', endDate: '2026-07-11' };

  it('leaves the price to the list until staff change it', () => {
    const values = newOffers(toAnybody, '2026-05-20', days);
    expect(values.validUntil).toBe('2026-05-23');
    expect(inputOf(toAnybody, values).offers).toEqual([{ ...days, numberOfGuests: 2 }]);
  });

  it('names a person only where nobody is known', () => {
    const to = { ...toAnybody, bookingId: 7 };
    const input = inputOf(to, newOffers(to, '2026-05-20', days));
    expect(input).toMatchObject({ bookingId: 7 });
    expect(input).not.toHaveProperty('guestName');
  });
});

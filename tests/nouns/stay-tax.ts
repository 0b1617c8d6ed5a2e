import type { Noun } from '#tests/support/noun.ts';
import { noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'the tourist tax of a stay',
  access: {
    'touristTax.ofStay': [staffOnly, noSuchId],
    'touristTax.updateOfStay': [staffOnly, { ...noSuchId, collector: 'portal' }],
  },
  edited: {
    tables: ['touristTaxStays'],
    make: ({ call }) => {
      const stay = {
        startDate: '2027-01-09',
        endDate: '2027-01-16',
        guestName: 'Sabine Krüger',
        numberOfGuests: 2,
      };
      return call('bookings.enter', stay);
    },
    read: ({ call }, id) => call('touristTax.ofStay', { id }),
    update: 'touristTax.updateOfStay',
    change: (n) => ({ collectedCents: 100 * n, collector: 'portal' }),
  },
  secrets: 'its words are encrypted, and no label has them: tourist-tax.test.ts',
  visitors: 'visitors read the sum of the price list',
  form: 'it is shown once the tax is on: tests/e2e/tourist-tax.thorough.test.ts',
};

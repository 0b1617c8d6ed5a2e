import type { Noun } from '#tests/support/noun.ts';
import { adminOnly, everybody, staffOnly } from '#tests/support/verdicts.ts';

const rule = { from: '2026-01-01', amount: { kind: 'fixed', cents: 250 }, freeUnderAge: 14 };

export const noun: Noun = {
  what: 'the rules of the tourist tax',
  access: {
    'touristTax.settings': staffOnly,
    'touristTax.updateSettings': [adminOnly, { dueDays: 20 }],
    'touristTax.landingFee': everybody,
    'touristTax.page': [staffOnly, { year: 2026 }],
    'touristTax.file': [staffOnly, { year: 2026 }],
    'touristTax.declare': [staffOnly, { year: 2026, quarter: 1 }],
  },
  edited: {
    tables: ['touristTaxSettings'],
    read: ({ call }) => call('touristTax.settings'),
    update: 'touristTax.updateSettings',
    change: (n) => ({ kind: 'tax', rules: [rule], dueDays: 20 + n }),
  },
  day: ({ call }) => call('touristTax.declare', { year: 2026, quarter: 2 }),
  secrets: 'it has figures, and the words of exemptions, which staff choose',
  visitors:
    'visitors read the sum of the price list; a landing fee is in tests/e2e/tourist-tax.thorough.test.ts',
  form: 'it is folded until it is on: tests/e2e/tourist-tax.thorough.test.ts',
};

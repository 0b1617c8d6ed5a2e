import type { Noun } from '#tests/support/noun.ts';
import { adminOnly, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'the payment terms',
  access: {
    'paymentTerms.get': staffOnly,
    'paymentTerms.update': [adminOnly, { balanceDays: 30 }],
  },
  edited: {
    tables: [],
    read: ({ call }) => call('paymentTerms.get'),
    update: 'paymentTerms.update',
    change: (n) => ({ balanceDays: 20 + n, otherWays: 'Contanti all’arrivo', isOn: true }),
  },
  secrets: 'the account and its holder are told to guests, who pay to it',
  visitors: 'they read sentences made of it: payment-terms.test.ts',
  form: 'tests/e2e/money.thorough.test.ts',
};

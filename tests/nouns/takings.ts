import type { Noun } from '#tests/support/noun.ts';
import { staffOnly } from '#tests/support/verdicts.ts';

const year = { year: 2026 };

export const noun: Noun = {
  what: 'the takings of a year',
  access: {
    'takings.year': [staffOnly, year],
    'takings.csv': [staffOnly, year],
    'takings.workbook': [staffOnly, year],
  },
  secrets: 'it has only what its stays and payments say',
  visitors: 'only staff see what came',
  form: 'it is read, and nobody edits it',
};

import { expect, it } from 'vitest';
import { rush } from '#tests/faults/load/rush.ts';

// A little of what `npm run test:faults` does. How long an answer takes is no test.

it('logins, pictures and a backup at once put nobody off without a word, and spoil no visit', async () => {
  expect((await rush({ logins: 80, uploads: 4 })).id).toBe('K2');
});

import { expect, it } from 'vitest';
import { rush } from '#tests/faults/load/rush.ts';

// A short run of the load in `npm run test:faults`. Response times are not tested.

it('logins, pictures and a backup at once fail no request silently, and disturb no visit', async () => {
  expect((await rush({ logins: 80, uploads: 4 })).id).toBe('K2');
});

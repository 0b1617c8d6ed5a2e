import { expect, it } from 'vitest';
import { racesOfTwoProcesses } from '#tests/faults/races/night-races.ts';
import { sameRequest } from '#tests/faults/races/same-request.ts';

// A handful of what `npm run test:faults` does many times.

it('of all who want the same nights at the same moment one gets them, from two processes too', async () => {
  expect((await racesOfTwoProcesses(2)).id).toBe('I4');
});

it('a request that is sent again and again is one, with its mails', async () => {
  expect((await sameRequest(1)).id).toBe('I5');
});

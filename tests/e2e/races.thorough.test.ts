import { expect, it } from 'vitest';
import { racesOfTwoProcesses } from '#tests/faults/races/night-races.ts';
import { sameRequest } from '#tests/faults/races/same-request.ts';

// A few rounds of `npm run test:faults`.

it('of simultaneous requests for the same nights one wins, also from two processes', async () => {
  expect((await racesOfTwoProcesses(2)).id).toBe('I4');
});

it('a repeatedly sent request counts once, with its mails', async () => {
  expect((await sameRequest(1)).id).toBe('I5');
});

import type { AnyTRPCProcedure } from '@trpc/server';
import { expect, it } from 'vitest';
import { appRouter } from '#server/app-router.ts';
import type { Card } from '#server/card/card.ts';
import { cards } from '#server/cards.ts';
import { rawRoutes } from '#server/http/rest/raw-routes.ts';
import type { ProcedureMeta } from '#server/trpc/trpc.ts';

// Every mutation has a label in the log, or a reason why it is not logged.

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>,
).map(([name, procedure]) => ({
  name,
  type: procedure._def.type,
  audit: ((procedure._def.meta ?? {}) as ProcedureMeta).audit,
}));

const labels = Object.values<Card>(cards).flatMap(({ audit = {} }) => Object.entries(audit));

const recorded = [
  ...procedures
    .filter(({ type, audit }) =>
      type === 'mutation' ? typeof audit !== 'object' : audit !== undefined,
    )
    .map(({ name }) => name),
  ...rawRoutes.map(({ name }) => name),
  // Presses on pages at secret addresses.
  'cleaning.tickTask',
  'mailAnswers.answer',
  // Actions of `npm run admin`.
  'shell.password',
  'shell.link',
  'shell.passkeys',
];

it('knows words for every mutation that is not left out, and for nothing else', () => {
  expect(labels.map(([name]) => name).sort()).toEqual(recorded.sort());
});

it.each(procedures.filter(({ audit }) => typeof audit === 'object'))(
  '$name is left out for a reason',
  ({ audit }) => {
    expect(audit).toEqual({ leftOut: expect.stringMatching(/\w{2,}( \S+){3,}/) });
  },
);

it.each(labels)('%s reads as a sentence whatever its detail', (_name, words) => {
  const { did, detail } = words;
  const actions = typeof did === 'string' ? [did] : Object.values(did);
  for (const action of actions) expect(action).toMatch(/^[a-zà-ù]+(to|so)\b[^.,:]*$/);
  if (typeof did !== 'string') expect(did['']).toBeDefined();
  if (detail) expect(typeof did).toBe('object');
});

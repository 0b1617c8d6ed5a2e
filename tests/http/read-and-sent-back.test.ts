import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { contactMessage, makeUser } from '#tests/support/factories.ts';
import { type Use, useOf } from '#tests/support/noun.ts';
import { nouns } from '#tests/support/nouns.ts';
import { hasRestPath, type Transport, viaRest } from '#tests/support/transports.ts';

// The answer of a call, sent back as it is with its nulls, changes nothing.

/** REST answers staff all of a list by the address at which visitors read theirs. */
const byRest: Transport = (t, name, ...rest) =>
  viaRest(t, hasRestPath(name) ? name : name.replace('listAll', 'list'), ...rest);

let t: TestApp;
let use: Use;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  const { token } = await makeUser(t.app, 'ADMIN', { locale: 'de' });
  use = useOf(t, byRest, { admin: token });
});
afterAll(() => t.close());

const withoutVersion = (entity: Record<string, unknown>) => ({
  ...entity,
  version: undefined,
  updatedAt: undefined,
  updated_at: undefined,
});

const sentBack = nouns.flatMap(({ what, edited }) =>
  edited && !edited.notSentBack ? [{ what, ...edited }] : [],
);

it.each(sentBack)('$what', async ({ make, read, update }) => {
  const id = (await make?.(use))?.id ?? 0;
  const before = await read(use, id);
  await use.call(update, before);
  expect(withoutVersion(await read(use, id))).toEqual(withoutVersion(before));
});

it.each(['passkeys', 'mailAnswers'])('the rule on %s', async (feature) => {
  const before = await use.call(`${feature}.policy`);
  await use.call(`${feature}.setPolicy`, before);
  expect(await use.call(`${feature}.policy`)).toEqual(before);
});

it('a message without a telephone number', async () => {
  const sent = await use.call('messages.create', {
    ...contactMessage({ locale: 'de' }),
    phone: null,
  });
  const again = await use.call('messages.create', { ...sent, message: 'Un altro messaggio.' });
  for (const answer of [sent, again]) expect(answer).toMatchObject({ phone: null, locale: 'de' });
});

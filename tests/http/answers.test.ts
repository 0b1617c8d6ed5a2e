import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { useOf } from '#tests/support/noun.ts';
import { nouns } from '#tests/support/nouns.ts';
import {
  describeCall,
  hasRestPath,
  procedureNames,
  transports,
  viaRest,
} from '#tests/support/transports.ts';

// No answer contains another person's secrets, read as a visitor, as a user, and as another user.

const SECRET = 'segreto-di';

let t: TestApp;
let owner: { id: number; email: string; token: string };
let other: { id: number; email: string; token: string };

beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  const admin = await makeUser(t.app, 'ADMIN', { email: `${SECRET}-staff@example.com` });
  owner = await makeUser(t.app, 'USER', { email: `${SECRET}-utente@example.com`, name: 'Nota' });
  other = await makeUser(t.app, 'USER', { email: 'altro@example.com' });
  const use = useOf(t, viaRest, { admin: admin.token, guest: owner.token });
  for (const { secrets } of nouns) {
    if (typeof secrets === 'function') await secrets(use, SECRET);
  }
});
afterAll(() => t.close());

/** Inputs that find something; each procedure is called with all that differ to it. */
const inputs: (Record<string, unknown> | undefined)[] = [
  undefined,
  ...['1', '2', '3', 'pagina-in-bozza', `${SECRET}-articolo`].map((id) => ({ id })),
  ...[1, 2, 3].map((id) => ({ id })),
  { page: 1, limit: 20, search: SECRET },
  { startDate: '2026-07-04', endDate: '2026-07-11', numberOfGuests: 2 },
  { isDefault: true },
  {},
];

/** One of those that a procedure reads alike, and one of those that it refuses. */
const inputsOf = (name: string) => {
  const { input } = describeCall(name);
  const asRead = (value: unknown) => JSON.stringify(input.safeParse(value).data);
  return new Map(inputs.map((value) => [asRead(value), value])).values();
};

describe.each(transports)('by %s', (transportName, transport) => {
  const reachable = procedureNames.filter((name) => transportName === 'tRPC' || hasRestPath(name));
  const queries = reachable.filter((name) =>
    /\.(list|get|page|mine|me|approved|sample|status|uses|quote)/.test(name),
  );

  it.each(queries)('%s tells a visitor and another user nothing of others', async (name) => {
    for (const token of [undefined, other.token]) {
      for (const input of inputsOf(name)) {
        const { status, data, text } = await transport(t, name, input, token);
        expect(status).toBeLessThan(500);
        expect(JSON.stringify([data, text])).not.toMatch(/segreto-di|[\da-f]{64}|\$argon2/);
      }
    }
  });

  it('the owner alone is told what is the owner’s', async () => {
    const mine = async (token: string) =>
      (await transport(t, 'bookings.mine', undefined, token)).data;
    expect(await mine(owner.token)).toMatchObject([{ note: `${SECRET} nota` }]);
    expect(await mine(other.token)).toEqual([]);
    const sessions = async (token: string) =>
      (await transport(t, 'sessions.list', undefined, token)).data.map(
        ({ id }: { id: number }) => id,
      );
    const [own] = await sessions(owner.token);
    expect(await sessions(other.token)).not.toContain(own);
    expect((await transport(t, 'sessions.end', { id: own }, other.token)).status).toBe(404);
    expect((await transport(t, 'accounts.me', undefined, owner.token)).data.user.email).toBe(
      owner.email,
    );
    expect((await transport(t, 'accounts.me', undefined, other.token)).data.user.id).toBe(other.id);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, contactMessage, makeUser, putImages } from '#tests/support/factories.ts';
import { hasRestPath, procedureNames, transports, viaRest } from '#tests/support/transports.ts';

// Every answer there is, read as a visitor, as a user, and as another user: nobody else's secrets.

const SECRET = 'segreto-di';

let t: TestApp;
let owner: { id: number; email: string; token: string };
let other: { id: number; email: string; token: string };

beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  const { token } = await makeUser(t.app, 'ADMIN', { email: `${SECRET}-staff@example.com` });
  await putImages(t.app, 'a.webp', 'a.svg');
  owner = await makeUser(t.app, 'USER', { email: `${SECRET}-utente@example.com`, name: 'Nota' });
  other = await makeUser(t.app, 'USER', { email: 'altro@example.com' });
  const call = async (name: string, input: Record<string, unknown>, as: string | undefined) => {
    const outcome = await viaRest(t, name, input, as);
    expect(outcome.status, `${name} ${outcome.text}`).toBeLessThan(300);
  };
  const guest = {
    guestName: `${SECRET} ospite`,
    guestEmail: `${SECRET}-ospite@example.com`,
    note: `${SECRET} nota`,
  };
  await call('bookings.create', bookingRequest(guest), owner.token);
  await call(
    'bookings.block',
    { startDate: '2026-10-01', endDate: '2026-10-03', reason: `${SECRET} motivo` },
    token,
  );
  const sender = { name: `${SECRET} mittente`, email: `${SECRET}-mittente@example.com` };
  await call('messages.create', contactMessage({ ...sender, phone: `${SECRET}-333` }), undefined);
  await call('reviews.create', { comment: `${SECRET} recensione che attende` }, owner.token);
  await call('tasks.create', { name: `${SECRET} compito` }, token);
  const text = `<p>${SECRET} bozza, e abbastanza lunga da essere un testo che si legge.</p>`;
  const page = { title: `${SECRET} pagina`, slug: 'pagina-in-bozza', content: text };
  await call('pages.create', { ...page, published: false }, token);
  const post = { title: `${SECRET} articolo`, excerpt: `${SECRET} estratto`, content: text };
  await call('blog.create', { ...post, coverImage: 'a.webp', published: false }, token);
  const entry = { label: `${SECRET} voce`, url: '/admin', visibleTo: 'EDITOR' };
  await call('menu.create', entry, token);
  const box = { icon: 'a.svg', title: `${SECRET} casella`, description: 'Una casella in bozza.' };
  await call('featureBoxes.create', box, token);
});
afterAll(() => t.close());

/** What finds something: each procedure is asked for all of them, and reads the ones it knows. */
const inputs: Record<string, unknown>[] = [
  ...['1', '2', '3', 'pagina-in-bozza', `${SECRET}-articolo`].map((id) => ({ id })),
  ...[1, 2, 3].map((id) => ({ id })),
  { page: 1, limit: 20, search: SECRET },
  { startDate: '2026-07-04', endDate: '2026-07-11', numberOfGuests: 2 },
  { isDefault: true },
  {},
];

describe.each(transports)('by %s', (transportName, transport) => {
  const reachable = procedureNames.filter((name) => transportName === 'tRPC' || hasRestPath(name));
  const queries = reachable.filter((name) =>
    /\.(list|get|page|mine|me|approved|sample|status|uses|quote)/.test(name),
  );

  it.each(queries)('%s tells a visitor and another user nothing of others', async (name) => {
    for (const token of [undefined, other.token]) {
      for (const input of [undefined, ...inputs]) {
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

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { listed, type Use, useOf } from '#tests/support/noun.ts';
import { nouns } from '#tests/support/nouns.ts';
import { type Outcome, transports, viaTrpc } from '#tests/support/transports.ts';

// Two people edit one thing: the second gets a conflict, and nothing is overwritten without a word.

let t: TestApp;
let token: string;
let use: Use;

type Entity = Outcome['data'];

const edited = nouns.flatMap(({ what, edited }) => (edited ? [{ what, ...edited }] : []));

// One app for each way in: each noun is made once, and its tests go on where the one before ended.
describe.each(transports)('what is edited, by %s', (_name, transport) => {
  beforeAll(async () => {
    t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
    token = (await makeUser(t.app, 'ADMIN')).token;
    use = useOf(t, viaTrpc, { admin: token });
  });
  afterAll(() => t.close());

  describe.each(edited)('$what', ({ update, make, read: readOne, change, said }) => {
    let id: number | undefined;
    beforeAll(async () => {
      id = (await make?.(use))?.id;
    });
    const read = () => readOne(use, id ?? 0);
    const write = (n: number, seenVersion?: number) =>
      transport(t, update, { id, ...change(n), seenVersion }, token);
    const expectSaid = async (n: number) => {
      const entity = await read();
      expect(said?.(entity) ?? entity).toMatchObject(change(n));
    };

    it('takes the first of two who read the same, and tells the second', async () => {
      const { version } = await read();
      expect((await write(1, version)).status).toBe(200);
      const after = await read();
      await expectSaid(1);
      expect(after.version).toBeGreaterThan(version);
      expect(await write(2, version)).toMatchObject({
        status: 409,
        code: 'CHANGED_MEANWHILE',
        text: expect.stringContaining('nel frattempo'),
      });
      expect(await read()).toEqual(after);
      expect((await write(2, after.version)).status).toBe(200);
      await expectSaid(2);
    });

    it('takes one of six at the same moment', async () => {
      const { version } = await read();
      const outcomes = await Promise.all(Array.from({ length: 6 }, (_, n) => write(n, version)));
      const winners = outcomes.flatMap(({ status }, n) => (status === 200 ? [n] : []));
      expect(winners).toHaveLength(1);
      expect(outcomes.filter(({ code }) => code === 'CHANGED_MEANWHILE')).toHaveLength(5);
      await expectSaid(Number(winners[0]));
    });

    it('stays as it is when a change names no field', async () => {
      expect((await write(1)).status).toBe(200);
      // A whole entity that lacks its fields is refused.
      expect((await transport(t, update, { id }, token)).status).toBeOneOf([200, 400]);
      await expectSaid(1);
    });

    it('is changed by whoever names no version, last of all', async () => {
      expect((await write(1)).status).toBe(200);
      expect((await write(2)).status).toBe(200);
      await expectSaid(2);
      expect(await write(3, -1)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    });
  });

  it('is not moved in the menu by whoever saw another order', async () => {
    const items = await use.call('menu.listAll');
    const [first, second, third] = items.map(({ id, order, version }: Entity) => ({
      id,
      order,
      seenVersion: version,
    }));
    const swap = (a: Entity, b: Entity) =>
      transport(
        t,
        'menu.updateOrder',
        {
          updates: [
            { ...a, order: b.order },
            { ...b, order: a.order },
          ],
        },
        token,
      );
    expect((await swap(second, third)).status).toBe(200);
    expect(await swap(first, second)).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    const ids = (await use.call('menu.listAll')).map(({ id }: Entity) => id);
    expect(ids.slice(0, 3)).toEqual([first.id, third.id, second.id]);
  });

  it('is not decided on by whoever saw another decision', async () => {
    const { id } = await use.call('bookings.create', bookingRequest());
    const { version } = await listed('bookings.list')(use, id);
    const decide = (status: string) =>
      transport(t, 'bookings.setStatus', { id, status, seenVersion: version }, token);
    expect((await decide('CONFIRMED')).status).toBe(200);
    expect(await decide('REJECTED')).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect((await listed('bookings.list')(use, id)).status).toBe('CONFIRMED');
  });

  it('keeps what a toggle does not name', async () => {
    const { id } = await use.call('tasks.create', { name: 'Caldaia' });
    const { version } = await listed('tasks.list')(use, id);
    await transport(t, 'tasks.update', { id, name: 'Caldaia nuova', seenVersion: version }, token);
    await transport(t, 'tasks.setCompleted', { id, completed: true }, token);
    expect(await listed('tasks.list')(use, id)).toMatchObject({
      name: 'Caldaia nuova',
      completed: true,
    });
  });
});

it('knows every table with a version: a file of tests/nouns names each', async () => {
  const app = await createTestApp();
  const { rows } = await sql<{ name: string }>`
    SELECT tables.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND columns.name = 'version'`.execute(app.app.database);
  await app.close();
  const inCamelCase = ({ name }: { name: string }) =>
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  // The version of the sample house's items is the one with which they were inserted.
  const tables = rows.map(inCamelCase).filter((name) => name !== 'sampleItems');
  const known = new Set<string>(edited.flatMap((noun) => noun.tables));
  expect(tables.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !tables.includes(name))).toEqual([]);
});

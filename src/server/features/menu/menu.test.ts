import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
  await t.app.database.deleteFrom('menuItems').where('parentId', 'is not', null).execute();
  await t.app.database.deleteFrom('menuItems').execute();
});
afterEach(() => t.close());

const add = async (label: string, own: Record<string, unknown> = {}): Promise<MenuItem> =>
  (await viaRest(t, 'menu.create', { label, ...own }, token)).data;

const labels = (items: MenuItem[]): unknown[] =>
  items.flatMap(({ label, children }) =>
    children.length > 0 ? [label, labels(children)] : [label],
  );

const menuOf = async (as?: string): Promise<unknown[]> =>
  labels((await viaRest(t, 'menu.list', undefined, as)).data);

const orders = async (): Promise<number[]> => {
  const { data } = await viaRest(t, 'menu.list');
  return data.map(({ order }: MenuItem) => order);
};

describe('the menu', () => {
  const call = (name: string, input: Record<string, unknown>) =>
    viaRest(t, `menu.${name}`, input, token);

  it('fills in an entry’s omitted fields, and adds it as the last of its siblings', async () => {
    await add('Home', { url: '/' });
    const { status, data } = await call('create', { label: ' La casa ', slug: '', url: '' });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(Number),
      label: 'La casa',
      url: null,
      slug: null,
      parentId: null,
      order: 2,
      showOnDesktop: true,
      showOnMobile: true,
      visibleTo: 'USER',
      version: 1,
      children: [],
    });
    const child = await call('create', { label: 'Interni', slug: 'interni', parentId: data.id });
    expect(child.data).toMatchObject({ parentId: data.id, order: 1 });
    expect(await menuOf()).toEqual(['Home', 'La casa', ['Interni']]);
  });

  it('takes no entry with what is wrong', () =>
    expectEach(
      [
        [{ label: ' ' }, 'Il campo "label" è obbligatorio.'],
        [{ label: undefined }, 'Il campo "label" è obbligatorio.'],
        [
          { label: 'A', showOnDesktop: false, showOnMobile: false },
          'Devi selezionare almeno un dispositivo.',
        ],
        [
          { label: 'A', slug: 'La Casa' },
          'Lo slug può contenere solo lettere minuscole, numeri e trattini.',
        ],
        [
          { label: 'A', url: 'javascript:alert(1)' },
          'Inserisci un indirizzo che inizia con / oppure con https://',
        ],
        [{ label: 'A', parentId: 4711 }, 'La voce superiore non esiste più.'],
      ],
      async ([wrong, message]) => {
        expect(await call('create', wrong)).toMatchObject({ status: 400, text: message });
        expect(await menuOf()).toEqual([]);
      },
    ));

  it('changes an entry in part; an emptied label says so', async () => {
    const { id } = await add('Home', { url: '/' });
    const changed = await call('update', { id, label: '', url: '', visibleTo: 'ADMIN' });
    expect(changed.data).toMatchObject({
      label: 'Senza etichetta',
      url: null,
      visibleTo: 'ADMIN',
      showOnDesktop: true,
    });
  });

  it('keeps an entry on one device at least', async () => {
    const { id } = await add('Home', { showOnMobile: false });
    expect(await call('update', { id, showOnDesktop: false })).toMatchObject({
      status: 400,
      text: 'Devi selezionare almeno un dispositivo.',
    });
    const swapped = { id, showOnDesktop: false, showOnMobile: true };
    expect((await call('update', swapped)).status).toBe(200);
  });

  it('lets no entry be its own descendant, or too deep', async () => {
    const a = await add('A');
    const b = await add('B', { parentId: a.id });
    const c = await add('C', { parentId: b.id });
    for (const parentId of [a.id, b.id, c.id]) {
      expect(await call('update', { id: a.id, parentId })).toMatchObject({
        status: 400,
        text: 'Una voce non può stare sotto se stessa.',
      });
    }
    expect(await call('create', { label: 'D', parentId: c.id })).toMatchObject({
      status: 400,
      text: 'Il menu ha al massimo 3 livelli.',
    });
    const other = await add('Altra');
    expect((await call('update', { id: b.id, parentId: other.id })).status).toBe(200);
    expect(await menuOf()).toEqual(['A', 'Altra', ['B', ['C']]]);
  });

  it('swaps two entries', async () => {
    const a = await add('A');
    const b = await add('B');
    await add('C');
    const updates = [
      { id: a.id, order: b.order },
      { id: b.id, order: a.order },
    ];
    const { status, data } = await call('updateOrder', { updates });
    expect(status).toBe(200);
    expect(labels(data.items)).toEqual(['B', 'A', 'C']);
    expect(await orders()).toEqual([1, 2, 3]);
  });

  it('deletes an entry that has no children', async () => {
    const a = await add('A');
    const b = await add('B', { parentId: a.id });
    expect(await call('delete', { id: a.id })).toMatchObject({
      status: 409,
      text: 'Impossibile cancellare una voce che ha dei figli.',
    });
    expect((await call('delete', { id: b.id })).status).toBe(200);
    expect((await call('delete', { id: a.id })).data).toEqual({
      message: 'Voce eliminata con successo.',
    });
    expect((await call('delete', { id: a.id })).status).toBe(404);
  });

  it('shows each role its own entries', async () => {
    await add('Tutti');
    await add('Redazione', { visibleTo: 'EDITOR' });
    await add('Amministratori', { visibleTo: 'ADMIN' });
    const admin = await makeUser(t.app, 'ADMIN');
    const user = await makeUser(t.app, 'USER');
    const unproven = await makeUser(t.app, 'ADMIN', { confirmed: false });
    const seenBy = async (as?: string) =>
      labels((await viaRest(t, 'menu.list', undefined, as)).data);
    expect(await seenBy()).toEqual(['Tutti']);
    expect(await seenBy(user.token)).toEqual(['Tutti']);
    expect(await seenBy(unproven.token)).toEqual(['Tutti']);
    expect(await seenBy(token)).toEqual(['Tutti', 'Redazione']);
    expect(await seenBy(admin.token)).toEqual(['Tutti', 'Redazione', 'Amministratori']);
  });
});

describe('two editors at the same moment', () => {
  it('leave one consistent order', async () => {
    const items: MenuItem[] = [];
    for (const label of 'ABCDEF') items.push(await add(label));
    const swap = (first: number, second: number) => ({
      updates: [
        { id: items[first]?.id, order: items[second]?.order },
        { id: items[second]?.id, order: items[first]?.order },
      ],
    });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        viaRest(t, 'menu.updateOrder', swap(index % 5, (index % 5) + 1), token),
      ),
    );
    expect(await orders()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await menuOf()).toSorted()).toEqual([...'ABCDEF']);
  });

  it('add twenty entries with distinct positions', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(`Voce ${index}`)));
    expect(await orders()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('cannot make a loop together', async () => {
    const a = await add('A');
    const b = await add('B');
    const hang = (id: number, parentId: number) =>
      viaRest(t, 'menu.update', { id, parentId }, token);
    const outcomes = await Promise.all([hang(a.id, b.id), hang(b.id, a.id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await menuOf()).toHaveLength(2);
  });
});

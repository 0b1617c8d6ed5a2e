import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyPerson } from '#shared/party/party-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { csvOf, portalRows } from '#tests/support/police/portal-tables.ts';
import type { TableKind } from './place-tables.ts';
import { findPlaces, namePlaces, placeIssues } from './places.service.ts';

// Newer tables of the portal, uploaded by an administrator. Today is 20 May 2026.

let t: TestApp;
let admin: string;

beforeEach(async () => {
  t = await createTestApp();
  admin = (await makeUser(t.app, 'ADMIN')).token;
});
afterEach(() => t.close());

const upload = (kind: string, csv: string) =>
  t.rest('PUT', `/police/tables/${kind}`, { body: { csv }, token: admin });
const listed = async (kind: TableKind) =>
  (await t.rest('GET', '/police/tables', { token: admin })).body.find(
    (table: { kind: string }) => table.kind === kind,
  );
const find = async (text: string, of: 'place' | 'state' | 'document' = 'place') =>
  (await findPlaces(t.app.database, { text, of }, 'it')).places.map(({ name }) => name);

const NEW = ['420092999', 'BORGO NUOVO DEL SALE', 'CA', ''];

describe('a newer table', () => {
  it.each([
    ['commas and CR LF', ',', '\r\n'],
    ['semicolons and LF', ';', '\n'],
  ])('with %s takes the place of the site’s', async (_what, separator, end) => {
    expect(await listed('comuni')).toEqual({
      ...{ kind: 'comuni', rows: 11_284, origin: 'site', takenAt: '2025-04-18T00:00:00.000Z' },
    });
    const rows = [...(await portalRows('comuni')), NEW];
    expect((await upload('comuni', csvOf('comuni', rows, separator, end))).status).toBe(200);
    expect(await listed('comuni')).toMatchObject({
      ...{ rows: 11_285, origin: 'uploaded', takenAt: t.clock.now().toISOString() },
    });
    expect(await find('borgo nuovo del sale')).toEqual(['Borgo Nuovo del Sale']);
    expect((await find('monza')).slice(0, 3)).toEqual(['Monza', 'Monza', 'Monzambano']);
  });

  it('changes nothing but itself, and no other site of the process', async () => {
    const before = await find('deut', 'state');
    const other = await createTestApp();
    await upload('states', csvOf('states', await portalRows('states')));
    expect(await find('deut', 'state')).toEqual(before);
    await upload('comuni', csvOf('comuni', [...(await portalRows('comuni')), NEW]));
    const there = await findPlaces(other.app.database, { text: 'borgo nuovo', of: 'place' }, 'it');
    expect(there.places.map(({ name }) => name)).not.toContain('Borgo Nuovo del Sale');
    await other.close();
  });

  it('leaves readable what it lacks, which nobody can choose any more', async () => {
    const rows = (await portalRows('documents')).filter(([code]) => code !== 'CIDIP');
    await upload('documents', csvOf('documents', rows));
    const name = async () => (await namePlaces(t.app.database, ['CIDIP'], 'it'))[0]?.name;
    expect(await name()).toBe('Carta id. diplomatica');
    expect(await find('diplomatica', 'document')).not.toContain('Carta id. diplomatica');
    const person = { ...emptyPerson, documentKind: 'CIDIP' };
    expect(await placeIssues(t.app.database, person)).toMatchObject([{ path: 'documentKind' }]);
    expect(await listed('documents')).toMatchObject({ rows: 94 });
    // A third table does not forget it, and one that has it again brings it back.
    await upload('documents', csvOf('documents', rows.slice(0, -1)));
    expect(await name()).toBe('Carta id. diplomatica');
    await upload('documents', csvOf('documents', await portalRows('documents')));
    expect(await placeIssues(t.app.database, person)).toEqual([]);
  });
});

describe('a file is refused', () => {
  const states = () => portalRows('states');
  it.each<[string, TableKind, () => Promise<string>]>([
    ['that is empty', 'states', async () => '\n'],
    ['of another table', 'documents', async () => csvOf('states', await states())],
    [
      'without its heading',
      'states',
      async () => (await states()).map((row) => row.join()).join('\n'),
    ],
    [
      'with a code of another shape',
      'states',
      async () => csvOf('states', [...(await states()), ['IT', 'X', 'ES', '']]),
    ],
    [
      'with a row that is cut off',
      'states',
      async () => `${csvOf('states', await states())}\r\n100000999`,
    ],
    [
      'with a day that does not exist',
      'states',
      async () =>
        csvOf('states', [...(await states()), ['100000998', 'X', 'ES', '31/02/2020 00:00:00']]),
    ],
    [
      'with unreadable letters',
      'states',
      async () => csvOf('states', [...(await states()), ['100000998', 'C\uFFFDTE', 'ES', '']]),
    ],
    [
      'with a code twice',
      'states',
      async () => csvOf('states', [...(await states()), ...(await states()).slice(0, 1)]),
    ],
    [
      'without Italy',
      'states',
      async () =>
        csvOf(
          'states',
          (await states()).filter(([code]) => code !== '100000100'),
        ),
    ],
    [
      'that lost more than a tenth',
      'states',
      async () =>
        csvOf(
          'states',
          (await states()).filter(([code], at) => at % 8 > 0 || code === '100000100'),
        ),
    ],
  ])('%s, and changes nothing', async (_what, kind, csv) => {
    const { status, body } = await upload(kind, await csv());
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'csv']);
    expect(await listed(kind)).toMatchObject({ origin: 'site' });
  });

  it('by a person who is no administrator', async () => {
    const { token } = await makeUser(t.app, 'EDITOR');
    const body = { csv: csvOf('documents', await portalRows('documents')) };
    expect((await t.rest('PUT', '/police/tables/documents', { body, token })).status).toBe(403);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Locale } from '#shared/languages/locales.ts';
import type { PlacesInput } from '#shared/party/party.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { getTables } from './place-tables.ts';
import { findPlaces } from './places.service.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const find = async (text: string, of: PlacesInput['of'] = 'place', locale: Locale = 'it') =>
  (await findPlaces(t.app.database, { text, of }, locale)).places.map(({ name, province, until }) =>
    [name, province && `(${province})`, until].filter(Boolean).join(' '),
  );

it('has the police’s tables whole', async () => {
  const { comune, state, document } = await getTables(t.app.database);
  expect([comune.length, state.length, document.length]).toEqual([11_284, 236, 95]);
  const unnamed = state.filter(({ iso, until, code }) => !iso && !until && code !== '100000999');
  expect(unnamed).toEqual([]);
});

it.each([
  ['carlof', 'Carloforte (CA)'],
  ['FORLI', 'Forlì (FC)'],
  ['forlì', 'Forlì (FC)'],
  ['l’aquila', "L'Aquila (AQ)"],
  ['emilia reggio', 'Reggio Emilia (RE)'],
  ['fiume', 'Fiume (FU) 1947-09-15'],
])('finds a comune by %s', async (text, found) => {
  expect(await find(text)).toContain(found);
});

it('lists what exists before what ended, with its province and last day', async () => {
  expect((await find('monza')).slice(0, 2)).toEqual(['Monza (MB)', 'Monza (MI) 2009-06-29']);
  expect(await find('castro')).toEqual(expect.arrayContaining(['Castro (BG)', 'Castro (LE)']));
  expect((await find('carloforte'))[0]).toBe('Carloforte (CA)');
});

it('knows states by their names in each language, and by those that people use', async () => {
  expect((await find('deutschl', 'state', 'de'))[0]).toBe('Deutschland');
  expect((await find('allemagne', 'state', 'en'))[0]).toBe('Germany');
  expect((await find('inghilterra', 'state'))[0]).toBe('Regno Unito');
  expect((await find('österr', 'place', 'de'))[0]).toBe('Österreich');
  expect((await find('portu', 'place', 'fr'))[0]).toBe('Portugal');
  expect((await find('alle'))[0]).toBe('Alleghe (BL)');
  expect(await find('cecoslov', 'state')).toEqual(['Cecoslovacchia 1993-01-01']);
});

it('explains states that the police do not have any more', async () => {
  const ofSoviets = await findPlaces(t.app.database, { text: 'Sowjetunion', of: 'place' }, 'de');
  expect(ofSoviets).toMatchObject({ places: [], explanation: expect.stringContaining('heute') });
  expect(
    (await findPlaces(t.app.database, { text: 'Roma', of: 'place' }, 'it')).explanation,
  ).toBeNull();
});

it('offers the usual ones before anything is typed', async () => {
  expect(await find('', 'state', 'de')).toEqual(['Deutschland', 'Österreich', 'Schweiz']);
  expect(await find('', 'document', 'de')).toContain('Reisepass');
  expect((await find('reise', 'document', 'de'))[0]).toBe('Reisepass');
  expect(await find('senato', 'document')).toEqual(['Tess. ferrov. senato']);
});

it('answers eight rows at most, by a call that anybody may make', async () => {
  const { status, body } = await t.rest('GET', '/places?text=san');
  expect([status, body.places.length]).toEqual([200, 8]);
  expect(JSON.stringify(body).length).toBeLessThan(1000);
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { TARGET, unitOf, withTarget, withUnit } from '#tests/support/translation-file.ts';
import { parseXml } from '#tests/support/xml.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await t.rest(method, path, { token, ...(body === undefined ? {} : { body }) });
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};

const download = async (): Promise<string> => {
  const answer = await t.rest('GET', '/translations/file?locale=de', { token });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="traduzioni-de.xlf"');
  expect(answer.headers['content-type']).toContain('application/xliff+xml');
  return answer.body;
};

const load = (text: string) => call('POST', '/translations/file', { locale: 'de', text });

const stored = () => t.app.database.selectFrom('translations').selectAll().execute();

const get = (kind: string, field: string, itemId = 1) =>
  call(
    'GET',
    `/translations/text?${new URLSearchParams({ locale: 'de', kind, field, itemId: String(itemId) })}`,
  );

const TITLE = 'homepage/1/heroTitle';
const DESCRIPTION = 'property/1/description';
const CONTENT = `<h2>Come & dove</h2><p>Il mare è <strong>a due passi</strong>: 1 &lt; 2, «sì» & "no".</p>`;

const newBox = {
  title: 'Il mare',
  description: 'A due passi.',
  icon: 'drawn-sea.svg',
  link: '',
  published: true,
};

const makePage = async () =>
  call('POST', '/pages', {
    title: 'Come arrivare',
    slug: 'come-arrivare-qui',
    content: CONTENT,
    published: true,
  });

describe('the file for a translator', () => {
  it('has every text with what there is of its translation', async () => {
    await call('PUT', '/property', { description: 'Una casa & un <fico>.\nSul mare.' });
    await call('PUT', '/property', { amenities: ['Bici / "monopattino"'] });
    const { id } = await makePage();
    const file = await download();
    const units = parseXml(file).all('trans-unit');
    const list = await call('GET', '/translations?locale=de');
    expect(units).toHaveLength(list.length);
    const unit = (name: string) => units.find(({ attributes }) => attributes.id === name);
    expect(unit(DESCRIPTION)?.text('source')).toBe('Una casa & un <fico>.\nSul mare.');
    expect(unit(DESCRIPTION)?.text('note')).toBe('La casa: Descrizione');
    expect(unit('property/1/amenities/Bici / "monopattino"')).toBeDefined();
    const content = unit(`page/${id}/content`);
    // Tags are codes, which programs do not let anybody translate.
    const codes = content?.all('source')[0]?.all('ph') ?? [];
    expect(codes.map(({ children }) => children.join(''))).toContain('<strong>');
    expect(content?.all('target')[0]?.attributes.state).toBe('needs-translation');
  });

  it('changes nothing when it comes back as it went', async () => {
    await call('PUT', '/property', { description: 'Una casa\nbianca & <chiara>.' });
    const { id } = await makePage();
    const key = { locale: 'de', kind: 'page', itemId: id, field: 'content' };
    await call('PUT', '/translations/text', { ...key, text: CONTENT });
    const outdated = { locale: 'de', kind: 'homepage', itemId: 1, field: 'heroTitle' };
    await call('PUT', '/translations/text', { ...outdated, text: 'Unser Haus' });
    await call('PUT', '/homepage', { heroTitle: 'Un altro titolo' });
    const before = await stored();
    const file = await download();
    const { written, unchanged } = await load(file);
    expect(written).toBe(0);
    expect(unchanged).toBeGreaterThan(1);
    expect(await stored()).toEqual(before);
    expect(await download()).toBe(file);
    // Some programs write a mark in front.
    expect((await load(`\ufeff${file}`)).written).toBe(0);
  });

  it('brings what was translated, formatted texts sanitized', async () => {
    const { id } = await makePage();
    const content = `page/${id}/content`;
    const target =
      '<ph id="1">&lt;p onclick="x()"&gt;</ph>Zum <mrk mtype="seg">Meer</mrk><ph id="2">&lt;/p&gt;</ph>&lt;script&gt;alert(1)&lt;/script&gt;';
    const file = withTarget(await download(), TITLE, 'Haus &amp; Meer');
    expect(await load(withTarget(file, content, target))).toMatchObject({ written: 2 });
    expect(await get('homepage', 'heroTitle')).toMatchObject({
      text: 'Haus & Meer',
      state: 'done',
    });
    expect((await get('page', 'content', id)).text).toBe('<p>Zum Meer</p>');
  });

  it('leaves alone what it has no words for, and proposals of programs', async () => {
    await load(withTarget(await download(), TITLE, 'Unser Haus'));
    const { heroTitle } = await call('GET', '/homepage');
    const file = await download();
    for (const state of ['new', 'needs-translation']) {
      expect(await load(withTarget(file, TITLE, heroTitle, state))).toMatchObject({ written: 0 });
    }
    const proposal = '<alt-trans><target>Ein Vorschlag</target></alt-trans></trans-unit>';
    await load(withUnit(file, TITLE, (unit) => unit.replace('</trans-unit>', proposal)));
    await load(withTarget(file, TITLE, ''));
    for (const without of ['', '<target/>', `<target>${heroTitle}</target>`]) {
      await load(withUnit(file, TITLE, (unit) => unit.replace(TARGET, without)));
    }
    expect((await get('homepage', 'heroTitle')).text).toBe('Unser Haus');
  });

  it('made from an Italian text that is another by now brings a translation to be looked at', async () => {
    await call('PUT', '/property', { description: 'Una casa bianca.' });
    const file = withTarget(await download(), DESCRIPTION, 'Ein weißes Haus.');
    await call('PUT', '/property', { description: 'Una casa azzurra.' });
    expect(await load(file)).toMatchObject({ written: 1, outdated: 1 });
    const outdated = { state: 'outdated', text: 'Ein weißes Haus.' };
    expect(await get('property', 'description')).toMatchObject(outdated);
    // The next file asks about it, and may answer that it is fine.
    const next = await download();
    expect(unitOf(next, DESCRIPTION)).toContain('needs-review-translation');
    expect(await load(withTarget(next, DESCRIPTION, 'Ein weißes Haus.', 'final'))).toMatchObject({
      written: 1,
    });
    expect((await get('property', 'description')).state).toBe('done');
  });
});

describe('what happened on the site since the download', () => {
  it('skips texts that are gone, by the names that the file has for them', async () => {
    await call('PUT', '/property', { amenities: ['Forno a legna'] });
    const { id } = await makePage();
    const other = (await call('POST', '/feature-boxes', newBox)).id;
    let file = withTarget(await download(), TITLE, 'Unser Haus');
    // What is wrong in a text that is gone is in nobody's way.
    file = withTarget(file, `page/${id}/title`, 'x'.repeat(300));
    file = withTarget(file, `feature-box/${other}/title`, 'Meer');
    await call('DELETE', `/pages/${id}`);
    await call('DELETE', `/feature-boxes/${other}`);
    await call('PUT', '/property', { amenities: [] });
    expect(await load(file)).toMatchObject({
      written: 1,
      kept: [],
      gone: expect.arrayContaining([
        'Pagina «Come arrivare»: Titolo',
        'Casella «Il mare»: Titolo',
        'La casa: Servizio «Forno a legna»',
      ]),
    });
    expect((await get('homepage', 'heroTitle')).text).toBe('Unser Haus');
    // Programs that drop the notes leave the Italian.
    const { gone } = await load(file.replace(/<note>.*<\/note>\n/g, ''));
    expect(gone).toContain('Forno a legna');
  });

  const key = { locale: 'de', kind: 'homepage', itemId: 1, field: 'heroTitle' };
  const translate = (text: string) => call('PUT', '/translations/text', { ...key, text });
  const german = async () => (await get('homepage', 'heroTitle')).text;

  it('keeps translations that were changed there, and names them, unless the file is to win', async () => {
    await translate('Haus am Meer');
    const before = await download();
    await translate('Haus mit Meerblick');
    const file = withTarget(before, TITLE, 'Unser Haus');
    expect(await load(file)).toMatchObject({ written: 0, kept: ['Home page: Titolo'] });
    expect(await german()).toBe('Haus mit Meerblick');
    // What nobody has touched in the file says nothing about it.
    expect(await load(before)).toMatchObject({ written: 0, kept: [] });
    expect(await german()).toBe('Haus mit Meerblick');
    const body = { locale: 'de', text: file, overwrite: true };
    expect(await call('POST', '/translations/file', body)).toMatchObject({ written: 1, kept: [] });
    expect(await german()).toBe('Unser Haus');
    expect(await load(file)).toMatchObject({ written: 0, kept: [] });
  });

  it('keeps a first translation that was written there meanwhile', async () => {
    await call('PUT', '/homepage', { heroTitle: 'Un altro titolo' });
    await translate('');
    const file = withTarget(await download(), TITLE, 'Unser Haus');
    await translate('Haus mit Meerblick');
    expect(await load(file)).toMatchObject({ written: 0, kept: ['Home page: Titolo'] });
    // Without the mark nobody knows what the file was made from.
    const unmarked = withTarget(await download(), TITLE, 'Haus').replace(/ extradata="[^"]*"/g, '');
    expect(await load(unmarked)).toMatchObject({ written: 0, kept: ['Home page: Titolo'] });
    expect(await german()).toBe('Haus mit Meerblick');
  });

  it('does not bring back what was taken away there', async () => {
    await translate('Haus am Meer');
    const file = await download();
    await translate('');
    expect(await load(file)).toMatchObject({ written: 0, kept: [] });
    expect(await load(withTarget(file, TITLE, 'Unser Haus'))).toMatchObject({ written: 1 });
  });
});

describe('what translators’ programs make of the file', () => {
  it('may have the line ends of Windows', async () => {
    await call('PUT', '/property', { description: 'Una casa.\nSul mare.' });
    const file = withTarget(await download(), DESCRIPTION, 'Ein Haus.\nAm Meer.');
    expect(await load(file.replaceAll('\n', '\r\n'))).toMatchObject({ written: 1 });
    const saved = await get('property', 'description');
    expect(saved).toMatchObject({ state: 'done', text: 'Ein Haus.\nAm Meer.' });
    expect((await load((await download()).replaceAll('\n', '\r\n'))).written).toBe(0);
  });

  it('may have emptied codes, which are known from the Italian', async () => {
    const { id } = await makePage();
    const target = '<ph id="1"/>Anfahrt<x id="3"/><ph id="5"></ph>Zum Meer<ph id="11"/>';
    await load(withTarget(await download(), `page/${id}/content`, target));
    expect((await get('page', 'content', id)).text).toBe('<h2>Anfahrt</h2><p>Zum Meer</p>');
  });

  it('may say in its own way that an outdated translation is fine', async () => {
    await call('PUT', '/translations/text', {
      ...{ locale: 'de', kind: 'homepage', itemId: 1, field: 'heroTitle' },
      text: 'Unser Haus',
    });
    await call('PUT', '/homepage', { heroTitle: 'Un altro titolo' });
    const file = withUnit(await download(), TITLE, (unit) =>
      unit.replace(' xml:space', ' approved="yes" xml:space'),
    );
    expect(await load(file)).toMatchObject({ written: 1, outdated: 0 });
    expect((await get('homepage', 'heroTitle')).state).toBe('done');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
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

const send = (text: string, locale = 'de') =>
  t.rest('POST', '/translations/file', { token, body: { locale, text } });

const load = async (text: string) => {
  const { status, body } = await send(text);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const stored = () => t.app.database.selectFrom('translations').selectAll().execute();

const unitOf = (file: string, id: string): string => {
  const escaped = id.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const [, unit] = file.split(`<trans-unit id="${escaped}"`);
  if (unit === undefined) throw new Error(`There is no unit ${id}`);
  return `<trans-unit id="${escaped}"${unit.slice(0, unit.indexOf('</trans-unit>'))}</trans-unit>`;
};

/** The file as a translator's program leaves it: what it holds is in XML. */
const withTarget = (file: string, id: string, target: string, state = 'translated'): string => {
  const unit = unitOf(file, id);
  const edited = unit.replace(
    /<target[\s\S]*<\/target>/,
    () => `<target state="${state}">${target}</target>`,
  );
  return file.replace(unit, () => edited);
};

const get = (kind: string, field: string, itemId = 1) =>
  call(
    'GET',
    `/translations/text?${new URLSearchParams({ locale: 'de', kind, field, itemId: String(itemId) })}`,
  );

const TITLE = 'homepage/1/heroTitle';
const DESCRIPTION = 'property/1/description';
const CONTENT = `<h2>Come & dove</h2><p>Il mare è <strong>a due passi</strong>: 1 &lt; 2, «sì» & "no".</p>`;

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
    const unit = unitOf(file, TITLE);
    await load(file.replace(unit, unit.replace('</trans-unit>', proposal)));
    await load(withTarget(file, TITLE, ''));
    expect((await get('homepage', 'heroTitle')).text).toBe('Unser Haus');
  });

  it('made from an Italian text that is another by now brings a translation to be looked at', async () => {
    await call('PUT', '/property', { description: 'Una casa bianca.' });
    const file = withTarget(await download(), DESCRIPTION, 'Ein weißes Haus.');
    await call('PUT', '/property', { description: 'Una casa azzurra.' });
    expect(await load(file)).toMatchObject({ written: 1 });
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

describe('a file is refused whole', () => {
  const laughs = (file: string) =>
    file.replace(
      '<xliff',
      '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><xliff',
    );
  const outside = (file: string) =>
    file.replace('<xliff', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xliff');
  const button = 'homepage/1/primaryButtonText';

  it.each<[what: string, change: (file: string) => string, words: RegExp]>([
    ['with entities that grow', laughs, /non è un file di traduzioni/],
    ['with entities from outside', outside, /non è un file di traduzioni/],
    [
      'with an unknown entity',
      (file) => withTarget(file, TITLE, '&e;'),
      /danneggiato alla riga \d/,
    ],
    ['that ends early', (file) => file.slice(0, -40), /danneggiato alla riga \d/],
    ['that is something else', () => '<html></html>', /non è un file di traduzioni/],
    ['that is no XML', () => 'PK\u0003\u0004', /danneggiato alla riga 1/],
    ['without texts', (file) => file.replace(/<trans-unit[\s\S]*trans-unit>/, ''), /non è un file/],
    [
      'of a later version',
      (file) => file.replace('version="1.2"', 'version="2.0"'),
      /non è un file/,
    ],
    [
      'in another encoding',
      (file) => Buffer.from(file.replace('Home', 'Homè'), 'latin1').toString('utf8'),
      /non è salvato in UTF-8/,
    ],
    ['in another language', (file) => file.replace('"de"', '"fr"'), /nella lingua scelta: tedesco/],
    ['from another language', (file) => file.replace('"it"', '"en"'), /dall’italiano/],
    [
      'with an unknown text',
      (file) => file.replace(`id="${button}"`, 'id="post/4711/title"'),
      /^Riga \d+: il testo «post\/4711\/title» nel sito non c’è/,
    ],
    ['with a text twice', (file) => file.replace(button, TITLE), /^Riga \d+: .* c’è due volte/],
    [
      'with a text that is too long',
      (file) => withTarget(file, button, 'x'.repeat(61)),
      /^Riga \d+, Home page: Pulsante principale\. Il testo è troppo lungo: al massimo 60 caratteri\./,
    ],
    [
      'with a code that says nothing',
      (file) => withTarget(file, button, 'Termine<x id="1"/>'),
      /un codice che il sito non conosce/,
    ],
  ])('%s', async (_what, change, words) => {
    const before = await stored();
    // What is right in it is not taken over either.
    const { status, body } = await send(change(withTarget(await download(), TITLE, 'Unser Haus')));
    expect(body.error).toMatch(words);
    expect(status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('into Italian, or too large', async () => {
    expect((await send(await download(), 'it')).status).toBe(400);
    expect((await send('x'.repeat(900_001))).body.error).toBe('Il file è troppo grande.');
  });
});

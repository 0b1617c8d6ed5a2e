import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { withTarget } from '#tests/support/translation-file.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const download = async (): Promise<string> =>
  (await t.rest('GET', '/translations/file?locale=de', { token })).body;

const send = (text: string, locale = 'de') =>
  t.rest('POST', '/translations/file', { token, body: { locale, text } });

const stored = () => t.app.database.selectFrom('translations').selectAll().execute();

const TITLE = 'homepage/1/heroTitle';

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
    ['that is no XML', () => 'PK\u0003\u0004\ufffd', /non è un file di traduzioni/],
    ['without texts', (file) => file.replace(/<trans-unit[\s\S]*trans-unit>/, ''), /non è un file/],
    [
      'of a later version',
      (file) => file.replace('version="1.2"', 'version="2.0"'),
      /è in XLIFF 2\.0, e il sito legge XLIFF 1\.2/,
    ],
    [
      'in another encoding',
      (file) => Buffer.from(file.replace('Home', 'Homè'), 'latin1').toString('utf8'),
      /non è salvato in UTF-8/,
    ],
    ['in another language', (file) => file.replace('"de"', '"fr"'), /è in francese, .*: tedesco/],
    ['in an unknown one', (file) => file.replace('"de"', '"es"'), /nella lingua scelta: tedesco/],
    ['from another language', (file) => file.replace('"it"', '"en"'), /dall’italiano/],
    [
      'with what no site has',
      (file) => file.replace(`id="${button}"`, 'id="homepage/1/siteName"'),
      /^Riga \d+: «homepage\/1\/siteName» non è un testo del sito/,
    ],
    [
      'with the names of a program',
      (file) => file.replace(`id="${button}"`, 'id="c7f5a3e0-1"'),
      /non quello di lavoro del programma/,
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
      /^Riga \d+, Home page: Pulsante principale\. .* segni della formattazione/,
    ],
    [
      'with a code around words',
      (file) => withTarget(file, button, '<g id="1">Termine</g>'),
      /segni della formattazione/,
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

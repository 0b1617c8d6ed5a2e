import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postTexts } from '#server/features/cms/blog.texts.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser } from '#tests/support/factories.ts';
import { offerLanguages } from '#tests/support/languages.ts';
import { picture } from '#tests/support/media-files.ts';
import { upload } from '#tests/support/upload.ts';
import { localesOf } from './translated-answers.service.ts';

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

/** The public answer in a language, without a session. */
const read = async (path: string, locale = 'de') => {
  const { body } = await t.rest('GET', path, { headers: { 'accept-language': locale } });
  return body;
};

type Key = { kind: string; itemId?: number; field: string; locale?: string };

const put = (key: Key, text: string, seen?: string) =>
  t.rest('PUT', '/translations/text', {
    token,
    body: { locale: 'de', itemId: 1, ...key, text, ...(seen === undefined ? {} : { seen }) },
  });

const translate = async (key: Key, text: string) => {
  const { status, body } = await put(key, text);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const find = async (key: Key) => {
  const query = new URLSearchParams({ locale: 'de', itemId: '1', ...key } as Record<
    string,
    string
  >);
  return call('GET', `/translations/text?${query}`);
};

const description = { kind: 'property', field: 'description' };
const CONTENT = `<p>${'Il mare è a due passi, e la sera si cena in terrazza. '.repeat(3)}</p>`;

const makePost = async (title: string) => {
  const { fileName } = (await upload(t, token, { bytes: await picture('png') })).body;
  return call('POST', '/blog', {
    title,
    excerpt: 'Tre passeggiate fino al mare.',
    content: CONTENT,
    coverImage: fileName,
    published: true,
  });
};

describe('visitors', () => {
  it('read a text in their language, and marked Italian if there is no translation', async () => {
    await call('PUT', '/property', { description: 'Una casa bianca.', houseRules: 'Piano.' });
    await translate(description, 'Ein weißes Haus.');
    const house = await read('/property');
    expect(house).toMatchObject({ description: 'Ein weißes Haus.', houseRules: 'Piano.' });
    expect(house.untranslated).toContain('houseRules');
    expect(house.untranslated).not.toContain('description');
    // Nothing is missing where nothing is written.
    expect(house.untranslated).not.toContain('cancellation');
    const [french, italian] = [await read('/property', 'fr'), await read('/property', 'it')];
    expect(french).toMatchObject({ description: 'Una casa bianca.' });
    expect(italian).toEqual(await call('GET', '/property'));
    expect(italian).not.toHaveProperty('untranslated');
  });

  it('read the elements of a list in their language, at any position', async () => {
    await call('PUT', '/property', {
      amenities: ['Sauna', 'Forno a legna', 'Lavatrice'],
      beds: [{ room: 'Mansarda', kind: 'sofa', count: 1 }],
    });
    await translate({ kind: 'property', field: 'amenities/Forno a legna' }, 'Holzofen');
    await translate({ kind: 'property', field: 'beds/Mansarda' }, 'Dachzimmer');
    await call('PUT', '/property', { amenities: ['Lavatrice', 'Forno a legna', 'Sauna'] });
    const house = await read('/property');
    expect(house.amenities).toEqual(['Lavatrice', 'Holzofen', 'Sauna']);
    expect(house.beds[0].room).toBe('Dachzimmer');
    // Their icons go by the Italian.
    expect(house.italianAmenities).toEqual(['Lavatrice', 'Forno a legna', 'Sauna']);
    expect(await read('/property', 'fr')).not.toHaveProperty('italianAmenities');
    // Untranslated list elements are named one by one; names that the site itself translates are not
    // among them.
    const lists = (house.untranslated as string[]).filter((field) => field.includes('/'));
    expect(lists.filter((field) => !field.startsWith('distances/'))).toEqual(['amenities/Sauna']);
  });

  it('read the buttons, the menu with its submenus, boxes, galleries and notes on prices', async () => {
    await translate({ kind: 'homepage', field: 'primaryButtonText' }, 'Termine prüfen');
    const menu = await call('GET', '/menuitems');
    const parent = menu.find(({ children }: { children: unknown[] }) => children.length > 0);
    const [child] = parent.children;
    await call('PUT', `/menuitems/${parent.id}`, { label: 'Casa nostra' });
    await translate({ kind: 'menu-item', itemId: child.id, field: 'label' }, 'Bilder');
    await translate({ kind: 'prices', field: 'notes' }, 'Bettwäsche inklusive.');
    expect((await read('/homepage')).primaryButton.text).toBe('Termine prüfen');
    const german = await read('/menuitems');
    const same = german.find(({ id }: { id: number }) => id === parent.id);
    expect(same.children[0].label).toBe('Bilder');
    expect(same.untranslated).toEqual(['label']);
    expect((await read('/prices')).notes).toBe('Bettwäsche inklusive.');
  });

  it('read the captions of pictures in their language, on every page', async () => {
    const { id, fileName } = (await upload(t, token, { bytes: await picture('png') })).body;
    await call('PUT', `/media/${id}`, { caption: 'Il mare' });
    await call('POST', '/gallery', { name: 'Mare', slug: 'mare', images: [fileName] });
    await translate({ kind: 'media', itemId: id, field: 'caption' }, 'Das Meer');
    const [shown] = (await read('/gallery/mare')).pictures;
    expect(shown).toMatchObject({ alt: 'Das Meer' });
    expect(shown).not.toHaveProperty('untranslated');
    const [inFrench] = (await read('/gallery/mare', 'fr')).pictures;
    expect(inFrench).toMatchObject({ alt: 'Il mare', untranslated: ['alt'] });
    expect((await read('/gallery/mare', 'it')).pictures[0]).not.toHaveProperty('untranslated');
  });

  it('find the posts that are in their language first', async () => {
    const [old, recent] = [await makePost('Le calette'), await makePost('Il tonno')];
    await translate({ kind: 'post', itemId: old.id, field: 'title' }, 'Die Buchten');
    // A title alone is no post.
    expect((await read('/blog')).posts[0].id).toBe(recent.id);
    await translate({ kind: 'post', itemId: old.id, field: 'content' }, '<p>Drei Wege.</p>');
    const { posts } = await read('/blog');
    expect(posts.map(({ title }: { title: string }) => title)).toEqual(['Die Buchten', 'Il tonno']);
    expect(posts[1].untranslated).toEqual(['title', 'excerpt', 'content']);
    expect((await read('/blog', 'it')).posts[0].id).toBe(recent.id);
  });
});

it('an entity with its own page lists its complete languages', async () => {
  const { id, slug } = await makePost('Le calette');
  await offerLanguages(t, 'it', 'en', 'de');
  expect((await read(`/blog/${slug}`, 'it')).locales).toEqual(['it']);
  for (const locale of ['de', 'en']) {
    await translate({ kind: 'post', itemId: id, field: 'title', locale }, 'Three coves');
    await translate({ kind: 'post', itemId: id, field: 'content', locale }, '<p>Three.</p>');
    const wanted = locale === 'de' ? ['it', 'de'] : ['it', 'en', 'de'];
    expect((await localesOf(t.app.database, postTexts)).get(id)).toEqual(wanted);
  }
  // It is in all of them.
  expect(await read(`/blog/${slug}`, 'it')).not.toHaveProperty('locales');
});

it('a form shows the translation state of its entity, in offered and begun languages', async () => {
  const { id } = await makePost('Le calette');
  const states = () => call('GET', `/translations/entity?kind=post&itemId=${id}`);
  expect(await states()).toEqual([]);
  await offerLanguages(t, 'it', 'en');
  await translate({ kind: 'post', itemId: id, field: 'title' }, 'Die Buchten');
  expect(await states()).toEqual([
    { locale: 'en', missing: 3, outdated: 0, done: 0, italianChangedAt: null },
    { locale: 'de', missing: 2, outdated: 0, done: 1, italianChangedAt: null },
  ]);
  await call('PUT', `/blog/${id}`, { title: 'Tre calette' });
  const [, german] = await states();
  expect(german).toMatchObject({ missing: 2, outdated: 1, done: 0 });
  expect(Date.parse(german.italianChangedAt)).toBeGreaterThan(0);
});

describe('a translation', () => {
  it('is outdated from the day on which the Italian changes, until it is saved anew', async () => {
    await call('PUT', '/property', { description: 'Una casa bianca.' });
    await translate(description, 'Ein weißes Haus.');
    expect(await find(description)).toMatchObject({ state: 'done', italianChangedAt: null });
    await call('PUT', '/property', { description: 'Una casa azzurra.' });
    const outdated = await find(description);
    expect(outdated).toMatchObject({ state: 'outdated', text: 'Ein weißes Haus.' });
    expect(Date.parse(outdated.italianChangedAt)).toBeGreaterThan(0);
    // Visitors have nothing better.
    expect((await read('/property')).description).toBe('Ein weißes Haus.');
    await translate(description, 'Ein weißes Haus.');
    expect(await find(description)).toMatchObject({ state: 'done', italianChangedAt: null });
  });

  it('is up to date again when the Italian is restored', async () => {
    await call('PUT', '/property', { description: 'Una casa bianca.' });
    await translate(description, 'Ein weißes Haus.');
    await call('PUT', '/property', { description: 'Una casa azzurra.' });
    await call('PUT', '/property', { description: 'Una casa bianca.' });
    expect(await find(description)).toMatchObject({ state: 'done', italianChangedAt: null });
  });

  it('overwrites no newer one, and is refused for changed Italian', async () => {
    await call('PUT', '/property', { description: 'Una casa bianca.' });
    const { seen } = await find(description);
    expect((await put(description, 'Ein weißes Haus.', seen)).status).toBe(200);
    expect(await put(description, 'Ein helles Haus.', seen)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    const { seen: later } = await find(description);
    await call('PUT', '/property', { description: 'Una casa azzurra.' });
    expect((await put(description, 'Ein helles Haus.', later)).status).toBe(409);
    expect((await find(description)).text).toBe('Ein weißes Haus.');
  });

  it('is sanitized like the original', async () => {
    const { id, slug } = await makePost('Le calette');
    const unsafe = '<p onclick="x()">Drei</p><script>alert(1)</script>';
    const saved = await translate({ kind: 'post', itemId: id, field: 'content' }, unsafe);
    expect(saved.text).toBe('<p>Drei</p>');
    expect((await read(`/blog/${slug}`)).content).toBe('<p>Drei</p>');
  });

  it('is removed when it is emptied, and with its entity', async () => {
    await translate({ kind: 'homepage', field: 'heroTitle' }, 'Unser Haus');
    expect(await translate({ kind: 'homepage', field: 'heroTitle' }, '  ')).toMatchObject({
      state: 'missing',
      text: '',
    });
    const { id } = await makePost('Le calette');
    await translate({ kind: 'post', itemId: id, field: 'title' }, 'Die Buchten');
    await call('DELETE', `/blog/${id}`);
    const left = t.app.database.selectFrom('translations').where('isSample', '=', 0).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  it('is refused', () =>
    expectEach(
      [
        ['of a field that nobody translates', { kind: 'property', field: 'name' }, 404],
        ['of what is not there', { kind: 'post', itemId: 4711, field: 'title' }, 404],
        [
          'of an amenity that the house does not have',
          { kind: 'property', field: 'amenities/Sauna' },
          404,
        ],
        ['into Italian', { ...description, locale: 'it' }, 400],
      ],
      async ([_what, key, status]) => {
        expect((await put(key, 'Etwas')).status).toBe(status);
      },
    ));

  it('is refused where it is too long', async () => {
    const answer = await put({ kind: 'homepage', field: 'primaryButtonText' }, 'x'.repeat(61));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'Il testo è troppo lungo: al massimo 60 caratteri.' },
    });
  });
});

describe('a translation with fields in braces', () => {
  it('is refused with one that the site does not know, in mails to guests and ready answers', async () => {
    const { welcome } = await call('PUT', '/guest-mails', {
      welcome: { subject: 'Ciao {nome}', text: 'A presto a {casa}.' },
    });
    const { id: itemId } = await call('POST', '/saved-answers', { name: 'Cane', text: '{nome}?' });
    const mail = { kind: 'guest-mail', itemId: welcome.id };
    const answer = { kind: 'saved-answer', itemId, field: 'text' };
    await expectEach(
      [
        [{ ...mail, field: 'subject' }, 'Hallo {name}', 'Non conosco {name}: puoi usare {nome},'],
        [{ ...mail, field: 'subject' }, 'Hallo {link}', 'Il link sta nel testo'],
        [{ ...mail, field: 'text' }, 'Bis bald in {haus}.', 'Non conosco {haus}: puoi usare'],
        [answer, 'Am {ankunft}?', 'Non conosco {ankunft}: puoi usare {nome}, {casa}'],
        [answer, '{link}', 'Non conosco {link}'],
      ],
      async ([key, text, message]) => {
        const { status, body } = await put(key, text);
        expect([status, body.issues[0].path]).toEqual([400, 'text']);
        expect(body.issues[0].message).toContain(message);
        expect((await find(key)).text).toBe('');
      },
    );
    await translate({ ...mail, field: 'subject' }, 'Hallo {nome}');
    await translate({ ...mail, field: 'text' }, 'Bis bald in {casa}: {link}');
    await translate(answer, '{nome}, am {arrivo}?');
  });

  it('may have any braces in a text without fields', () => translate(description, 'Ein {haus}'));
});

describe('a language', () => {
  const offer = (...languages: string[]) =>
    t.rest('PUT', '/site/settings', { token, body: { languages } });

  const missingIn = async (locale: string) =>
    (await call('GET', `/translations?locale=${locale}`)).filter(
      ({ kind, state }: { kind: string; state: string }) =>
        ['homepage', 'property'].includes(kind) && state === 'missing',
    );

  it('is offered once the texts of house and home page are there', async () => {
    const refused = await offer('it', 'de');
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatch(
      /^Tedesco: mancano ancora \d+ testi .*Prima pagina: Titolo;/,
    );
    for (const { kind, itemId, field } of await missingIn('de')) {
      await translate({ kind, itemId, field }, 'Etwas');
    }
    expect((await offer('it', 'de')).status).toBe(200);
    expect((await offer('it', 'de', 'fr')).status).toBe(400);
    expect((await call('GET', '/languages')).offered).toEqual(['it', 'de']);
    const languages = await call('GET', '/translations/languages');
    expect(languages).toMatchObject([
      { locale: 'en', isOffered: false },
      { locale: 'de', isOffered: true, missingToOffer: 0 },
      { locale: 'fr', isOffered: false },
    ]);
  });

  it('stays on offer when a text is added', async () => {
    await offerLanguages(t, 'it', 'fr');
    expect((await offer('it', 'fr')).status).toBe(200);
  });
});

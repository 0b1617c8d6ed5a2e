import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateTexts } from '#server/database/owners-texts.ts';
import { ensureBuiltInCmsPages } from '#server/features/cms/built-in-cms-pages.ts';
import { cmsPageMessages, type PaginatedCmsPages } from '#shared/cms/cms-pages.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';
import { cmsPageTexts } from './cms-pages.texts.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const text = '<p>Il traghetto parte ogni mezz’ora e la traversata dura quaranta minuti.</p>';
const arrival = { title: 'Come arrivare', slug: 'come-arrivare', content: text };
const NOW = '2026-05-20T10:00:00.000Z';

describe('pages', () => {
  const call = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `pages.${name}`, input, token);
  const asVisitor = (id: string) => viaRest(t, 'pages.get', { id });

  it('are drafts at first, with everything else empty', async () => {
    const { status, data } = await call('create', arrival);
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(Number),
      ...arrival,
      excerpt: '',
      published: false,
      isBuiltIn: false,
      seoTitle: '',
      seoDescription: '',
      seoKeywords: '',
      createdAt: NOW,
      updatedAt: NOW,
      publishedAt: null,
      version: 1,
    });
    expect(await asVisitor('come-arrivare')).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      text: 'Pagina non trovata o non pubblicata',
    });
    expect((await call('get', { id: 'come-arrivare' })).data).toEqual({ ...data, media: [] });
    expect((await call('get', { id: String(data.id) })).data.slug).toBe('come-arrivare');
  });

  it('are there for visitors once they are published, and no more when they are taken back', async () => {
    const { id } = (await call('create', arrival)).data;
    t.clock.set('2026-05-22T10:00:00.000Z');
    await call('update', { id, published: true });
    const { data } = await asVisitor('come-arrivare');
    expect(data).toMatchObject({ content: text, publishedAt: '2026-05-22T10:00:00.000Z' });
    t.clock.set('2026-05-25T10:00:00.000Z');
    await call('update', { id, published: false });
    expect((await asVisitor('come-arrivare')).status).toBe(404);
    const again = (await call('update', { id, published: true })).data;
    expect(again.publishedAt).toBe('2026-05-22T10:00:00.000Z');
    expect(again.updatedAt).toBe('2026-05-25T10:00:00.000Z');
  });

  it('are cleaned when they are stored', async () => {
    const content = `${text}<script>window.x=1</script><p onclick="x()">Ciao</p>`;
    const { id, content: stored } = (await call('create', { ...arrival, content })).data;
    expect(stored).toBe(`${text}<p>Ciao</p>`);
    const changed = (await call('update', { id, content: `${text}<iframe src=x></iframe>` })).data;
    expect(changed.content).toBe(text);
  });

  it('say what is wrong with a field', () =>
    expectEach(
      [
        ['title', { title: ' Casa ' }, 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
        [
          'title',
          { title: 'x'.repeat(201) },
          'Il titolo deve essere compreso tra 5 e 200 caratteri',
        ],
        ['title', { title: 4 }, 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
        ['slug', { slug: 'casa' }, 'Lo slug deve essere compreso tra 5 e 200 caratteri'],
        ['slug', { slug: '!!!!!!' }, 'Lo slug deve essere compreso tra 5 e 200 caratteri'],
        ['slug', { slug: 'x'.repeat(201) }, 'Lo slug deve essere compreso tra 5 e 200 caratteri'],
        ['content', { content: 'Poco' }, 'Il contenuto deve essere di almeno 50 caratteri'],
        [
          'content',
          { content: `<p>${'&nbsp;'.repeat(60)}</p>` },
          'Il contenuto deve essere di almeno 50 caratteri',
        ],
        [
          'content',
          { content: `<textarea>${'a'.repeat(60)}</textarea>` },
          'Il contenuto deve essere di almeno 50 caratteri',
        ],
      ],
      async ([path, wrong, message]) => {
        const made = await call('create', { ...arrival, ...wrong });
        expect(made).toMatchObject({ status: 400, text: message });
        expect(made.issues?.[0]).toEqual({ path, message });
        expect((await call('listAll')).data).toHaveLength(2);
        const { id } = (await call('create', arrival)).data;
        expect(await call('update', { id, ...wrong })).toMatchObject({
          status: 400,
          text: message,
        });
        expect((await call('get', { id: String(id) })).data).toMatchObject(arrival);
        await call('delete', { id });
      },
    ));

  it('may be as long as the limits allow, blanks around them not counted', async () => {
    const title = `  ${'x'.repeat(200)} `;
    const content = `<p>${'a'.repeat(50)}</p>`;
    const made = await call('create', { title, slug: 'abcde', content });
    expect(made.data).toMatchObject({ title: title.trim(), slug: 'abcde', content });
  });

  it('have a folded slug that is theirs alone', async () => {
    const { data } = await call('create', { ...arrival, slug: '  Com’è l’Isola? ' });
    expect(data.slug).toBe('com-e-l-isola');
    const taken = await call('create', { ...arrival, slug: 'Com è l isola' });
    expect(taken).toMatchObject({ status: 409, code: 'SLUG_TAKEN', issues: [{ path: 'slug' }] });
    const other = (await call('create', arrival)).data;
    expect(await call('update', { id: other.id, slug: 'com-e-l-isola' })).toMatchObject({
      status: 409,
    });
  });

  it.each(['all', 'page'])(
    'never have the slug %s, where the API answers something else',
    async (slug) => {
      const { status, text: said } = await call('create', { ...arrival, slug });
      expect({ status, said }).toEqual({ status: 400, said: cmsPageMessages.slug });
    },
  );

  it('are still found by the slug they had, until another page takes it', async () => {
    const { id } = (await call('create', { ...arrival, published: true })).data;
    await viaRest(t, 'menu.create', { label: 'Arrivare', slug: 'come-arrivare' }, token);
    await call('update', { id, slug: 'arrivare-qui' });
    expect((await asVisitor('come-arrivare')).data).toMatchObject({ id, slug: 'arrivare-qui' });
    const labels = (await viaRest(t, 'menu.list')).data;
    expect(labels.find(({ label }: { label: string }) => label === 'Arrivare').slug).toBe(
      'arrivare-qui',
    );
    const heir = (await call('create', { ...arrival, published: true })).data;
    expect((await asVisitor('come-arrivare')).data.id).toBe(heir.id);
    await call('update', { id, slug: 'arrivare-ancora' });
    await call('update', { id, slug: 'arrivare-qui' });
    expect((await asVisitor('arrivare-ancora')).data).toMatchObject({ id, slug: 'arrivare-qui' });
    await call('delete', { id });
    expect((await asVisitor('arrivare-ancora')).status).toBe(404);
  });

  it('are listed for staff whole, the newest first', async () => {
    await call('create', arrival);
    const list = (await call('listAll')).data;
    expect(list.map(({ slug }: { slug: string }) => slug)).toEqual([
      'come-arrivare',
      'registrazione-richiesta',
      'informativa-privacy',
    ]);
    expect(list[0]).toMatchObject({ content: arrival.content, seoTitle: '' });
  });

  it('contain the library’s data of their files, and count as uses of them', async () => {
    const [media] = await t.app.database
      .insertInto('media')
      .values({
        fileName: 'porto.webp',
        name: 'Porto',
        caption: 'Il porto',
        mimeType: 'image/webp',
        contentType: 'image',
        sizeBytes: 10,
        width: 1200,
        height: 800,
        durationSeconds: null,
        createdAt: NOW,
      })
      .returning('id')
      .execute();
    const content = `${text}<figure data-block="image" data-src="/uploads/porto.webp"></figure>`;
    const { id } = (await call('create', { ...arrival, content, published: true })).data;
    expect((await asVisitor('come-arrivare')).data.media).toMatchObject([
      { url: '/uploads/porto.webp', caption: 'Il porto', dimensions: { width: 1200, height: 800 } },
    ]);
    expect((await viaRest(t, 'media.uses', { id: media?.id }, token)).data).toEqual([
      { place: 'Pagina «Come arrivare»', path: `/admin/pages?edit=${id}` },
    ]);
  });

  it('are shown before they are stored, as they would be, and posts too', async () => {
    const content = `${text}<script>via()</script>${'<p>parola</p>'.repeat(200)}`;
    const shown = await call('preview', { content });
    expect(shown).toMatchObject({ status: 200, data: { media: [], readTime: 2 } });
    expect(shown.data.content).toBe(content.replace('<script>via()</script>', ''));
    expect((await call('preview', { content: '' })).data.content).toBe('');
    expect(await call('preview', {})).toMatchObject({ status: 400, text: 'Indica il testo.' });
    expect((await call('page', {})).data.pages).toHaveLength(2);
  });

  it('that the site leads to can be written anew, not moved, hidden or deleted', async () => {
    const { data } = await asVisitor('informativa-privacy');
    expect(data).toMatchObject({ isBuiltIn: true, published: true });
    const { id } = data;
    const refused = { status: 409, code: 'PAGE_IS_BUILT_IN' };
    expect(await call('update', { id, slug: 'privacy' })).toMatchObject(refused);
    expect(await call('update', { id, published: false })).toMatchObject(refused);
    expect(await call('delete', { id })).toMatchObject(refused);
    const renamed = await call('update', { id, title: 'Privacy', slug: 'informativa-privacy' });
    expect(renamed.data.title).toBe('Privacy');
    await ensureBuiltInCmsPages(t.app);
    expect((await asVisitor('informativa-privacy')).data.title).toBe('Privacy');
  });

  it('that the site links to describe its current behaviour, unless they were edited', async () => {
    const readIt = async () => (await asVisitor('informativa-privacy')).data;
    const { id, content } = await readIt();
    const outdated = (own: { content: string; updatedAt?: string }) =>
      updateTexts(t.app.database, cmsPageTexts, id, own);
    await outdated({ content: '<p>Il testo di una volta.</p>' });
    await ensureBuiltInCmsPages(t.app);
    expect((await readIt()).content).toBe(content);
    await outdated({ content: '<p>Il nostro testo.</p>', updatedAt: '2026-05-21T10:00:00.000Z' });
    await ensureBuiltInCmsPages(t.app);
    expect((await readIt()).content).toBe('<p>Il nostro testo.</p>');
  });

  it('that an update describes anew are translated anew, unless staff translated them', async () => {
    const stored = () =>
      t.app.database
        .selectFrom('translations')
        .select(['locale', 'text'])
        .where('field', '=', 'content');
    const { id } = (await asVisitor('informativa-privacy')).data;
    const before = await stored().where('itemId', '=', id).orderBy('locale').execute();
    const earlier = { italian: '<p>Una volta.</p>', text: '<p>Earlier.</p>' };
    const ofPrivacy = t.app.database.updateTable('translations').where('itemId', '=', id);
    await ofPrivacy.where('field', '=', 'content').set(earlier).execute();
    await ofPrivacy
      .where('field', '=', 'content')
      .where('locale', '=', 'fr')
      .set({ isSample: 0 })
      .execute();
    await ensureBuiltInCmsPages(t.app);
    expect(await stored().where('itemId', '=', id).orderBy('locale').execute()).toEqual(
      before.map((each) => (each.locale === 'fr' ? { ...each, text: earlier.text } : each)),
    );
  });

  it('cannot be made built-in or given another date', async () => {
    const foreign = { isBuiltIn: true, createdAt: '2000-01-01T00:00:00.000Z', id: 4711 };
    const { data } = await call('create', { ...arrival, ...foreign });
    expect(data).toMatchObject({ isBuiltIn: false, createdAt: NOW });
    expect(data.id).not.toBe(4711);
  });

  it('that are not there are neither changed nor deleted', async () => {
    expect((await call('update', { id: 4711, title: 'Altro titolo' })).status).toBe(404);
    expect((await call('delete', { id: 4711 })).status).toBe(404);
  });
});

describe('a page of pages', () => {
  const builtIn = ['registrazione-richiesta', 'informativa-privacy'];
  const found = async (input?: Record<string, unknown>): Promise<PaginatedCmsPages> =>
    (await viaRest(t, 'pages.page', input, token)).data;
  const slugs = async (input?: Record<string, unknown>) =>
    (await found(input)).pages.map(({ slug }) => slug);

  let minutes = 10;
  const make = async (title: string, slug: string, own: Record<string, unknown> = {}) => {
    minutes += 1;
    t.clock.set(`2026-05-20T10:${minutes}:00.000Z`);
    return (await viaRest(t, 'pages.create', { ...arrival, title, slug, ...own }, token)).data;
  };
  const fill = async (): Promise<void> => {
    await make('La spiaggia', 'la-spiaggia', { excerpt: 'Dove si va in costume' });
    await make('Èlba e dintorni', 'traghetti', { published: true });
    await make('Perché qui', 'perche-qui');
  };

  it('shows the newest first, without their content', async () => {
    await fill();
    expect(await slugs()).toEqual(['perche-qui', 'traghetti', 'la-spiaggia', ...builtIn]);
    const { pages, total } = await found();
    expect(total).toBe(5);
    expect(pages[0]).not.toHaveProperty('content');
  });

  it('sorts by title, without case and accents', async () => {
    await fill();
    await make('la casa', 'la-casa');
    expect(await slugs({ sort: 'title', search: 'a', published: false })).toEqual([
      'la-casa',
      'la-spiaggia',
    ]);
    expect((await slugs({ sort: 'title' })).filter((slug) => !builtIn.includes(slug))).toEqual([
      'traghetti',
      'la-casa',
      'la-spiaggia',
      'perche-qui',
    ]);
    expect(await viaRest(t, 'pages.page', { sort: 'slug' }, token)).toMatchObject({
      status: 400,
      text: 'Scegli un ordine: created o title.',
    });
  });

  it('finds words of title, slug and excerpt, without case and accents', async () => {
    await fill();
    expect(await slugs({ search: 'perche qui' })).toEqual(['perche-qui']);
    expect(await slugs({ search: ' TRAGHETTI elba' })).toEqual(['traghetti']);
    expect(await slugs({ search: 'cóstume' })).toEqual(['la-spiaggia']);
    expect(await found({ search: 'montagna' })).toEqual({ pages: [], total: 0 });
  });

  it('shows published pages or drafts', async () => {
    await fill();
    expect(await slugs({ published: false })).toEqual(['perche-qui', 'la-spiaggia']);
    expect(await slugs({ published: true })).toEqual(['traghetti', ...builtIn]);
    expect(await slugs({ published: true, search: 'costume' })).toEqual([]);
  });

  it('finds a page by its current title only', async () => {
    const { id } = await make('Le calette', 'le-calette');
    const change = (changes: Record<string, unknown>) =>
      viaRest(t, 'pages.update', { id, ...changes }, token);
    await change({ title: 'Le grotte' });
    await change({ slug: 'grotte-marine' });
    await change({ excerpt: 'Da vedere' });
    expect(await slugs({ search: 'grotte marine vedere' })).toEqual(['grotte-marine']);
    expect(await slugs({ search: 'calette' })).toEqual([]);
  });

  it('limits a long list, and counts all of it', async () => {
    for (let number = 10; number < 23; number += 1) {
      await make(`Pagina ${number}`, `numero-${number}`);
    }
    const first = await found();
    expect(first.pages).toHaveLength(12);
    expect(first.total).toBe(15);
    expect(await slugs({ page: 2 })).toEqual(['numero-10', ...builtIn]);
    expect(await slugs({ page: 2, limit: 2, sort: 'title', search: 'pagina numero' })).toEqual([
      'numero-12',
      'numero-13',
    ]);
    expect(await found({ page: 9 })).toEqual({ pages: [], total: 15 });
  });
});

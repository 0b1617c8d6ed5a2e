import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { dropImages, makeUser, putImages } from '#tests/support/factories.ts';
import { viaRest, viaTrpc } from '#tests/support/transports.ts';
import { publishScheduledPosts } from './blog.service.ts';

let t: TestApp;
let writer: { id: number; token: string };
beforeEach(async () => {
  t = await createTestApp();
  writer = await makeUser(t.app, 'EDITOR', { name: 'Marta Rivano' });
  await putImages(t.app, 'tramonto.webp');
});
afterEach(() => t.close());

const september = {
  title: 'Settembre sull’isola',
  excerpt: 'Il mare è ancora caldo.',
  content: '<p>Giornate lunghe.</p>',
  coverImage: 'tramonto.webp',
};
const NOW = '2026-05-20T10:00:00.000Z';

type Listed = { title: string; slug: string };
const titlesOf = (answer: { data?: { posts: Listed[] } }) =>
  answer.data?.posts.map(({ title }) => title);

describe('posts', () => {
  const call = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `blog.${name}`, input, writer.token);
  const asVisitor = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `blog.${name}`, input);

  it('are drafts of their writer at first', async () => {
    const { status, data } = await call('create', { ...september, readTime: 90 });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(Number),
      ...september,
      slug: 'settembre-sull-isola',
      cover: null,
      published: false,
      publishAt: null,
      readTime: 1,
      createdAt: NOW,
      updatedAt: NOW,
      publishedAt: null,
      author: { name: 'Marta Rivano', avatar: null },
      version: 1,
    });
    expect(await asVisitor('get', { id: data.slug })).toMatchObject({
      status: 404,
      text: 'Post not found',
    });
    expect((await asVisitor('list')).data).toEqual({ posts: [], total: 0 });
    expect(titlesOf(await call('list'))).toEqual([september.title]);
    expect((await call('get', { id: data.slug })).data).toEqual({ ...data, media: [] });
  });

  it('are listed from the day of their first publication on', async () => {
    const { id } = (await call('create', september)).data;
    await call('create', { ...september, title: 'Ottobre in barca', published: true });
    t.clock.set('2026-05-22T10:00:00.000Z');
    const published = (await call('update', { id, published: true })).data;
    expect(published).toMatchObject({ publishedAt: '2026-05-22T10:00:00.000Z', createdAt: NOW });
    expect(titlesOf(await asVisitor('list'))).toEqual([september.title, 'Ottobre in barca']);
    t.clock.set('2026-05-24T10:00:00.000Z');
    await call('update', { id, published: false });
    expect(titlesOf(await asVisitor('list'))).toEqual(['Ottobre in barca']);
    const again = (await call('update', { id, published: true })).data;
    expect(again.publishedAt).toBe('2026-05-22T10:00:00.000Z');
  });

  it('come nine a page, whole for programs, and without content for the site’s pages', async () => {
    for (let number = 1; number <= 11; number += 1) {
      await call('create', { ...september, title: `Articolo ${number}`, published: true });
    }
    const first = (await asVisitor('list')).data;
    expect(first.total).toBe(11);
    expect(first.posts).toHaveLength(9);
    expect(first.posts[0].title).toBe('Articolo 11');
    expect(first.posts[0]).toHaveProperty('content');
    const { data } = await viaTrpc(t, 'blog.summaries', {});
    expect(data.posts[0]).not.toHaveProperty('content');
    expect(titlesOf(await asVisitor('list', { page: 2 }))).toEqual(['Articolo 2', 'Articolo 1']);
    expect((await asVisitor('list', { page: 3 })).data).toEqual({ posts: [], total: 11 });
    expect((await asVisitor('list', { page: 1, limit: 4 })).data.posts).toHaveLength(4);
    expect((await asVisitor('list', { page: 0 })).text).toBe('Indica una pagina valida.');
    expect((await asVisitor('list', { limit: 61 })).status).toBe(400);
    expect((await call('listAll')).data).toHaveLength(11);
  });

  it('are searched and sorted out for staff', async () => {
    await call('create', { ...september, title: 'Perché in Settembre', published: true });
    await call('create', { ...september, title: 'La mattanza', excerpt: 'Il tonno rosso.' });
    expect(titlesOf(await call('page', { search: 'PERCHE' }))).toEqual(['Perché in Settembre']);
    expect(titlesOf(await call('page', { search: 'rosso tonno' }))).toEqual(['La mattanza']);
    expect(titlesOf(await call('page', { published: true }))).toEqual(['Perché in Settembre']);
    expect(titlesOf(await call('page', { published: false }))).toEqual(['La mattanza']);
    expect((await call('page', { limit: 1 })).data).toMatchObject({ total: 2 });
  });

  it('have a slug of their title, with a number where it is taken, for good', async () => {
    const slugs: string[] = [];
    for (const title of [
      'Perché no?',
      'Perche no!',
      'Perché, no',
      '?????',
      'All !!',
      '日本語のブログ',
    ]) {
      slugs.push((await call('create', { ...september, title })).data.slug);
    }
    expect(slugs).toEqual([
      'perche-no',
      'perche-no-2',
      'perche-no-3',
      'articolo',
      'all-2',
      'articolo-2',
    ]);
    const { data } = await call('get', { id: 'perche-no' });
    const renamed = (await call('update', { id: data.id, title: 'Tutto nuovo' })).data;
    expect(renamed).toMatchObject({ title: 'Tutto nuovo', slug: 'perche-no' });
  });

  it('take one minute to read for each 200 words begun', async () => {
    const words = (count: number) => ({ content: `<p>${'parola '.repeat(count)}</p>` });
    for (const [count, minutes] of [
      [1, 1],
      [200, 1],
      [201, 2],
      [1000, 5],
    ] as const) {
      const made = await call('create', { ...september, ...words(count) });
      expect(made.data.readTime).toBe(minutes);
    }
    const { id } = (await call('create', september)).data;
    expect((await call('update', { id, ...words(401) })).data.readTime).toBe(3);
  });

  it('say what is wrong with a field, even of a draft', () =>
    expectEach(
      [
        ['title', { title: '  ' }, 'Il titolo è obbligatorio'],
        ['title', { title: 'Mare' }, 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
        [
          'title',
          { title: 'x'.repeat(201) },
          'Il titolo deve essere compreso tra 5 e 200 caratteri',
        ],
        [
          'excerpt',
          { excerpt: 'x'.repeat(501) },
          'L’estratto deve essere compreso tra 10 e 500 caratteri',
        ],
        ['publishAt', { publishAt: 'domani' }, 'Scegli il giorno e l’ora in cui pubblicarlo.'],
        [
          'publishAt',
          { publishAt: '2026-07-04T18:00' },
          'Scegli il giorno e l’ora in cui pubblicarlo.',
        ],
        ['publishAt', { publishAt: NOW }, 'Scegli un momento che deve ancora venire.'],
      ],
      async ([path, wrong, message]) => {
        const made = await call('create', { ...september, ...wrong });
        expect(made).toMatchObject({ status: 400, text: message });
        expect(made.issues?.[0]).toEqual({ path, message });
        expect((await call('listAll')).data).toEqual([]);
      },
    ));

  it('say what a field lacks to be published', () =>
    expectEach(
      [
        ['excerpt', { excerpt: '' }, "L'estratto è obbligatorio"],
        ['excerpt', { excerpt: 'Corto' }, 'L’estratto deve essere compreso tra 10 e 500 caratteri'],
        ['coverImage', { coverImage: '' }, 'Per favore scegli o carica una immagine di copertina'],
        ['content', { content: '<p><br></p>' }, 'Il contenuto è obbligatorio'],
        ['content', { content: '<textarea>a</textarea>' }, 'Il contenuto è obbligatorio'],
      ],
      async ([path, wrong, message]) => {
        const made = await call('create', { ...september, ...wrong, published: true });
        expect(made).toMatchObject({ status: 400, text: message });
        expect(made.issues?.[0]).toEqual({ path, message });
        expect((await call('listAll')).data).toEqual([]);
      },
    ));

  it('need a title only while they are drafts, and say all that is missing when published', async () => {
    const draft = await call('create', { title: september.title });
    expect(draft).toMatchObject({
      status: 201,
      data: { excerpt: '', content: '', coverImage: '', cover: null, published: false },
    });
    const { id } = draft.data;
    const missing = [
      { path: 'excerpt', message: "L'estratto è obbligatorio" },
      { path: 'coverImage', message: 'Per favore scegli o carica una immagine di copertina' },
      { path: 'content', message: 'Il contenuto è obbligatorio' },
    ];
    const inTime = { id, publishAt: '2026-07-04T16:00:00Z' };
    for (const change of [{ id, published: true }, inTime]) {
      expect(await call('update', change)).toMatchObject({ status: 400, issues: missing });
    }
    expect((await call('update', { ...september, id, published: true })).status).toBe(200);
    for (const { path } of missing) {
      const emptied = await call('update', { id, [path]: '' });
      expect(emptied).toMatchObject({ status: 400, issues: [expect.objectContaining({ path })] });
    }
  });

  it('have a cover of the library, and keep the name of one that has left it', async () => {
    const wrong = { ...september, coverImage: 'mai-vista.webp' };
    const message = '«mai-vista.webp» non è un’immagine della libreria.';
    expect(await call('create', wrong)).toMatchObject({
      status: 400,
      text: message,
      issues: [{ path: 'coverImage', message }],
    });
    const { data } = await call('create', september);
    expect((await call('update', { ...wrong, id: data.id })).status).toBe(400);
    await dropImages(t.app, 'tramonto.webp');
    expect((await call('update', { ...data, published: true })).status).toBe(200);
  });

  it('store the name of the cover alone, show it as the library knows it, and say that they use it', async () => {
    await dropImages(t.app, 'tramonto.webp');
    const [media] = await t.app.database
      .insertInto('media')
      .values({
        fileName: 'tramonto.webp',
        name: 'Tramonto',
        caption: '',
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
    const coverImage = '/uploads/tramonto.webp';
    const { data } = await call('create', { ...september, coverImage });
    expect(data).toMatchObject({
      coverImage: 'tramonto.webp',
      cover: { url: '/uploads/tramonto.webp', alt: '', width: 1200 },
    });
    expect((await viaRest(t, 'media.uses', { id: media?.id }, writer.token)).data).toEqual([
      { place: `Articolo «${september.title}»`, path: `/admin/blog?edit=${data.id}` },
    ]);
  });

  it('outlive the account of their writer, under the name of the site', async () => {
    const { slug } = (await call('create', { ...september, published: true })).data;
    const admin = await makeUser(t.app, 'ADMIN');
    expect((await viaRest(t, 'users.delete', { id: writer.id }, admin.token)).status).toBe(200);
    const { siteName } = (await viaRest(t, 'homepage.get')).data;
    expect((await asVisitor('get', { id: slug })).data.author).toEqual({
      name: siteName,
      avatar: null,
    });
  });

  it('cannot be given another author or date of creation', async () => {
    const foreign = {
      authorId: 4711,
      author: { name: 'Altri' },
      slug: 'mio-slug',
      createdAt: '2000',
    };
    const { data } = await call('create', { ...september, ...foreign });
    expect(data).toMatchObject({ slug: 'settembre-sull-isola', createdAt: NOW });
    expect(data.author.name).toBe('Marta Rivano');
  });

  it('that are deleted, or never were, are not found', async () => {
    const { id, slug } = (await call('create', { ...september, published: true })).data;
    expect((await call('delete', { id })).data).toEqual({ message: 'Articolo eliminato.' });
    expect((await asVisitor('get', { id: slug })).status).toBe(404);
    expect((await call('delete', { id })).status).toBe(404);
    expect((await call('update', { id, title: 'Altro titolo' })).status).toBe(404);
  });
});

describe('a post with an hour to be published at', () => {
  const HOUR = '2026-07-04T16:00:00.000Z';
  const call = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `blog.${name}`, input, writer.token);
  const schedule = async () => (await call('create', { ...september, publishAt: HOUR })).data;
  const seenByVisitors = async (slug: string) => {
    const page = async (url: string) => (await t.server.inject({ url })).body;
    return {
      list: titlesOf(await viaRest(t, 'blog.list'))?.length === 1,
      post: (await viaRest(t, 'blog.get', { id: slug })).status === 200,
      feed: (await page('/feed.xml')).includes(slug),
      sitemap: (await page('/sitemap.xml')).includes(slug),
    };
  };
  const everywhere = { list: true, post: true, feed: true, sitemap: true };
  const nowhere = { list: false, post: false, feed: false, sitemap: false };

  it('appears by itself at its hour, and not before', async () => {
    const { id, slug, publishAt, version } = await schedule();
    expect(publishAt).toBe(HOUR);
    t.clock.set('2026-07-04T15:59:59.999Z');
    expect(await publishScheduledPosts(t.app)).toEqual([]);
    expect(await seenByVisitors(slug)).toEqual(nowhere);
    t.clock.set(HOUR);
    expect(await publishScheduledPosts(t.app)).toEqual([slug]);
    expect(await seenByVisitors(slug)).toEqual(everywhere);
    expect((await call('get', { id: String(id) })).data).toMatchObject({
      published: true,
      publishAt: null,
      publishedAt: HOUR,
      version: version + 1,
    });
    expect(await publishScheduledPosts(t.app)).toEqual([]);
  });

  it('that fell due while the site was off is published with its own hour', async () => {
    const { slug } = await schedule();
    t.clock.set('2026-08-01T10:00:00.000Z');
    await publishScheduledPosts(t.app);
    expect((await viaRest(t, 'blog.get', { id: slug })).data.publishedAt).toBe(HOUR);
  });

  it('accepts any time zone, is stored in UTC, and listed first for staff', async () => {
    const given = '2026-07-04T18:00:00+02:00';
    expect((await call('create', { ...september, publishAt: given })).data.publishAt).toBe(HOUR);
    await call('create', { ...september, title: 'Ottobre in barca', published: true });
    const { title } = september;
    expect(titlesOf(await call('page'))).toEqual([title, 'Ottobre in barca']);
    expect(titlesOf(await call('page', { published: false }))).toEqual([title]);
  });

  it('can be changed, taken back, or published at once', async () => {
    const { id } = await schedule();
    const later = '2026-08-01T06:30:00.000Z';
    expect((await call('update', { id, publishAt: later })).data.publishAt).toBe(later);
    expect((await call('update', { id, title: 'Altro titolo' })).data.publishAt).toBe(later);
    expect((await call('update', { id, published: false })).data.publishAt).toBe(later);
    const other = await schedule();
    expect((await call('update', { id, publishAt: null })).data.publishAt).toBeNull();
    const published = await call('update', { id: other.id, published: true });
    expect(published.data).toMatchObject({ published: true, publishAt: null, publishedAt: NOW });
    t.clock.set('2026-09-01T10:00:00.000Z');
    expect(await publishScheduledPosts(t.app)).toEqual([]);
  });

  it('must be a draft, with a future hour', async () => {
    const { id } = await schedule();
    const past = await call('update', { id, publishAt: '2026-05-19T10:00:00Z' });
    expect(past).toMatchObject({ status: 400, text: 'Scegli un momento che deve ancora venire.' });
    const both = { ...september, published: true, publishAt: HOUR };
    expect(await call('create', both)).toMatchObject({
      status: 400,
      issues: [expect.objectContaining({ path: 'publishAt' })],
    });
    await call('update', { id, published: true });
    expect((await call('update', { id, publishAt: HOUR })).status).toBe(400);
    const offAgain = await call('update', { id, published: false, publishAt: HOUR });
    expect(offAgain.data).toMatchObject({ published: false, publishAt: HOUR });
  });
});

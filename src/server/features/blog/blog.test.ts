import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { dropImages, makeUser, putImages } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

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

  it('come nine a page, without their content', async () => {
    for (let number = 1; number <= 11; number += 1) {
      await call('create', { ...september, title: `Articolo ${number}`, published: true });
    }
    const first = (await asVisitor('list')).data;
    expect(first.total).toBe(11);
    expect(first.posts).toHaveLength(9);
    expect(first.posts[0].title).toBe('Articolo 11');
    expect(first.posts[0]).not.toHaveProperty('content');
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

  it.each([
    ['title', { title: '  ' }, 'Il titolo è obbligatorio'],
    ['title', { title: 'Mare' }, 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
    ['title', { title: 'x'.repeat(201) }, 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
    ['excerpt', { excerpt: null }, "L'estratto è obbligatorio"],
    ['excerpt', { excerpt: 'Corto' }, "L'estratto deve essere compreso tra 10 e 500 caratteri"],
    [
      'excerpt',
      { excerpt: 'x'.repeat(501) },
      "L'estratto deve essere compreso tra 10 e 500 caratteri",
    ],
    ['coverImage', { coverImage: '' }, 'Per favore scegli o carica una immagine di copertina'],
    ['content', { content: '<p><br></p>' }, 'Il contenuto è obbligatorio'],
    ['content', { content: '<textarea>a</textarea>' }, 'Il contenuto è obbligatorio'],
  ])('say what is wrong with the %s: %j', async (path, wrong, message) => {
    const made = await call('create', { ...september, ...wrong });
    expect(made).toMatchObject({ status: 400, text: message });
    expect(made.issues?.[0]).toEqual({ path, message });
    expect((await call('listAll')).data).toEqual([]);
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

  it('cannot be told whose they are, or when they were made', async () => {
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

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPost } from '#server/features/cms/blog.service.ts';
import { createPostInput } from '#shared/cms/blog.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putImages } from '#tests/support/factories.ts';
import { offerLanguages } from '#tests/support/languages.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { parseXml } from '#tests/support/xml.ts';

// The site for programs: the sitemap, the feed, and robots.txt.

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
  await putImages(t.app, 'tramonto.webp', 'a.webp');
});
afterEach(() => t.close());

const post = {
  title: 'Settembre sull’isola',
  excerpt: 'Il mare è ancora caldo & calmo.',
  content: '<p>Giornate lunghe.</p>',
  coverImage: 'tramonto.webp',
  published: true,
};

const read = async (url: string) => {
  const answer = await t.server.inject({ url });
  expect(answer.statusCode).toBe(200);
  return answer;
};

describe('the sitemap', () => {
  const addresses = async () =>
    parseXml((await read('/sitemap.xml')).body)
      .all('url')
      .map((url) => [url.text('loc'), url.text('lastmod')]);

  it('names every public page by its own address, and when a page or post was changed', async () => {
    const changed = '2026-05-20T10:00:00.000Z';
    await t.rest('POST', '/blog', { token, body: post });
    await t.rest('POST', '/blog', {
      token,
      body: { ...post, title: 'Bozza mia', published: false },
    });
    await t.rest('POST', '/gallery', {
      token,
      body: { name: 'Mare', slug: 'mare', images: ['a.webp'] },
    });
    expect(await addresses()).toEqual([
      ['https://casa.example/', ''],
      ['https://casa.example/gallery', ''],
      ['https://casa.example/contact', ''],
      ['https://casa.example/gallery/mare', ''],
      ['https://casa.example/pages/informativa-privacy', changed],
      ['https://casa.example/blog', changed],
      ['https://casa.example/blog/settembre-sull-isola', changed],
    ]);
  });

  it('follows publishing and unpublishing', async () => {
    const { body } = await t.rest('POST', '/blog', { token, body: post });
    expect(await addresses()).toHaveLength(6);
    await t.rest('PUT', `/blog/${body.id}`, { token, body: { published: false } });
    expect(await addresses()).toHaveLength(4);
  });

  it('is sent as XML, compressed, and answers 304', async () => {
    const { headers } = await read('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const zipped = await t.server.inject({
      url: '/sitemap.xml',
      headers: { 'accept-encoding': 'br' },
    });
    expect(zipped.headers['content-encoding']).toBe('br');
    const again = await t.server.inject({
      url: '/sitemap.xml',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('the feed', () => {
  it('holds the latest posts with absolute links and their dates', async () => {
    await t.app.database.updateTable('media').set({ width: 1600, height: 900 }).execute();
    await t.rest('POST', '/blog', { token, body: post });
    const answer = await read('/feed.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const [channel] = parseXml(answer.body).all('channel');
    expect(channel?.text('link')).toBe('https://casa.example/blog');
    expect(channel?.text('language')).toBe('it');
    const [item] = channel?.all('item') ?? [];
    expect(item?.text('title')).toBe(post.title);
    expect(item?.text('description')).toBe(post.excerpt);
    expect(item?.text('link')).toBe('https://casa.example/blog/settembre-sull-isola');
    expect(item?.text('pubDate')).toBe('Wed, 20 May 2026 10:00:00 GMT');
    expect(item?.text('content:encoded')).toBe(post.content);
    expect(item?.all('enclosure').map(({ attributes }) => attributes)).toEqual([
      { url: 'https://casa.example/uploads/tramonto-shared.jpg', type: 'image/jpeg', length: '0' },
    ]);
  });

  it('has absolute links and standard HTML, for other programs', async () => {
    const content =
      '<p><a href="/contact">Scrivici</a> e ]]&gt;</p>' +
      '<figure data-block="image" data-src="/uploads/a.webp"></figure>' +
      '<figure data-block="gallery" data-gallery-slug="mare"></figure>';
    await t.rest('POST', '/blog', { token, body: { ...post, content } });
    const [item] = parseXml((await read('/feed.xml')).body).all('item');
    expect(item?.text('content:encoded')).toMatch(
      /^<p><a href="https:\/\/casa\.example\/contact"[^>]*>Scrivici<\/a> e \]\]&gt;<\/p><p><img src="https:\/\/casa\.example\/uploads\/a\.webp" alt=""><\/p><p><a href="https:\/\/casa\.example\/gallery\/mare">Guarda le foto<\/a><\/p>$/,
    );
  });

  it('exists in each offered language, with its own addresses and texts', async () => {
    const content =
      '<p><a href="/contact">Scrivici</a></p>' +
      '<figure data-block="gallery" data-gallery-slug="mare"></figure>';
    await t.rest('POST', '/blog', { token, body: { ...post, content } });
    const statusOf = async (url: string) => (await t.server.inject({ url })).statusCode;
    expect(await statusOf('/de/feed.xml')).toBe(404);
    await offerLanguages(t, 'it', 'de');
    const [channel] = parseXml((await read('/de/feed.xml')).body).all('channel');
    expect(channel?.text('language')).toBe('de');
    expect(channel?.text('link')).toBe('https://casa.example/de/blog');
    const [item] = channel?.all('item') ?? [];
    expect(item?.text('link')).toBe('https://casa.example/de/blog/settembre-sull-isola');
    expect(item?.text('content:encoded')).toMatch(
      /href="https:\/\/casa\.example\/de\/contact".*<a href="https:\/\/casa\.example\/de\/gallery\/mare">Fotos ansehen<\/a>/,
    );
    expect(
      parseXml((await read('/feed.xml')).body)
        .all('channel')[0]
        ?.text('language'),
    ).toBe('it');
    expect(await statusOf('/fr/feed.xml')).toBe(404);
  });

  it('is well-formed with any titles and excerpts', async () => {
    const nasty = scriptPayloads.map((payload) => {
      const text = `Titolo ${payload}`.slice(0, 200);
      return createPostInput.parse({ ...post, title: text, excerpt: text }).title;
    });
    const createdAt = t.clock.now().toISOString();
    for (let from = 0; from < nasty.length; from += 20) {
      const titles = nasty.slice(from, from + 20);
      for (const title of titles) {
        const text = { ...post, title, excerpt: title };
        await addPost(t.app.database, { ...text, authorId: null, createdAt });
      }
      t.app.pageCache.clear();
      const items = parseXml((await read('/feed.xml')).body).all('item');
      const latest = items.slice(0, titles.length).toReversed();
      expect(latest.map((item) => item.text('title'))).toEqual(titles);
      expect(latest.map((item) => item.text('description'))).toEqual(titles);
    }
    const urls = parseXml((await read('/sitemap.xml')).body).all('url');
    expect(urls).toHaveLength(nasty.length + 5);
  });
});

it('has a web manifest with name and icons for a phone', async () => {
  const { headers, body } = await read('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { name, lang, icons } = JSON.parse(body);
  expect([name, lang, icons.length]).toEqual([expect.stringMatching(/./), 'it', 4]);
});

it('disallows the back office and the API in robots.txt', async () => {
  const { body } = await read('/robots.txt');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /admin', 'Sitemap: https://casa.example/sitemap.xml']),
  );
});

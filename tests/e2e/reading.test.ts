import { beforeAll, describe, expect, it } from 'vitest';
import type { Post } from '#shared/cms/blog.schema.ts';
import type { CmsPage as WrittenPage } from '#shared/cms/cms-pages.schema.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { layoutShift, untilFontsLoaded } from '#tests/support/layout.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { FILM, FORMATS, MAP, textWithEverything } from '#tests/support/text-with-everything.ts';

// Pages and posts for visitors: complete without a script, and no third-party content until a click.

const foreign = /^https:\/\/www\.(youtube-nocookie\.com|openstreetmap\.org)\//;

let site: { url: string };
let api: SiteApi;
let page: WrittenPage;
let posts: Post[];

beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
  const { content, coverImage } = await textWithEverything(site, api);
  const written = { title: 'Tutto in una pagina', content, published: true };
  page = await api.post('/pages', {
    ...written,
    slug: 'tutto-insieme',
    seoKeywords: 'mare, isola',
  });
  posts = [];
  for (let number = 1; number <= 8; number += 1) {
    const title = number === 8 ? 'Un titolo </script><b>ostile</b>' : `Racconto numero ${number}`;
    const excerpt = 'Due righe su quello che si legge qui.';
    const published = number !== 7;
    posts.push(await api.post('/blog', { title, excerpt, content, coverImage, published }));
  }
});

const get = (path: string): Promise<Response> =>
  fetch(`${site.url}${path}`, { redirect: 'manual' });

const htmlOf = async (path: string): Promise<string> => (await get(path)).text();

const lastPost = (): string => `/blog/${posts.at(-1)?.slug}`;

/** The structured data of a page, as search engines parse it. */
const graphOf = (html: string): Record<string, unknown>[] => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = '']) => {
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
    return graph;
  });
};

const typesOf = (html: string): unknown[] => graphOf(html).map((thing) => thing['@type']);

const open = async (path: string, expectedProblems: RegExp[] = []) => {
  const opened = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await opened.goto(path);
  return opened;
};

describe('over HTTP', () => {
  it('a page and a post are complete, with all content of their texts', async () => {
    for (const path of ['/pages/tutto-insieme', lastPost()]) {
      const html = await htmlOf(path);
      for (const part of [
        FORMATS.slice(0, 40),
        '<video controls',
        '<audio controls',
        'aria-roledescription="carosello"',
        'che riceverà il tuo indirizzo IP',
        'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
      ]) {
        expect(html).toContain(part);
      }
      expect(html).not.toContain('<iframe');
      expect(html).not.toMatch(/\sstyle="/);
    }
  });

  it('a picture has its text’s caption, the library’s, or none', async () => {
    const { url = '', caption = '' } =
      (await api.get<Media[]>('/media')).find((media) => media.caption && media.picture) ?? {};
    const figure = (own: string) => `<figure data-block="image" data-src="${url}"${own}></figure>`;
    const content = [
      '<p>Tre volte la stessa fotografia, con parole diverse sotto ognuna.</p>',
      figure(''),
      figure(' data-caption="Le reti &amp; il &lt;molo&gt;"'),
      figure(' data-caption=""'),
    ].join('');
    const made = { title: 'Tre didascalie', slug: 'tre-didascalie', content, published: true };
    await api.post('/pages', made);
    const html = await htmlOf('/pages/tre-didascalie');
    const below = [...html.matchAll(/<figcaption aria-hidden="true">(.*?)<\/figcaption>/g)];
    expect(below.map(([, words]) => words)).toEqual([caption, 'Le reti &amp; il &lt;molo&gt;']);
    expect(html).toContain('alt="Le reti &amp; il &lt;molo&gt;"');
  });

  it('missing and unpublished pages answer 404 with a not-found page', async () => {
    await api.post('/pages', { title: 'Una bozza', slug: 'una-bozza', content: page.content });
    for (const [path, text] of [
      ['/pages/non-esiste', 'Pagina non trovata o non pubblicata'],
      ['/pages/una-bozza', 'Pagina non trovata o non pubblicata'],
      ['/pages', 'Nessuno slug specificato'],
      ['/blog/non-esiste', 'Articolo non trovato'],
      [`/blog/${posts[6]?.slug}`, 'Articolo non trovato'],
      [`/blog/${posts[0]?.id}`, 'Articolo non trovato'],
      ['/blog?page=40', 'Gli articoli finiscono prima di questa pagina'],
    ] as const) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      const html = await response.text();
      expect(html).toContain(text);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it('a former address redirects permanently to the current one', async () => {
    const answer = await fetch(`${site.url}/api/pages/${page.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ slug: 'tutto-qui' }),
    });
    expect(answer.status).toBe(200);
    const { status, headers } = await get('/pages/tutto-insieme');
    expect([status, new URL(headers.get('location') ?? '', site.url).pathname]).toEqual([
      301,
      '/pages/tutto-qui',
    ]);
    expect((await get('/pages/tutto-qui')).status).toBe(200);
  });

  it('heads have metadata for search engines and sharing', async () => {
    const post = await htmlOf(lastPost());
    expect(graphOf(post)[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Un titolo </script><b>ostile</b>',
      author: { '@type': 'Person', name: 'Marta' },
    });
    expect(post).toContain('<meta property="og:type" content="article"/>');
    expect(post).toMatch(new RegExp(`"og:image" content="${site.url}/uploads/`));
    expect(await htmlOf('/pages/tutto-qui')).toContain('name="keywords" content="mare, isola"');
    expect(typesOf(await htmlOf('/'))).toEqual(['WebSite', 'Organization', 'VacationRental']);
    expect(typesOf(await htmlOf('/gallery/isola'))).toEqual(['BreadcrumbList']);
    const list = await htmlOf('/blog?page=2');
    expect(list).toContain(`<link rel="prev" href="${site.url}/blog"/>`);
    expect(list).toContain(`<link rel="canonical" href="${site.url}/blog?page=2"/>`);
    expect(list).toContain(`href="${site.url}/feed.xml"`);
  });
});

describe('a visitor', () => {
  it('loads a map and a video only after a click', async () => {
    const opened = await open('/pages/tutto-qui', [/^request to another host: https:/]);
    const asked: string[] = [];
    await opened.route(foreign, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Da altrove</p>' });
    });
    await untilHydrated(opened, '.rich-text');
    expect(asked).toEqual([]);
    const height = () => opened.evaluate(() => document.documentElement.scrollHeight);
    // Another font breaks lines elsewhere.
    await untilFontsLoaded(opened);
    const before = await height();
    await opened.getByRole('button', { name: 'Mostra la mappa' }).press('Enter');
    await opened.frameLocator('iframe[title^="Mappa"]').getByText('Da altrove').waitFor();
    await opened.getByRole('button', { name: 'Guarda il video' }).press('Enter');
    const video = opened.locator('iframe[title="Video su YouTube"]');
    await video.contentFrame().getByText('Da altrove').waitFor();
    expect(await video.evaluate((frame) => frame === document.activeElement)).toBe(true);
    expect(asked).toEqual([MAP, `${FILM}?autoplay=1`]);
    expect(await height()).toBe(before);
    expect(await layoutShift(opened)).toBeLessThan(0.01);
  });
});

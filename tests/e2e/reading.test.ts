import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Post } from '#shared/blog.schema.ts';
import type { Media } from '#shared/media.schema.ts';
import type { Page as WrittenPage } from '#shared/pages.schema.ts';
import { blockAttributes, type RichTextBlock } from '#shared/rich-text.ts';
import { expectNoAxeViolations, startBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll, layoutShift } from '#tests/support/layout.ts';
import { film, mp3 } from '#tests/support/media-files.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Pages and posts as visitors read them: whole without a script, and nothing of anybody else's on them
// until it is asked for.

const FILM = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=8.2%2C39%2C8.3%2C39.1';
const foreign = /^https:\/\/www\.(youtube-nocookie\.com|openstreetmap\.org)\//;

let site: Site;
let browser: TestBrowser;
let api: SiteApi;
let page: WrittenPage;
let posts: Post[];

const upload = async (bytes: Buffer): Promise<Media> => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'file'));
  const headers = { authorization: `Bearer ${api.token}` };
  return (await (
    await fetch(`${site.url}/api/media`, { method: 'POST', headers, body })
  ).json()) as Media;
};

const figure = (block: RichTextBlock): string => {
  const attributes = Object.entries(blockAttributes(block)).map(
    ([name, value]) => `${name}="${value.replaceAll('&', '&amp;')}"`,
  );
  return `<figure ${attributes.join(' ')}></figure>`;
};

const formats = [
  '<p>Con <strong>grassetto</strong>, <em>corsivo</em>, <u>sottolineato</u>, <s>barrato</s> e un <a href="/blog">collegamento interno</a>.</p>',
  '<h1>Primo livello</h1><p class="align-center">Al centro.</p>',
  '<h2>Secondo livello</h2><ul><li>Voce<ul><li>Voce interna</li></ul></li></ul><ol><li>Primo</li></ol>',
  '<h3>Terzo livello</h3><blockquote>Il maestrale dura tre giorni.</blockquote>',
].join('');

const everything = async (): Promise<{ content: string; coverImage: string }> => {
  const library = await api.get<Media[]>('/media');
  const image = library.find(({ caption, picture }) => caption !== '' && picture);
  const video = await upload(film({ width: 640, height: 360 }));
  const audio = await upload(mp3());
  const embed = { width: '100%', height: '315' };
  const blocks: RichTextBlock[] = [
    { kind: 'image', src: image?.url ?? '' },
    { kind: 'video', src: video.url },
    { kind: 'audio', src: audio.url },
    { kind: 'gallery', gallerySlug: 'isola' },
    { kind: 'map', src: MAP, ...embed },
    { kind: 'youtube', src: FILM, ...embed },
  ];
  return { content: formats + blocks.map(figure).join(''), coverImage: image?.fileName ?? '' };
};

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  api = await adminApi(site);
  const { content, coverImage } = await everything();
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
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const get = (path: string): Promise<Response> =>
  fetch(`${site.url}${path}`, { redirect: 'manual' });

const htmlOf = async (path: string): Promise<string> => (await get(path)).text();

const lastPost = (): string => `/blog/${posts.at(-1)?.slug}`;

/** The things that a page says it is about, as search engines parse them. */
const graphOf = (html: string): Record<string, unknown>[] => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = '']) => {
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
    return graph;
  });
};

const typesOf = (html: string): unknown[] => graphOf(html).map((thing) => thing['@type']);

const open = async (width: number, path: string, expectedProblems: RegExp[] = []) => {
  const opened = await browser.newPage({ baseUrl: site.url, width, expectedProblems });
  await opened.goto(path);
  return opened;
};

const expectInOrder = async (opened: Page): Promise<void> => {
  await expectNoAxeViolations(opened);
  await expectNoSidewaysScroll(opened);
};

describe('over HTTP', () => {
  it('a page and a post are whole, with all that their texts hold', async () => {
    for (const path of ['/pages/tutto-insieme', lastPost()]) {
      const html = await htmlOf(path);
      for (const part of [
        formats.slice(0, 40),
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

  it('what is not there, or not for everybody, answers 404 and says so', async () => {
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

  it('a former address leads to the present one for good', async () => {
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

  it('heads say what search engines and friends read', async () => {
    const post = await htmlOf(lastPost());
    expect(graphOf(post)[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Un titolo </script><b>ostile</b>',
      author: { '@type': 'Person', name: 'Marta' },
    });
    expect(post).toContain('<meta property="og:type" content="article"/>');
    expect(post).toMatch(new RegExp(`"og:image" content="${site.url}/uploads/`));
    expect(await htmlOf('/pages/tutto-qui')).toContain('name="keywords" content="mare, isola"');
    expect(typesOf(await htmlOf('/'))).toEqual(['VacationRental']);
    expect(typesOf(await htmlOf('/gallery/isola'))).toEqual(['BreadcrumbList']);
    const list = await htmlOf('/blog?page=2');
    expect(list).toContain(`<link rel="prev" href="${site.url}/blog"/>`);
    expect(list).toContain(`<link rel="canonical" href="${site.url}/blog?page=2"/>`);
    expect(list).toContain(`href="${site.url}/feed.xml"`);
  });
});

describe.each([{ width: 1280 }, { width: 390 }])('at $width px a visitor', ({ width }) => {
  it('loads a map and a film only by asking for them', async () => {
    const opened = await open(width, '/pages/tutto-qui', [/^request to another host: https:/]);
    const asked: string[] = [];
    await opened.route(foreign, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Da altrove</p>' });
    });
    await untilHydrated(opened, '.rich-text');
    await expectInOrder(opened);
    expect(asked).toEqual([]);
    const height = () => opened.evaluate(() => document.documentElement.scrollHeight);
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

  it('goes from the home page to the list, from page to page, to a post and back', async () => {
    const opened = await open(width, '/');
    const strip = opened.getByRole('region', { name: 'Ultimi articoli' });
    await expect.poll(() => strip.getByRole('article').count()).toBe(4);
    await expect.poll(() => strip.getByText('Bozza').count()).toBe(0);
    await strip.getByRole('link', { name: 'Lista articoli' }).click();
    await opened.getByRole('heading', { level: 1, name: 'Lista articoli' }).waitFor();
    await expect.poll(() => opened.getByRole('article').count()).toBe(9);
    await expectInOrder(opened);
    await opened.getByRole('link', { name: 'Pagina 2' }).click();
    await opened.waitForURL('**/blog?page=2');
    await expect.poll(() => opened.getByRole('article').count()).toBe(2);
    await opened.getByRole('link', { name: 'Pagina 1' }).click();
    await opened.getByRole('link', { name: 'Read more Un titolo </script>' }).click();
    await opened.getByRole('heading', { level: 1, name: 'Un titolo </script>' }).waitFor();
    await expectInOrder(opened);
    // No new document, once the page is hydrated: what was written into this one is still there.
    await untilHydrated(opened, 'header');
    await opened.evaluate(() => document.body.setAttribute('data-visited', ''));
    await opened.getByRole('link', { name: 'collegamento interno' }).click();
    await opened.getByRole('heading', { level: 1, name: 'Lista articoli' }).waitFor();
    await expect.poll(() => opened.locator('body[data-visited]').count()).toBe(1);
  });
});

it('staff see drafts among the posts, and by their own address', async () => {
  const opened = await browser.newPage({ baseUrl: site.url, expectedProblems: [/404/] });
  await opened.addInitScript((token) => localStorage.setItem('token', token), api.token);
  await opened.goto('/blog');
  await opened.getByText('Bozza', { exact: true }).waitFor();
  await opened.goto('/pages/una-bozza');
  await opened.getByRole('heading', { level: 1, name: 'Una bozza' }).waitFor();
  const edit = opened.getByRole('link', { name: 'Modifica' });
  await expect.poll(() => edit.getAttribute('href')).toMatch(/^\/admin\/pages\?edit=\d+$/);
  await expectInOrder(opened);
  await opened.goto(`/blog/${posts[6]?.slug}`);
  await opened.getByRole('heading', { level: 1, name: 'Racconto numero 7' }).waitFor();
  await opened.goto('/blog/non-esiste');
  await opened.getByRole('heading', { level: 1, name: 'Articolo non trovato' }).waitFor();
  await expectInOrder(opened);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Post } from '#shared/cms/blog.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { textWithEverything } from '#tests/support/text-with-everything.ts';

// Pages and posts for visitors: complete without a script, and no third-party content until a click.

let site: Site;
let api: SiteApi;
let posts: Post[];

beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  const { content, coverImage } = await textWithEverything(site, api);
  const written = { title: 'Tutto in una pagina', content, published: true };
  await api.post('/pages', {
    ...written,
    slug: 'tutto-insieme',
    seoKeywords: 'mare, isola',
  });
  await api.post('/pages', { title: 'Una bozza', slug: 'una-bozza', content });
  posts = [];
  for (let number = 1; number <= 8; number += 1) {
    const title = number === 8 ? 'Un titolo </script><b>ostile</b>' : `Racconto numero ${number}`;
    const excerpt = 'Due righe su quello che si legge qui.';
    const published = number !== 7;
    posts.push(await api.post('/blog', { title, excerpt, content, coverImage, published }));
  }
});
afterAll(() => site?.close());

const open = async (path: string, expectedProblems: RegExp[] = []) => {
  const opened = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await opened.goto(path);
  return opened;
};

describe('a visitor', () => {
  it('goes from the home page to the list, from page to page, to a post and back', async () => {
    const opened = await open('/');
    const strip = opened.getByRole('region', { name: 'Ultimi articoli' });
    await expect.poll(() => strip.getByRole('article').count()).toBe(4);
    await expect.poll(() => strip.getByText('Bozza').count()).toBe(0);
    await strip.getByRole('link', { name: 'Lista articoli' }).click();
    await opened.getByRole('heading', { level: 1, name: 'Lista articoli' }).waitFor();
    await expect.poll(() => opened.getByRole('article').count()).toBe(9);
    await opened.getByRole('link', { name: 'Pagina 2' }).click();
    await opened.waitForURL('**/blog?page=2');
    await expect.poll(() => opened.getByRole('article').count()).toBe(2);
    await opened.getByRole('link', { name: 'Pagina 1' }).click();
    await opened.getByRole('link', { name: 'Read more Un titolo </script>' }).click();
    await opened.getByRole('heading', { level: 1, name: 'Un titolo </script>' }).waitFor();
    await opened.getByRole('link', { name: 'collegamento interno' }).click();
    await opened.getByRole('heading', { level: 1, name: 'Lista articoli' }).waitFor();
  });
});

it('staff see drafts among the posts, and by their own address', async () => {
  const opened = await browser.newPage({ baseUrl: site.url, expectedProblems: [/404/] });
  await opened.addInitScript((token) => localStorage.setItem('token', token), api.token);
  await opened.goto('/blog');
  await opened.getByText('Bozza', { exact: true }).waitFor();
  await opened.goto('/pages/una-bozza');
  await opened.getByRole('heading', { level: 1, name: 'Una bozza' }).waitFor();
  const edit = opened.getByRole('link', { name: 'Modifica', exact: true });
  await expect.poll(() => edit.getAttribute('href')).toMatch(/^\/admin\/pages\?edit=\d+$/);
  await opened.goto(`/blog/${posts[6]?.slug}`);
  await opened.getByRole('heading', { level: 1, name: 'Racconto numero 7' }).waitFor();
  await opened.goto('/blog/non-esiste');
  await opened.getByRole('heading', { level: 1, name: 'Articolo non trovato' }).waitFor();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The owners translate their texts, and visitors read them in their language.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const html = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();

it('a new description is shown in Italian, with a notice and `lang`, until the owner translates it', async () => {
  await api.put('/property', { description: 'Una casa azzurra tra i fichi d’India.' });
  const before = await html('/de');
  expect(before).toContain('Diesen Text gibt es nur auf Italienisch.');
  expect(before).toMatch(/<p lang="it"[^>]*>Una casa azzurra/);
  expect(await html('/')).not.toMatch(/<p lang="it"/);

  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/admin/translations?lang=de');
  await page.getByRole('link', { name: /^Descrizione.*azzurra/ }).click();
  await page.getByLabel('Tedesco', { exact: true }).fill('Ein blaues Haus zwischen Kakteen.');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  // It was the only one: the list is done.
  await page.getByText('Qui è tutto tradotto').waitFor();
  await page.close();

  const after = await html('/de');
  expect(after).toContain('Ein blaues Haus zwischen Kakteen.');
  expect(after).not.toMatch(/<p lang="it"|nur auf Italienisch/);
  expect(await html('/')).toContain('Una casa azzurra');
});

it('the page after a registration is in the reader’s language, with `lang` on its Italian text', async () => {
  const { id } = await api.get<{ id: number }>('/pages/registrazione-richiesta');
  await api.put(`/pages/${id}`, {
    title: 'Quasi fatto',
    excerpt: 'Manca un passo.',
    content: '<p>La mail arriva da Marta: si apre entro due giorni, anche da un telefono.</p>',
  });
  // Outdated translations are still shown: only untranslated texts are marked.
  for (const field of ['title', 'excerpt', 'content']) {
    await api.put('/translations/text', {
      kind: 'page',
      itemId: id,
      field,
      locale: 'de',
      text: '',
    });
  }
  const page = await html('/de/pages/registrazione-richiesta');
  expect(page).toContain('Bestätigen Sie Ihre E-Mail-Adresse</h1>');
  expect(page).not.toMatch(/<h1[^>]*>Quasi fatto|<p[^>]*>Manca un passo/);
  expect(page).toContain('Diesen Text gibt es nur auf Italienisch.');
  expect(page).toMatch(/<div lang="it" [^>]*><p>La mail arriva da Marta/);
  expect(await html('/pages/registrazione-richiesta')).toContain('Quasi fatto</h1>');
});

it('search engines get only the languages that a post has', async () => {
  const { posts } = await api.get<{ posts: { coverImage: string }[] }>('/blog');
  const { slug } = await api.post<{ slug: string }>('/blog', {
    title: 'Solo in italiano',
    excerpt: 'Un articolo che nessuno ha tradotto.',
    content: '<p>Il mare d’inverno.</p>',
    coverImage: posts[0]?.coverImage,
    published: true,
  });
  const page = await html(`/de/blog/${slug}`);
  expect(page).toMatch(/<div lang="it" class="rich-text-words"/);
  expect(page).not.toMatch(/<link rel="alternate" hreflang="(de|en|fr)"/i);
  expect(page).toMatch(new RegExp(`rel="canonical" href="[^"]*/blog/${slug}"`));
  expect(page).not.toMatch(new RegExp(`rel="canonical" href="[^"]*/de/blog/${slug}"`));
  const sitemap = await html('/sitemap.xml');
  expect(sitemap).toContain(`/blog/${slug}<`);
  expect(sitemap).not.toContain(`/de/blog/${slug}`);
  expect(sitemap).toContain('/de/blog/tre-calette-da-raggiungere-a-piedi');
});

import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PaginatedPosts } from '#shared/cms/blog.schema.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { picture } from '#tests/support/media-files.ts';
import { storeMedia } from '#tests/support/media-library.ts';
import { writtenText } from '#tests/support/pen.ts';
import { enterAs, expectFocusKept } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// Owners write pages and posts in the real editor, from the first word to the site.

let site: { url: string };
let api: SiteApi;
let sunset: Media;

beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
  sunset = await storeMedia(site, api, {
    name: 'Il tramonto.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('jpeg'),
  });
});

const enter = async (path: string, width = 1280, expectedProblems: RegExp[] = []) => {
  const page = await browser.cleanPage({ baseUrl: site.url, width, height: 900, expectedProblems });
  await enterAs(page, ADMIN, path);
  return page;
};

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

const focused = (target: Locator, page: Page): Promise<void> =>
  target.and(page.locator(':focus')).waitFor();

const titleField = (page: Page): Locator => page.getByLabel('Titolo', { exact: true });

const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

/** The drafts that the browser keeps. */
const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('drafts');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );

const open = async (page: Page, name: string): Promise<void> => {
  await button(page, name).click();
  await titleField(page).waitFor();
};

describe('an owner', () => {
  it('writes a post, and finds the draft again after closing the window', async () => {
    const before = await enter('/admin/blog');
    await open(before, 'Nuovo articolo');
    await titleField(before).fill('Una sera d’ottobre');
    await writtenText(before).click();
    await before.keyboard.type('Il mare è ancora caldo.');
    await before.getByText('Modifiche non salvate, tenute su questo dispositivo').waitFor();
    await expect.poll(() => keptTexts(before)).toContain('Il mare è ancora caldo.');
    await before.close();

    const page = await before.context().newPage();
    // It has the size with which an earlier test opened the browser.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/admin/blog?edit=new');
    await page.getByText(/^C’è una bozza non salvata del \d\d \w{3} \d{4}, \d\d:\d\d$/).waitFor();
    await button(page, 'Riprendi la bozza').click();
    await focused(titleField(page), page);
    await expect.poll(() => titleField(page).inputValue()).toBe('Una sera d’ottobre');
    await writtenText(page).getByText('Il mare è ancora caldo.').waitFor();
    await page.getByLabel('Pubblica subito').check();
    await button(page, 'Salva').click();
    await page.getByText('Per favore scegli o carica una immagine di copertina').waitFor();
    await page.getByText("L'estratto è obbligatorio").waitFor();
    await button(page, 'Scegli').click();
    await page.getByRole('button', { name: sunset.name }).click();
    await page.getByLabel('Estratto').fill('Quando gli altri sono partiti.');
    await button(page, 'Pubblica').click();
    await button(page, 'Pubblica adesso').click();
    await page.getByText('Articolo pubblicato.').waitFor();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });

    const { posts } = await api.get<PaginatedPosts>('/blog?page=1&limit=60');
    expect(posts.filter(({ title }) => title === 'Una sera d’ottobre')).toMatchObject([
      { title: 'Una sera d’ottobre', coverImage: sunset.fileName, published: true },
    ]);
    await page.goto('/admin/blog?edit=new');
    await titleField(page).waitFor();
    await expect.poll(() => page.getByText('C’è una bozza').count()).toBe(0);
    await button(page, 'Chiudi').click();
    const own = row(page, 'Una sera d’ottobre');
    await button(own, 'Togli dal sito: Una sera d’ottobre').click();
    await own.getByText('Bozza').waitFor();
    await button(own, 'Elimina Una sera d’ottobre').click();
    await button(page, 'Elimina l’articolo').click();
    await own.waitFor({ state: 'detached' });
    await expectFocusKept(page);
  });
});

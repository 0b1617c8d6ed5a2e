import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CmsPageView } from '#shared/cms/cms-pages.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { logIn } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { watchLists } from '#tests/support/list-lengths.ts';
import { writtenText } from '#tests/support/pen.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Pages and posts as the owners write them: with the real editor, from the first word to the site.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

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

const leaveQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Chiudere senza salvare?' });

const paragraph = `<p>${'Si arriva in traghetto, e poi a piedi. '.repeat(3)}</p>`;

const makePage = (title: string, slug: string): Promise<CmsPageView> =>
  api.post<CmsPageView>('/pages', { title, slug, content: paragraph, published: true });

const open = async (page: Page, name: string): Promise<void> => {
  await button(page, name).click();
  await titleField(page).waitFor();
};

const saveAndClose = async (page: Page, said: string): Promise<void> => {
  await button(page, 'Salva e chiudi').click();
  await page.getByText(said).first().waitFor();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

describe('an owner', () => {
  it('keeps a post with a title alone, and is told what it lacks to be published', async () => {
    const page = await enter('/admin/blog', 1280, [/status of 400/]);
    await open(page, 'Nuovo articolo');
    await titleField(page).fill('Un’idea sola');
    await saveAndClose(page, 'Articolo salvato.');
    const idea = row(page, 'Un’idea sola');
    await button(idea, 'Pubblica: Un’idea sola').click();
    await idea.getByText('Per pubblicare manca ancora qualcosa').waitFor();
    expect(await idea.getByRole('listitem').allTextContents()).toEqual([
      "L'estratto è obbligatorio",
      'Per favore scegli o carica una immagine di copertina',
      'Il contenuto è obbligatorio',
    ]);
  });

  it('loses nothing on a phone, neither by closing nor with an ended session', async () => {
    const { id } = await makePage('La spiaggia grande', 'la-spiaggia-grande');
    const path = `/admin/pages?edit=${id}`;
    const page = await browser.cleanPage({
      baseUrl: site.url,
      width: 390,
      height: 800,
      expectedProblems: [/status of 401/],
    });
    await page.goto(path);
    await logIn(page);
    await titleField(page).fill('La spiaggia lunga');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await button(leaveQuestion(page), 'Tieni la bozza e chiudi').click();
    await page.waitForURL((url) => url.search === '');
    await expectNoSidewaysScroll(page);
    await button(page, 'Modifica La spiaggia grande').click();
    await button(page, 'Riprendi la bozza').click();
    await expect.poll(() => titleField(page).inputValue()).toBe('La spiaggia lunga');

    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${site.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await titleField(page).fill('La spiaggia più lunga');
    await button(page, 'Salva').click();
    await logIn(page);
    await button(page, 'Riprendi la bozza').click();
    await expect.poll(() => titleField(page).inputValue()).toBe('La spiaggia più lunga');
    await saveAndClose(page, 'Pagina salvata.');
    expect((await api.get<CmsPageView>(`/pages/${id}`)).title).toBe('La spiaggia più lunga');
  });

  it('chooses a gallery by a part of its name, or by its slug', async () => {
    const page = await enter('/admin/pages?edit=new');
    await writtenText(page).click();
    await button(page.getByRole('toolbar'), 'Gallery').click();
    const dialog = page.getByRole('dialog', { name: 'Inserisci una gallery' });
    const typed = dialog.getByLabel('Cerca per nome o scrivi lo slug');
    await typed.fill('nulla di simile');
    await dialog.getByText('Nessuna gallery trovata').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByText('Scegli una gallery dalla lista o scrivi il suo slug.').waitFor();
    await focused(typed, page);
    await typed.fill('INTORNO isola');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('L’isola intorno (isola)').waitFor();

    await button(page.getByRole('toolbar'), 'Gallery').click();
    await typed.fill('la-casa');
    await page.keyboard.press('Enter');
    await page.getByText('La casa (la-casa)').waitFor();
  });

  it('leafs through many pages, and finds one', async () => {
    for (let number = 10; number < 24; number += 1) {
      await makePage(`Sentiero ${number}`, `sentiero-${number}`);
    }
    const page = await browser.cleanPage({ baseUrl: site.url, width: 1280, height: 900 });
    const longest = watchLists(page);
    await enterAs(page, ADMIN, '/admin/pages');
    await page.getByText('da 1 a 12').waitFor();
    await row(page, 'Sentiero 23').waitFor();
    await page.getByRole('button', { name: 'Successiva' }).click();
    await focused(page.getByText(/da 13 a \d+/), page);
    await row(page, 'Sentiero 10').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
    await expectNoSidewaysScroll(page);

    await open(page, 'Modifica Sentiero 10');
    await button(page, 'Chiudi').click();
    await focused(button(page, 'Modifica Sentiero 10'), page);
    await page.getByLabel('Cerca').fill('SENTIÉRO 1');
    await page.getByLabel('Ordina per').selectOption('title');
    await page.getByText('11 pagine', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBeNull();
    expect(await longest()).toBe(12);
    await page.goto('/admin/pages?page=9');
    await page.getByText(/da 13 a \d+/).waitFor();
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Homepage } from '#shared/homepage.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The owners edit the home page.

let site: { url: string };
let before: Homepage;
beforeAll(async () => {
  site = await sharedSite();
  before = await (await adminApi(site)).get('/homepage');
});
afterAll(async () => {
  const { heroTitle, primaryButton } = before;
  await (await adminApi(site)).put('/homepage', { heroTitle, primaryButton });
});

const openScreen = async (path: string, expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, path);
  return page;
};

const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Salva', exact: true }).click();

const untilSaved = async (page: Page): Promise<void> => {
  await page.getByText('Salvato').waitFor();
  await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
};

const serverHtml = async (): Promise<string> => (await fetch(`${site.url}/`)).text();

describe('the owner', () => {
  const title = (page: Page) => page.getByLabel('Titolo', { exact: true });
  const primary = (page: Page) => page.getByRole('region', { name: 'Pulsante principale' });

  it('changes the home page with a preview, and the next page load shows it', async () => {
    const page = await openScreen('/admin/homepage');
    const words = 'Quattro mura sul mare';
    await title(page).fill(words);
    await primary(page).getByRole('heading').click();
    await primary(page).getByLabel('Dove porta').selectOption('La casa');
    await expect.poll(() => primary(page).getByLabel('Dove porta').inputValue()).toBe('/#casa');
    const preview = page.frameLocator('iframe[title="Anteprima della prima pagina"]');
    await preview.locator('h1', { hasText: words }).waitFor();
    await expect
      .poll(() =>
        preview
          .locator('body')
          .evaluate(({ ownerDocument: { fonts } }) =>
            [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
          ),
      )
      .toEqual(expect.arrayContaining(['Figtree', 'Fraunces']));
    expect(await serverHtml()).not.toContain(words);
    await save(page);
    await untilSaved(page);
    expect(await serverHtml()).toContain(words);

    const visitor = await browser.cleanPage({ baseUrl: site.url });
    await visitor.goto('/');
    await visitor.getByRole('heading', { level: 1, name: words }).waitFor();
    const link = visitor.getByRole('main').getByRole('link', { name: 'Verifica le date' }).first();
    await expect.poll(() => link.getAttribute('href')).toBe('/#casa');
  });
});

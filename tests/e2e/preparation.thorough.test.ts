import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { comeBackTo } from '#tests/support/come-back.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { panelButton } from '#tests/support/menu-journey.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// A new site: its first steps, and its opening to the public.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const closeSite = () =>
  api.put('/site/settings', { inPreparation: true, replyTo: 'famiglia@casa.example' });

/** The answer for strangers, which browsers log. */
const answers503 = [/status of 503/];

const open = (width = 1280, expectedProblems = answers503): Promise<Page> =>
  browser.cleanPage({ baseUrl: site.url, width, expectedProblems });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const expectSound = async (page: Page) => {
  await expectNoAxeViolations(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
};

it('removing the sample house shows the first steps, and hides the site', async () => {
  const page = await open(1280, []);
  await enterAs(page, ADMIN, '/admin');
  await page.getByRole('button', { name: 'Rimuovi il contenuto di esempio' }).click();
  await page.getByLabel('Metti il sito in preparazione').check();
  await page.getByRole('button', { name: 'Rimuovi tutto l’esempio' }).click();
  const steps = page.getByRole('region', { name: 'Primi passi' });
  await steps.getByText('ne mancano 6').waitFor();
  await page.getByText('Il sito è in preparazione: non arrivano richieste').waitFor();
  await expectSound(page);
  await api.put('/property', { nationalCode: 'IT111010C2ABCD1234' });
  await comeBackTo(page, steps.getByText('ne mancano 5'));
  await steps.getByRole('link', { name: 'Descrivi la casa' }).press('Enter');
  await heading(page, 'La casa').waitFor();
  await page.goBack();
  await steps.getByRole('button', { name: 'Nascondi i primi passi' }).press('Enter');
  await steps.waitFor({ state: 'detached' });
  expect(await api.get('/site/settings')).toMatchObject({
    inPreparation: true,
    firstStepsShown: false,
  });
});

it('shows anonymous visitors the opening notice on every page', async () => {
  await closeSite();
  await api.put('/property', { description: 'Una casa segreta.' });
  const page = await open();
  for (const path of ['/', '/contact', '/blog/una-storia', '/register']) {
    const answer = await page.goto(path);
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '86400']);
    expect(await answer?.text()).not.toContain('segreta');
    await heading(page, 'Apriamo presto').waitFor();
  }
  await page.getByRole('link', { name: 'famiglia@casa.example' }).waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await heading(page, 'Login').waitFor();
  await page.getByRole('banner').getByRole('link').first().click();
  await heading(page, 'Apriamo presto').waitFor();
});

it('the site is visible to staff, and hidden again after their logout', async () => {
  // Requests during the logout are refused.
  const page = await open(1280, [/status of (401|503)/]);
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Una casa segreta.').waitFor();
  await page.getByText('lo vede solo chi lo gestisce').waitFor();
  await page.goto('/contact');
  await heading(page, 'Contattaci').waitFor();
  await expectSound(page);
  await page.goto('/');
  await page.getByText('Una casa segreta.').waitFor();
  await panelButton(page, 'Marta').click();
  await page.getByRole('button', { name: 'Scollegati' }).click();
  await heading(page, 'Apriamo presto').waitFor();
  expect(await page.getByText('segreta').count()).toBe(0);
});

it('shows the opening notice without JavaScript too', async () => {
  await closeSite();
  const page = await browser.cleanPage({
    baseUrl: site.url,
    javaScriptEnabled: false,
    expectedProblems: answers503,
  });
  await page.goto('/');
  await heading(page, 'Apriamo presto').waitFor();
});

it('the site stays hidden from a guest with an account', async () => {
  await closeSite();
  const guest = await makePerson(api, 'Gina Ospite', 'gina@example.com');
  const page = await open();
  await enterAs(page, guest, '/');
  await heading(page, 'Apriamo presto').waitFor();
  await page.goto('/booking');
  await heading(page, 'Apriamo presto').waitFor();
  await page.goto('/profile');
  await heading(page, 'Impostazioni del profilo').waitFor();
});

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { enterAs, makePerson, type Person, tabTo } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';

// Users edit their own profile, on desktop and phone.

let site: SiteWithMail;
let api: SiteApi;
beforeAll(async () => {
  site = await startSiteWithMail({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

const openProfile = async (person: Person, expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, person, '/profile');
  await page.getByRole('heading', { level: 1, name: 'Impostazioni del profilo' }).waitFor();
  return page;
};

const part = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

const untilSaved = async (page: Page): Promise<void> => {
  const toast = page.getByText('Profilo aggiornato con successo');
  await toast.waitFor();
  // The toast closes after three seconds; close it now, so that the test cannot confuse it with the next one.
  await page.getByRole('button', { name: 'Chiudi il messaggio' }).first().click();
  await toast.waitFor({ state: 'detached' });
};

describe('by keyboard alone', () => {
  it('a user chooses an avatar and saves it', async () => {
    const chiara = await makePerson(api, 'Chiara Melis', 'chiara.tastiera@example.com');
    const page = await openProfile(chiara);
    const avatar = part(page, 'Avatar');
    await page.getByLabel('Nome').focus();
    await tabTo(page, avatar.getByRole('radio', { name: 'Avventuriero' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => avatar.getByRole('radio', { name: 'Robot' }).isChecked()).toBe(true);
    await tabTo(page, avatar.getByRole('button', { name: 'Altri visi a caso' }));
    await page.keyboard.press('Space');
    const save = avatar.getByRole('button', { name: 'Salva l’avatar' });
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    await untilSaved(page);
    await avatar.getByText('Avatar attuale').waitFor();
  });
});

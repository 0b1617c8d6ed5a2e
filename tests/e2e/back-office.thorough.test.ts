import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The owner handles requests and blocks days, by mouse and keyboard, on desktop and phone.

let site: SiteWithMail;
let api: SiteApi;
beforeAll(async () => {
  site = await startSiteWithMail();
  api = await adminApi(site);
});
afterAll(() => site?.close());

// Weeks that no other test requests.
const weeksOf = { undo: 58, search: 60 };

const ask = (name: string, week: { startDate: string; endDate: string }) =>
  api.post<{ id: number }>('/bookings', {
    ...week,
    guestName: name,
    guestEmail: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    numberOfGuests: 3,
    note: 'Abbiamo un cane.',
  });

const openBookings = async (path: string, expectedProblems: RegExp[] = []) => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, path);
  return page;
};

const field = (page: Page): Locator => page.getByLabel('Trova in tutta l’area gestione');

const searchByKeyboard = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+K');
  await field(page).waitFor();
  await page.keyboard.type(text);
};

const searchByTap = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Trova', exact: true }).locator('visible=true').click();
  await field(page).fill(text);
};

describe('the search of everything', () => {
  it('opens a stay by keyboard, and a screen by a keyword', async () => {
    const { id } = await ask('Zoe Trovata', freeWeek(weeksOf.search));
    const page = await openBookings('/admin');
    await page.getByRole('heading', { name: 'Da fare' }).waitFor();
    await searchByKeyboard(page, 'ZOÈ trov');
    await page.getByRole('option', { name: /Zoe Trovata/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/bookings?booking=${id}`);
    const panel = page.getByRole('dialog', { name: 'Zoe Trovata' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });

    await searchByKeyboard(page, 'ma');
    const options = page.getByRole('listbox', { name: 'Risultati' }).getByRole('option');
    const isChosen = (option: Locator) => () => option.getAttribute('aria-selected');
    await options.filter({ hasText: 'Matteo Vitale' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(isChosen(options.nth(1))).toBe('true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(isChosen(options.last())).toBe('true');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });

    await searchByKeyboard(page, 'tassa');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/prices');
  });

  it('takes two taps on a phone, and accepts Enter before the results arrive', async () => {
    const page = await openBookings('/admin');
    await page.setViewportSize({ width: 390, height: 844 });
    await searchByTap(page, 'matteo vitale');
    await page.getByRole('option', { name: /Matteo Vitale/ }).click();
    const panel = page.getByRole('dialog', { name: 'Matteo Vitale' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await searchByTap(page, 'giulia ferraris');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Giulia Ferraris' }).waitFor();
  });
});

describe('by keyboard alone', () => {
  it('the owner finds, opens and confirms a request, and returns to the list', async () => {
    await ask('Elena Tastiera', freeWeek(52));
    const page = await openBookings('/admin/bookings');
    const search = page.getByLabel('Cerca un ospite');
    await search.focus();
    await page.keyboard.type('elena.tastiera');
    const link = page
      .getByRole('link', { name: 'Elena Tastiera' })
      .or(page.getByRole('button', { name: 'Elena Tastiera' }));
    await link.waitFor();
    for (let presses = 0; presses < 20; presses += 1) {
      if (await link.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog').first();
    await panel.waitFor();
    const confirm = panel.getByRole('button', { name: 'Conferma prenotazione' });
    for (let presses = 0; presses < 30; presses += 1) {
      if (await confirm.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await panel.getByText('Confermata').first().waitFor();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('the staff bar', () => {
  it('is absent for visitors', async () => {
    const page = await browser.cleanPage({ baseUrl: site.url });
    await page.goto('/');
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Area gestione' }).count()).toBe(0);
    await page.close();
  });
});

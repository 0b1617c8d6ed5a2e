import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { monthOf } from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import {
  fillRequest,
  freeWeek,
  openRequestForm,
  reachRequestForm,
  sendRequest,
} from '#tests/support/journey.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// A visitor's choice persists: dates and party in the address, the rest of the request in the tab.

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const week = freeWeek(48);
const query = `?arrivo=${week.startDate}&partenza=${week.endDate}`;
const open = (width = 1280): Promise<Page> => browser.cleanPage({ baseUrl: site.url, width });

const shownIn = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).first().inputValue();

/** Dates, party and name as the form shows them. */
const formOf = (page: Page): Promise<string[]> =>
  Promise.all(['Check-in', 'Check-out', 'Ospiti', 'Nome'].map((label) => shownIn(page, label)));

const showsArrivalMonth = (page: Page): Promise<void> =>
  page
    .locator('h3', { hasText: new RegExp(formatMonth(monthOf(week.startDate)), 'i') })
    .first()
    .waitFor();

it('the chosen stay survives another page, until the request is sent', async () => {
  const page = await open();
  await openRequestForm(page);
  await fillRequest(page, { ...week, name: 'Irene', email: 'irene@example.com' });
  await page.getByRole('button', { name: 'Un ospite in più' }).click();
  await page.getByLabel('Biancheria e asciugamani').check();
  await page.waitForURL((url) => url.search === `${query}&ospiti=3`);
  await page
    .locator('form#richiesta')
    .getByRole('link', { name: /privacy/ })
    .click();
  await page.waitForURL(/informativa-privacy/);
  await page.goBack();
  await reachRequestForm(page);
  await expect.poll(() => formOf(page)).toEqual([week.startDate, week.endDate, '3', 'Irene']);
  expect(await page.getByLabel('Biancheria e asciugamani').isChecked()).toBe(true);
  await page.waitForURL((url) => url.search === `${query}&ospiti=3`);
  await showsArrivalMonth(page);

  await sendRequest(page);
  await page.getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' }).waitFor();
  await page.getByText('Per ora il sito non manda email').waitFor();
  expect(await page.getByText(/arriverà un’email|posta indesiderata/).count()).toBe(0);
  await page.waitForURL((url) => url.search === '');
  await openRequestForm(page);
  expect(await formOf(page)).toEqual(['', '', '2', '']);
});

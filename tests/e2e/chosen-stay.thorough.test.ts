import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths, monthOf, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';
import { locales } from '#shared/languages/locales.ts';
import { browser } from '#tests/support/browser.ts';
import {
  fillRequest,
  freeWeek,
  openRequestForm,
  sendRequest,
  untilHydrated,
} from '#tests/support/journey.ts';
import { german } from '#tests/support/languages.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The chosen stay on other pages before the request is sent, and the request afterwards.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const PHONE_WIDTH = 390;
const week = freeWeek(48);
const open = (width = 1280): Promise<Page> => browser.cleanPage({ baseUrl: site.url, width });
const bar = (page: Page) => page.locator('aside[aria-label="Il soggiorno scelto"]:not([inert])');

describe('the bar at the foot', () => {
  const choose = async (page: Page): Promise<void> => {
    await openRequestForm(page);
    await fillRequest(page, { ...week, name: 'Irene', email: 'irene@example.com' });
    await page.getByText('Soggiorno, 7 notti').first().waitFor();
  };

  it('covers nothing: the last link of the page ends above it', async () => {
    const page = await open(PHONE_WIDTH);
    await choose(page);
    await page.goto('/contact');
    const link = page.getByRole('contentinfo').getByRole('link').last();
    await bar(page).waitFor();
    await link.focus();
    const gap = async (): Promise<number> => {
      const [below, above] = [await bar(page).boundingBox(), await link.boundingBox()];
      return below && above ? below.y - (above.y + above.height) : Number.NaN;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });

  it('disappears with the request, and its confirmation scrolls into view', async () => {
    const page = await open(PHONE_WIDTH);
    await choose(page);
    await sendRequest(page);
    const answer = page.getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' });
    await answer.waitFor();
    await expect.poll(async () => (await answer.boundingBox())?.y).toBeLessThan(200);
    await page.goto('/blog');
    await untilHydrated(page, 'header');
    expect(await bar(page).count()).toBe(0);
  });
});

it('the link to the dates is in the header of every page', async () => {
  const page = await open(PHONE_WIDTH);
  await page.goto('/login');
  await page.getByRole('banner').getByRole('link', { name: 'Verifica le date' }).click();
  await page.waitForURL((url) => url.pathname === '/' && url.hash === '#disponibilita');
});

it('a far month takes one choice, and today one press', async () => {
  const page = await open();
  await openRequestForm(page);
  const month = monthOf(todayAtHouse(new Date()));
  const far = addMonths(month, 9);
  const heading = page.locator('#disponibilita h3').first();
  const shows = (wanted: string) =>
    expect.poll(async () => (await heading.innerText()).toLowerCase()).toBe(formatMonth(wanted));
  await page.getByLabel('Scegli il mese').selectOption(far);
  await shows(far);
  await page.getByRole('button', { name: 'Torna a oggi' }).click();
  await shows(month);
});

it('the bar is in the language of the page, and links to its form', async () => {
  const page = await open();
  await openRequestForm(page);
  await fillRequest(page, { ...week, name: 'Irene', email: 'irene@example.com' });
  await page.getByText('Soggiorno, 7 notti').first().waitFor();
  await (await adminApi(site)).put('/site/settings', { languages: locales });
  await page.goto('/de/contact');
  const barInGerman = page.getByRole('complementary', { name: german.t('prices.stayBar') });
  await barInGerman.getByText(german.formatStay(week.startDate, week.endDate)).waitFor();
  await barInGerman.getByRole('link', { name: german.t('prices.requestButton') }).click();
  await page.waitForURL((url) => url.pathname === '/de' && url.hash === '#prenota');
  await page.getByText(german.t('prices.cleaning')).first().waitFor();
});

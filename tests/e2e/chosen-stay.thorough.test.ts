import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths, monthOf, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatMonth, formatStay } from '#shared/languages/italian-dates.ts';
import { locales } from '#shared/languages/locales.ts';
import { browser } from '#tests/support/browser.ts';
import {
  fillRequest,
  freeWeek,
  logIn,
  openRequestForm,
  reachRequestForm,
  sendRequest,
  untilHydrated,
} from '#tests/support/journey.ts';
import { german } from '#tests/support/languages.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

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
const query = `?arrivo=${week.startDate}&partenza=${week.endDate}`;

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

it('the bar names the language of its stay, and links to the form in the language of the page', async () => {
  const page = await open();
  await openRequestForm(page);
  await fillRequest(page, { ...week, name: 'Irene', email: 'irene@example.com' });
  await page.getByText('Soggiorno, 7 notti').first().waitFor();
  await (await adminApi(site)).put('/site/settings', { languages: locales });
  await page.goto('/de/contact');
  const barInGerman = page.getByRole('complementary', { name: german.t('prices.stayBar') });
  const stay = barInGerman.locator('[lang=it]');
  await stay.getByText(formatStay(week.startDate, week.endDate)).waitFor();
  await barInGerman.getByRole('link', { name: german.t('prices.requestButton') }).click();
  await page.waitForURL((url) => url.pathname === '/de' && url.hash === '#prenota');
  await page.getByText(german.t('prices.cleaning')).first().waitFor();
  await untilHydrated(page, 'form:has(input[type="date"])');
  await page.goto('/de/contact');
  await barInGerman.getByText(german.formatStay(week.startDate, week.endDate)).waitFor();
});

it('an address with a stay is rendered with its price, and hydrates without a mismatch', async () => {
  const answer = await fetch(`${site.url}/${query}&ospiti=4&oltre12=2`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}/"/>`);
  expect(html).toContain(`name="startDate" value="${week.startDate}"`);
  expect(html).toContain('Soggiorno, 7 notti');
  expect(html).toContain('× 2 oltre i 12 anni × 7 notti');
  const page = await open();
  await openRequestForm(page, `/${query}&ospiti=4&oltre12=2`);
  expect((await formOf(page)).slice(0, 3)).toEqual([week.startDate, week.endDate, '4']);
  await showsArrivalMonth(page);
});

it('a shared link shows dates and total in the first answer, to messengers too', async () => {
  const html = await (await fetch(`${site.url}/${query}`)).text();
  const dates = formatStay(week.startDate, week.endDate);
  expect(html).toContain(`property="og:title" content="${dates} · `);
  expect(html).toMatch(/property="og:description" content="Totale indicativo: [\d.]+\s€\. /);
  expect(html).toContain(`property="og:url" content="${site.url}/${query.replace('&', '&amp;')}"`);
  expect(html).toMatch(new RegExp(`<aside data-dates-bar[^>]*><p[^>]*>${dates}<strong`));

  const page = await open(PHONE_WIDTH);
  await page.goto(`/${query}`);
  await bar(page).getByText(formatStay(week.startDate, week.endDate)).waitFor();
  await bar(page).getByRole('link', { name: 'Richiedi' }).click();
  await page.waitForURL((url) => url.hash === '#prenota');
  await expect.poll(() => bar(page).count()).toBe(0);
});

it('an address with taken dates shows an error at once', async () => {
  const taken = freeWeek(60);
  await (await adminApi(site)).post('/bookings/block', taken);
  const html = await (
    await fetch(`${site.url}/?arrivo=${taken.startDate}&partenza=${taken.endDate}`)
  ).text();
  expect(html).toContain('Le date selezionate non sono disponibili');
});

it('a bar on every other page shows dates and total, and links to the form', async () => {
  const page = await open(PHONE_WIDTH);
  await openRequestForm(page);
  await fillRequest(page, { ...week, name: 'Irene', email: 'irene@example.com' });
  await page.getByText('Soggiorno, 7 notti').first().waitFor();
  await expect.poll(() => bar(page).count()).toBe(0);
  await page.goto('/blog');
  await bar(page).getByText(formatStay(week.startDate, week.endDate)).waitFor();
  await bar(page)
    .getByText(/^Totale indicativo: [\d.]+\s€$/)
    .waitFor();
  await bar(page).getByRole('link', { name: 'Richiedi' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash === '#prenota');
  await reachRequestForm(page);
  await expect
    .poll(() => page.getByLabel('Check-in', { exact: true }).inputValue())
    .toBe(week.startDate);
  await expect.poll(() => bar(page).count()).toBe(0);
});

it('days requested by others can be requested too, and each day shows its price', async () => {
  const wanted = freeWeek(40);
  await (await adminApi(site)).post('/bookings', {
    ...wanted,
    guestName: 'Altri',
    guestEmail: 'altri@example.com',
    numberOfGuests: 2,
  });
  const page = await open();
  await openRequestForm(page);
  await page.getByLabel('Scegli il mese').selectOption(monthOf(wanted.startDate));
  const day = page.locator(`[data-date="${wanted.startDate}"]`);
  await expect
    .poll(() => day.getAttribute('aria-label'))
    .toMatch(/già richiesto da altri, puoi chiedere lo stesso, (circa )?[\d.]+\s€ a notte$/);
  await day.hover();
  await page
    .locator('#disponibilita p')
    .filter({ hasText: /già richiesto da altri.*€ a notte/ })
    .waitFor();
  await fillRequest(page, { ...wanted, name: 'Irene', email: 'irene@example.com' });
  await page.getByText('Qualcuno ha già chiesto alcune di queste notti').waitFor();
});

it('a guest with an account finds the form prefilled, and reads the next steps', async () => {
  const page = await open();
  await page.goto('/login');
  await logIn(page);
  await page.waitForURL((url) => url.pathname === '/');
  await openRequestForm(page);
  await expect.poll(() => page.getByLabel('Email').first().inputValue()).toBe(ADMIN.email);
  const asked = freeWeek(56);
  await page.getByLabel('Check-in', { exact: true }).fill(asked.startDate);
  await page.getByLabel('Check-out', { exact: true }).fill(asked.endDate);
  await sendRequest(page);
  await page.getByText('Numero della richiesta', { exact: true }).waitFor();
  await page.getByText(formatStay(asked.startDate, asked.endDate)).first().waitFor();
  await page.getByText('Totale indicativo', { exact: true }).first().waitFor();
  await page.getByText('di solito rispondiamo entro un giorno').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Aggiungi al calendario' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`soggiorno-${asked.startDate}.ics`);
  await page.getByRole('button', { name: 'Invia un’altra richiesta' }).press('Enter');
  const checkIn = page.getByLabel('Check-in', { exact: true });
  await checkIn.and(page.locator(':focus')).waitFor();
  expect(await checkIn.inputValue()).toBe('');
  await openRequestForm(page);
  await page.getByText(/^Hai (una richiesta|richieste) in attesa$/).waitFor();
});

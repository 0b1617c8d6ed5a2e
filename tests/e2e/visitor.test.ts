import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthOf } from '#shared/bookings/stay-dates.ts';
import { formatDayInWords, formatMonth } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import {
  fillRequest,
  freeWeek,
  logIn,
  openRequestForm,
  sendRequest,
} from '#tests/support/journey.ts';
import { expectNoSidewaysScroll, layoutShift } from '#tests/support/layout.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

describe('the home page', () => {
  // The tables of screens cover phone and desktop.
  it.each([360, 768])('fits at %i px', async (width) => {
    const page = await browser.cleanPage({ baseUrl: site.url, width });
    await openRequestForm(page);
    await expectNoSidewaysScroll(page);
  });

  it('is complete without JavaScript', async () => {
    const page = await browser.newPage({
      baseUrl: site.url,
      width: 1280,
      javaScriptEnabled: false,
    });
    await page.goto('/');
    for (const name of [
      'Una casa bianca sopra il mare',
      'Casa Maestrale',
      'Disponibilità e prezzi',
      'Prenota il tuo soggiorno',
      'Recensioni ospiti',
      'Contattaci',
    ]) {
      await expect.poll(() => page.getByRole('heading', { name }).first().isVisible()).toBe(true);
    }
    // A past period is in the page too, folded.
    await expect.poll(() => page.locator('tr', { hasText: '1.350' }).count()).toBe(1);
    const today = new Date().toISOString().slice(0, 10);
    expect(
      await page
        .getByText(formatMonth(monthOf(today)))
        .first()
        .isVisible(),
    ).toBe(true);
    // The browser library does not query <noscript>, so check the server's text.
    expect(await page.content()).toContain('Calcola il prezzo');
    const broken = await page
      .locator('img')
      .evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter(
            (image) => image.complete && image.naturalWidth === 0,
          ).length,
      );
    expect(broken).toBe(0);
  });

  it('has no layout shift during hydration', async () => {
    const page = await browser.newPage({ baseUrl: site.url, width: 390, height: 844 });
    await page.goto('/');
    await openRequestForm(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  it('renders the same days for a browser in a distant time zone', async () => {
    for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
      const page = await browser.newPage({ baseUrl: site.url, width: 1280, timezoneId });
      await openRequestForm(page);
      const { startDate, endDate } = freeWeek(10);
      await fillRequest(page, {
        startDate,
        endDate,
        name: 'Lontana',
        email: 'lontana@example.com',
      });
      await page.getByText('Soggiorno, 7 notti').first().waitFor();
      const label = await page
        .locator(`[data-date="${startDate}"]`)
        .first()
        .getAttribute('aria-label');
      expect(label).toContain(formatDayInWords(startDate));
    }
  });
});

describe('/booking', () => {
  it('sends a visitor to the login and back, with name and address filled in', async () => {
    const page = await browser.cleanPage({ baseUrl: site.url, width: 1280 });
    await page.goto('/booking');
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await logIn(page);
    await page.waitForURL(`${site.url}/booking`);
    await page.getByRole('heading', { name: 'Le mie richieste' }).waitFor();
    await expect
      .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
      .toBe(ADMIN.email);
    const week = freeWeek(14);
    await fillRequest(page, { ...week, name: 'Marta', email: ADMIN.email });
    await sendRequest(page);
    await page.getByText('Richiesta di Prenotazione inviata!').waitFor();
    await page.getByText('In attesa', { exact: true }).first().waitFor();
  });
});

describe('an unknown address', () => {
  it('shows not-found, with a link home', async () => {
    const page = await browser.cleanPage({
      baseUrl: site.url,
      width: 390,
      expectedProblems: [/status of 404/],
    });
    await page.goto('/non/esiste');
    await page.getByText('Pagina Non Trovata').first().waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Una casa bianca sopra il mare' }).waitFor();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { formatDayInWords } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import {
  fillRequest,
  freeWeek,
  logIn,
  openRequestForm,
  sendRequest,
  untilHydrated,
} from '#tests/support/journey.ts';
import { expectNoSidewaysScroll, layoutShift } from '#tests/support/layout.ts';
import { panelButton } from '#tests/support/menu-journey.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

describe('the calendar by keyboard', () => {
  it('picks a stay, and the fields follow', async () => {
    const page = await browser.cleanPage({ baseUrl: site.url, width: 1280 });
    await openRequestForm(page);
    const { startDate } = freeWeek(9);
    const next = page.getByRole('button', { name: 'Mese successivo' });
    await next.focus();
    for (let presses = 0; presses < 6; presses += 1) {
      if ((await page.locator(`[data-date="${startDate}"]:visible`).count()) > 0) break;
      await page.keyboard.press('Enter');
    }
    const day = page.locator(`[data-date="${startDate}"]:visible`).first();
    await day.focus();
    await page.keyboard.press('Enter');
    for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByLabel('Check-in', { exact: true }).inputValue())
      .toBe(startDate);
    await expect
      .poll(() => page.getByLabel('Check-out', { exact: true }).inputValue())
      .toBe(addDays(startDate, 7));
    await page.getByText('Soggiorno, 7 notti').first().waitFor();
  });
});

describe('the menu on a phone', () => {
  it('opens as a drawer, takes the focus, and gives it back', async () => {
    const page = await browser.cleanPage({ baseUrl: site.url, width: 390, height: 844 });
    await page.goto('/');
    await untilHydrated(page, 'header button');
    const open = page.getByRole('button', { name: /menu/i }).first();
    await open.click();
    await page.getByRole('link', { name: 'Contatti' }).last().waitFor();
    await page.keyboard.press('Escape');
    expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('/booking', () => {
  it('leads a visitor to the login on a slow phone', async () => {
    const page = await browser.newPage({ baseUrl: site.url, width: 390 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/booking');
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  });

  it('keeps the token in the browser, and after the logout only the device token', async () => {
    const page = await browser.cleanPage({ baseUrl: site.url, width: 1280 });
    await page.goto('/login');
    await logIn(page);
    await page.getByRole('heading', { name: 'Una casa bianca sopra il mare' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'device',
      'token',
    ]);
    await panelButton(page, 'Marta').click();
    await page.getByText('Scollegati').click();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['device']);
  });

  it('shows the same error for a wrong password and an unknown address', async () => {
    const page = await browser.cleanPage({
      baseUrl: site.url,
      width: 390,
      expectedProblems: [/status of 401/],
    });
    await page.goto('/login');
    await untilHydrated(page, 'form');
    await page.getByLabel('Email').fill('nessuno@example.com');
    await page.getByLabel('Password', { exact: true }).fill('sbagliata');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Email o password non corretti.').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('nessuno@example.com');
  });

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

describe('the home page', () => {
  // The tables of screens cover phone and desktop.
  it.each([360, 768])('fits at %i px', async (width) => {
    const page = await browser.cleanPage({ baseUrl: site.url, width });
    await openRequestForm(page);
    await expectNoSidewaysScroll(page);
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

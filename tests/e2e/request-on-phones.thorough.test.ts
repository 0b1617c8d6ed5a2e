import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { addDays, monthOf } from '#shared/bookings/stay-dates.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';
import { freeWeek, openRequestForm, reachRequestForm } from '#tests/support/journey.ts';
import { launchPhone, PHONE } from '#tests/support/phone.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// The request for a stay under a finger, on a small screen.

let site: { url: string };
let browser: Browser;
beforeAll(async () => {
  site = await sharedSite();
  browser = await launchPhone();
});
afterAll(() => browser?.close());

const week = freeWeek(52);
const query = `?arrivo=${week.startDate}&partenza=${week.endDate}`;

const open = async (width = 390): Promise<Page> => {
  const viewport = { width, height: 740 };
  const context = await browser.newContext({
    ...PHONE,
    viewport,
    baseURL: site.url,
    reducedMotion: 'reduce',
  });
  onTestFinished(() => context.close());
  return context.newPage();
};

it.each([360, 390])(
  'nothing moves under the finger at %i px, and a line says what is next',
  async (width) => {
    const page = await open(width);
    await openRequestForm(page);
    await page.getByLabel('Scegli il mese').selectOption(monthOf(week.startDate));
    const line = page.locator('#disponibilita p[aria-hidden]').first();
    const day = (date: string) => page.locator(`[data-date="${date}"]`);
    await day(week.startDate).waitFor();
    const formTop = () =>
      page.evaluate(() => {
        const form = document.querySelector('[data-stay-form]');
        return (form?.getBoundingClientRect().top ?? Number.NaN) + scrollY;
      });
    const before = await formTop();
    await day(week.startDate).tap();
    await expect.poll(() => line.innerText()).toBe('Ora scegli il giorno di partenza.');
    expect(await formTop()).toBe(before);
    // A stay across two months is chosen there.
    const last = addDays(week.startDate, 2);
    if (monthOf(last) !== monthOf(week.startDate)) return;
    await day(last).tap();
    await expect.poll(() => line.innerText()).toBe(formatStay(week.startDate, last));
    expect(await formTop()).toBe(before);
  },
);

it('telephone and note are folded until they have content', async () => {
  const page = await open();
  await openRequestForm(page);
  const note = page.getByLabel('Note');
  expect(await note.isVisible()).toBe(false);
  await page.getByText('Aggiungi telefono e note').tap();
  await note.fill('Arriviamo tardi.');
  await page.goto('/blog');
  await page.goBack();
  await reachRequestForm(page);
  await expect.poll(() => note.inputValue()).toBe('Arriviamo tardi.');
  expect(await note.isVisible()).toBe(true);
  await note.fill('');
  expect(await note.isVisible()).toBe(true);
});

it('the first wrong field is below the header, with its label', async () => {
  const page = await open();
  await openRequestForm(page, `/${query}`);
  const name = page.getByLabel('Nome').first();
  // As after a scroll that left half of the field below the header.
  await name.evaluate((field) => {
    scrollBy({ top: field.getBoundingClientRect().top - 58, behavior: 'instant' });
  });
  await page.locator('form#richiesta').evaluate((form) => {
    (form as HTMLFormElement).requestSubmit();
  });
  await name.and(page.locator(':focus')).waitFor();
  const room = () =>
    name.evaluate((field) => {
      const [label] = (field as HTMLInputElement).labels ?? [];
      const header = document.querySelector('header');
      if (!label || !header) return Number.NaN;
      return label.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
    });
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

it('a stay is shared with its dates, its sum and its address', async () => {
  const page = await open();
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: ShareData) => void Object.assign(window, { shared }),
    });
  });
  await openRequestForm(page, `/${query}`);
  await page.getByRole('button', { name: 'Condividi' }).tap();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.url).toBe(`/${query}&ospiti=2`);
  expect(shared.text).toContain(formatStay(week.startDate, week.endDate));
  expect(shared.text).toMatch(/Totale indicativo: [\d.]+\s€$/);
});

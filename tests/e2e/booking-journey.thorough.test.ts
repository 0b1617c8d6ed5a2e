import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaginatedBookings } from '#shared/bookings/booking-lists.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { fillRequest, freeWeek, openRequestForm, sendRequest } from '#tests/support/journey.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';

// A visitor requests a stay, the owner confirms it, the calendar shows it: in a real browser, on the built site
// with its real headers, with mails read from a real mail server.

let site: SiteWithMail;
beforeAll(async () => {
  site = await startSiteWithMail();
});
afterAll(() => site?.close());

const TAKEN = 'Le date selezionate non sono disponibili';

/** The browser logs the server's intended refusal as a failed request. */
const refused = [/status of 409/];

describe('the main journey', () => {
  const open = (expectedProblems: RegExp[] = []) =>
    browser.cleanPage({ baseUrl: site.url, expectedProblems });

  it('rejects days on the server that were taken during typing', async () => {
    const page = await open(refused);
    await openRequestForm(page);
    const contested = freeWeek(28);
    await fillRequest(page, { ...contested, name: 'Chi arriva dopo', email: 'dopo@example.com' });
    await (await adminApi(site)).post('/bookings/block', contested);
    await sendRequest(page);
    await page.getByText(TAKEN).first().waitFor();
    await expect
      .poll(() => page.getByLabel('Check-in', { exact: true }).inputValue())
      .toBe(contested.startDate);
  });
});

it('a request with a lost answer can be sent again, and counts once', async () => {
  const page = await browser.newPage({
    baseUrl: site.url,
    width: 390,
    height: 844,
    expectedProblems: [/ERR_FAILED/, /AbortError/],
  });
  await openRequestForm(page);
  await page.clock.install();
  const wish = { ...freeWeek(44), name: 'Livia', email: 'livia@example.com' };
  await fillRequest(page, wish);
  // The request arrives, its answer does not.
  let arrived = 0;
  await page.route('**/trpc/bookings.create*', async (route) => {
    arrived += 1;
    if (arrived > 1) return route.continue();
    await route.fetch();
  });
  await sendRequest(page);
  await expect.poll(() => arrived).toBe(1);
  await page.clock.runFor(10_000);
  await page.getByText('Il server ci sta mettendo più del solito').waitFor();
  await page.getByRole('button', { name: 'Invia la richiesta' }).dispatchEvent('click');
  await page.getByLabel('Nome').first().press('Enter');
  expect(arrived).toBe(1);
  await page.clock.runFor(60_000);
  await page.getByText('Puoi inviarla di nuovo, non conta due volte').waitFor();
  expect(await page.getByLabel('Nome').first().inputValue()).toBe('Livia');
  await page.clock.resume();
  await sendRequest(page);
  await page.getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' }).waitFor();
  const { bookings } = await (await adminApi(site)).get<PaginatedBookings>(
    `/bookings/page?search=${encodeURIComponent(wish.email)}`,
  );
  expect(bookings).toHaveLength(1);
});

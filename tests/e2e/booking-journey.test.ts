import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { formatDayWithWeekday } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import {
  fillRequest,
  freeWeek,
  logIn,
  openRequestForm,
  sendRequest,
} from '#tests/support/journey.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// A visitor requests a stay, the owner confirms it, the calendar shows it: in a real browser, on the built site
// with its real headers, with mails read from a real mail server.

let site: SiteWithMail;
beforeAll(async () => {
  site = await startSiteWithMail();
});
afterAll(() => site?.close());

const TAKEN = 'Le date selezionate non sono disponibili';

const mailsTo = async (address: string, count: number) => {
  const mails = await site.mailServer.waitForMails(count);
  return mails.filter(({ envelope }) => envelope.to.includes(address));
};

describe('the main journey', () => {
  const week = freeWeek(20);
  const guest = { ...week, name: "Zoë D'Amico", email: 'zoe@example.com' };
  const open = (expectedProblems: RegExp[] = []) =>
    browser.cleanPage({ baseUrl: site.url, expectedProblems });

  it('a visitor sends a request, with its price line by line', async () => {
    site.mailServer.clear();
    const page = await open();
    await openRequestForm(page);

    await sendRequest(page);
    for (const text of [
      'Seleziona la data di check-in',
      'Seleziona la data di check-out',
      'Il nome è obbligatorio',
      "L'email è obbligatoria",
    ]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'startDate',
    );

    await fillRequest(page, guest);
    await page.getByText('Soggiorno, 7 notti').first().waitFor();
    await page.getByText('Pulizia finale').first().waitFor();
    await page.getByText('Tassa di soggiorno').first().waitFor();
    await page.getByLabel('Biancheria e asciugamani').check();
    await page.getByText('fino a 3 persone', { exact: true }).waitFor();

    await sendRequest(page);
    const success = page.getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' });
    await success.waitFor();
    await page.getByText(`arriverà un’email di conferma a ${guest.email}`).waitFor();
    expect(await success.evaluate((heading) => document.activeElement === heading)).toBe(true);

    const [toGuest] = await mailsTo(guest.email, 2);
    expect(toGuest?.parsed.text).toContain(formatDayWithWeekday(week.startDate));
    const toOwner = await mailsTo(ADMIN.email, 2);
    expect(toOwner).toHaveLength(1);
    for (const { parsed } of toOwner) {
      expect(parsed.text).toContain('/rispondi/');
      expect(parsed.text).toContain(`Scrivi a ${guest.email}`);
    }
  });

  it('the owner logs in from a deep link, and confirms', async () => {
    site.mailServer.clear();
    const page = await open();
    await page.goto('/admin/bookings');
    await page.waitForURL(/\/login\?redirect=/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await logIn(page);
    await page.waitForURL(`${site.url}/admin/bookings`);

    // A short list has no search; the back office's own leads here too.
    await page.goto(`/admin/bookings?q=${encodeURIComponent(guest.email)}`);
    // The previous list stays until the server answers.
    await page.getByText('1 prenotazione, passate comprese', { exact: true }).waitFor();
    await page.getByRole('link', { name: guest.name }).click();
    const panel = page.getByRole('dialog');
    await panel.getByText('In attesa').first().waitFor();
    await panel.getByRole('button', { name: 'Conferma prenotazione' }).click();
    await panel.getByText('Confermata').first().waitFor();

    const [confirmation] = await mailsTo(guest.email, 1);
    expect(confirmation?.parsed.subject).toMatch(/conferm/i);
  });

  it('shows the days as taken, and rejects them before sending', async () => {
    const page = await open();
    await openRequestForm(page);
    await fillRequest(page, { ...guest, name: 'Altra Persona', email: 'altra@example.com' });
    const firstDay = page.locator(`[data-date="${week.startDate}"]`).first();
    await expect.poll(() => firstDay.getAttribute('aria-label')).toContain('partenza possibile');
    const secondDay = page.locator(`[data-date="${addDays(week.startDate, 1)}"]`).first();
    await expect.poll(() => secondDay.getAttribute('aria-label')).toContain('occupato');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await sendRequest(page);
    await page.getByText(TAKEN).first().waitFor();
    expect(posts).toEqual([]);
  });
});

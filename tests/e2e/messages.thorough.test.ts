import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { expectFocusKept, storeSession, tabTo } from '#tests/support/person.ts';
import { openSessionOf } from '#tests/support/sessions.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// A visitor's message, until staff answer and delete it.

let site: SiteWithMail;
beforeAll(async () => {
  site = await startSiteWithMail({ settings: { DEMO_CONTENT: 'off' } });
});
afterAll(() => site?.close());

const send = (page: Page): Locator => page.getByRole('button', { name: 'Invia il messaggio' });
const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messaggi' });

const openForm = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { name: 'Contattaci' }).scrollIntoViewIfNeeded();
  await untilHydrated(page, '#messaggio');
};

/** A faster sender counts as a script. */
const beSlowAsAPerson = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.now() > 2000);
};

const untilSent = async (page: Page): Promise<void> => {
  await page
    .getByRole('heading', { name: 'Messaggio inviato con successo!' })
    .and(page.locator(':focus'))
    .waitFor();
  // The success clears after three seconds; the focus stays.
  await page
    .getByRole('heading', { name: 'Grazie del tuo messaggio' })
    .and(page.locator(':focus'))
    .waitFor();
};

it('a message that does not arrive is kept, and sent again', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems: [/ERR_FAILED/] });
  const question = 'In casa c’è un seggiolone?';
  await openForm(page, '/contact');
  await send(page).click();
  await page.getByText('Devi accettare le condizioni della privacy per inviare').waitFor();
  await page.getByLabel('Nome').and(page.locator(':focus')).waitFor();
  await page.getByLabel('Nome').fill('Giulia');
  await page.getByLabel('Email').fill('giulia@example.com');
  await page.getByLabel('Messaggio').fill(question);
  await page.getByRole('checkbox').check();
  await page.route('**/trpc/messages.create*', (route) => route.abort());
  await send(page).click();
  await page.getByRole('alert').getByText("Errore nell'invio del messaggio").waitFor();
  await expect.poll(() => page.getByLabel('Messaggio').inputValue()).toBe(question);
  await page.goto('/contact');
  await expect.poll(() => page.getByLabel('Messaggio').inputValue()).toBe(question);
  await page.getByRole('checkbox').check();
  await page.unroute('**/trpc/messages.create*');
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await untilSent(page);
  const [toStaff] = await site.mailServer.waitForMails(1);
  expect(toStaff?.envelope.to).toEqual([ADMIN.email]);
  expect(toStaff?.parsed.replyTo).toMatchObject([{ address: 'giulia@example.com' }]);
  expect(toStaff?.parsed.text).toContain(question);
});

it('a logged-in user sends a message, and staff mark it as unwanted, on a phone', async () => {
  const token = await openSessionOf(site, ADMIN);
  const page = await browser.newPage({ baseUrl: site.url, width: 390, height: 800 });
  await page.goto('/robots.txt');
  await storeSession(page, token);
  await openForm(page, '/');
  await page.getByRole('checkbox', { name: 'informativa' }).waitFor({ state: 'detached' });
  const form = page.locator('#messaggio');
  await expect.poll(() => form.getByLabel('Nome').inputValue()).toBe('Marta');
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(ADMIN.email);
  await form.getByLabel('Messaggio').fill('Una prova dal telefono.');
  await expectNoSidewaysScroll(page);
  await beSlowAsAPerson(page);
  await send(page).click();
  await untilSent(page);

  await page.goto('/admin/messages');
  await messages(page).getByRole('link', { name: 'Marta' }).click();
  const panel = page.getByRole('dialog', { name: 'Marta' });
  const more = panel.getByRole('button', { name: 'Altre azioni' });
  await more.click();
  await panel.getByRole('button', { name: 'È indesiderato' }).click();
  await panel.getByText('Indesiderato', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await messages(page).getByRole('link', { name: 'Marta' }).waitFor({ state: 'detached' });
  await expectFocusKept(page);
  await page.getByRole('link', { name: 'Indesiderati' }).click();
  await messages(page).getByRole('link', { name: 'Marta' }).click();
  await more.click();
  await panel.getByRole('button', { name: 'Non è indesiderato' }).click();
  await panel.getByText('Indesiderato', { exact: true }).waitFor({ state: 'detached' });
  await expectNoSidewaysScroll(page);
});

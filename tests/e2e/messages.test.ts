import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { enterAs, expectFocusKept } from '#tests/support/person.ts';
import { type SharedSite, sharedSite } from '#tests/support/shared-site.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// A visitor's message, until staff answer and delete it.

const SCRIPT = '<img src=x onerror="window.ran=1">';
const NAME = `Giulia ${SCRIPT}`;
const QUESTION = `${SCRIPT} In casa c’è un seggiolone?`;

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const send = (page: Page): Locator => page.getByRole('button', { name: 'Invia il messaggio' });

const openForm = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { name: 'Contattaci' }).scrollIntoViewIfNeeded();
  await untilHydrated(page, '#messaggio');
};

const untilSent = async (page: Page): Promise<void> => {
  await page
    .getByRole('heading', { name: 'Messaggio inviato con successo!' })
    .and(page.locator(':focus'))
    .waitFor();
};

const expectNothingRan = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
};

/** A visitor sends a message. */
const write = async (page: Page): Promise<void> => {
  await openForm(page, '/contact');
  const form = page.locator('#messaggio');
  await form.getByLabel('Nome').fill(NAME);
  await form.getByLabel('Email').fill('giulia@example.com');
  await form.getByLabel('Messaggio').fill(QUESTION);
  await form.getByRole('checkbox').check();
  // A form that is sent within two seconds counts as spam.
  await page.waitForFunction(() => performance.now() > 2500);
  await send(page).click();
  await untilSent(page);
};

const writeAnother = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Scrivi un altro messaggio' }).press('Enter');
  await page.getByLabel('Messaggio').and(page.locator(':focus')).waitFor();
};

/** Writes and leaves at once, before any debounced work has run. */
const writeAndLeave = (field: Locator, text: string): Promise<void> =>
  field.evaluate(async (element: HTMLTextAreaElement, written) => {
    element.focus();
    document.execCommand('insertText', false, written);
    await Promise.resolve();
    element.closest('dialog')?.requestClose();
  }, text);

it('a message is written, read, answered by mail and deleted', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await write(page);
  await writeAnother(page);

  await enterAs(page, ADMIN, '/admin');
  await page.getByRole('link', { name: /^Posta.*messagg\w+ da leggere/ }).waitFor();
  const unread = page.getByRole('region', { name: 'Messaggi nuovi' });
  await unread.getByRole('link', { name: NAME }).click();
  const panel = page.getByRole('dialog', { name: NAME });
  const act = async (name: string): Promise<void> => {
    await panel.getByRole('button', { name: 'Altre azioni' }).click();
    await panel.getByRole('button', { name }).click();
  };
  await panel.getByText(QUESTION).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: NAME }).click();
  await writeAndLeave(panel.getByLabel('Risposta'), 'Sì, e anche un lettino.');
  const leave = page.getByRole('dialog', { name: 'Uscire senza inviare?' });
  await leave.getByRole('button', { name: 'Torna indietro' }).click();
  await page.goBack();
  await leave.getByRole('button', { name: 'Torna indietro' }).click();
  await act('Segna da leggere');
  await leave.getByRole('button', { name: 'Torna indietro' }).click();
  const answerField = panel.getByLabel('Risposta', { exact: true });
  await panel.getByLabel('Parti da un testo pronto').selectOption('Oggetto dimenticato');
  await expect
    .poll(() => answerField.inputValue())
    .toMatch(/^Sì, e anche un lettino\.\n\nguardiamo subito in casa\./);
  await answerField.fill('Sì, e anche un lettino.');
  await panel.getByRole('button', { name: 'Invia la risposta' }).click();
  await panel.getByRole('region', { name: 'Risposte' }).getByText('anche un lettino').waitFor();
  await expect.poll(() => panel.getByLabel('Un’altra risposta').inputValue()).toBe('');
  const answer = await vi.waitFor(async () => {
    const mails = await site.mails();
    const found = mails.find(({ parsed }) => parsed.text?.includes('Sì, e anche un lettino.'));
    if (!found) throw new Error('No answer has reached Giulia');
    return found;
  }, 15_000);
  expect(answer.envelope.to).toEqual(['giulia@example.com']);
  expect(answer.parsed.text).toContain(QUESTION);
  expect(answer.parsed.html).not.toContain('<img src=x');

  await act('Elimina');
  const question = page.getByRole('dialog', { name: 'Eliminare il messaggio?' });
  await question.getByRole('button', { name: 'Elimina il messaggio' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: NAME }).waitFor({ state: 'detached' });
  await expectFocusKept(page);
  await expectNothingRan(page);
});

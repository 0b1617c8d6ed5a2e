import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Review } from '#shared/reviews.schema.ts';
import { logInAs } from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs, makePerson, type Person, tabTo } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// A guest's review, from the first star to its deletion.

const SCRIPT = '<img src=x onerror="window.__ran=1">';
const WORDS = 'Un mare così non si dimentica.';
const COMMENT = `${SCRIPT} ${WORDS}`;

let site: Site;
let api: SiteApi;
let guest: Person;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  guest = await makePerson(api, 'Rosa Carta', 'rosa@example.com');
});
afterAll(() => site?.close());

const untilFocused = (element: Locator): Promise<void> =>
  element.and(element.page().locator(':focus')).waitFor();

const press = async (page: Page, button: Locator): Promise<void> => {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
};

const section = (page: Page): Locator => page.getByRole('region', { name: 'Recensioni ospiti' });

/** Opens the home page as a visitor, follows the way to the login, and comes back. */
const comeInToWrite = async (page: Page): Promise<void> => {
  await page.goto('/');
  await section(page).getByRole('link', { name: 'fai login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await logInAs(page, guest);
  await page.waitForURL((url) => url.pathname === '/' && url.hash === '#recensioni');
  await section(page).getByRole('button', { name: 'Scrivi una recensione' }).waitFor();
};

const isOnHomePage = async (text: string): Promise<boolean> =>
  (await (await fetch(site.url)).text()).includes(text);

it('a review is written, approved, read without a script, revoked and deleted, by keyboard', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await comeInToWrite(page);
  const write = section(page).getByRole('button', { name: 'Scrivi una recensione' });
  await write.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Scrivi una recensione' });
  const send = dialog.getByRole('button', { name: 'Invia la recensione' });
  await tabTo(page, dialog.getByRole('radio', { name: '5 stelle su 5', checked: true }));
  await page.keyboard.press('ArrowLeft');
  await untilFocused(dialog.getByRole('radio', { name: '4 stelle su 5', checked: true }));
  await tabTo(page, dialog.getByLabel('La tua recensione'));
  await page.keyboard.type('Breve');
  await dialog.getByText('495 caratteri rimanenti').waitFor();
  await expect.poll(() => send.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await untilFocused(write);
  await page.reload();
  await write.press('Enter');
  const comment = dialog.getByLabel('La tua recensione');
  await expect.poll(() => comment.inputValue()).toBe('Breve');
  await tabTo(page, comment);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(COMMENT);
  await press(page, send);
  await dialog.getByText('Recensione inviata con successo!').waitFor();
  await dialog.getByText("visibile dopo l'approvazione dell'amministratore.").waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await untilFocused(write);
  expect(await isOnHomePage(WORDS)).toBe(false);

  const desk = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(desk, ADMIN, '/admin/reviews?status=pending');
  await desk.getByText('2 recensioni', { exact: true }).waitFor();
  const row = desk.getByRole('list', { name: 'Recensioni' }).getByText(COMMENT);
  await row.waitFor();
  await press(desk, desk.getByRole('button', { name: 'Approva: recensione di Rosa Carta' }));
  await desk.getByText('Recensione approvata: ora è sul sito.').waitFor();
  await row.waitFor({ state: 'detached' });
  await untilFocused(desk.getByRole('button', { name: /^Approva: recensione di/ }));
  // It was the wrong one: taken back, and approved again.
  await desk.getByRole('button', { name: 'Annulla l’approvazione' }).click();
  await row.waitFor();
  await press(desk, desk.getByRole('button', { name: 'Approva: recensione di Rosa Carta' }));
  await row.waitFor({ state: 'detached' });
  const reader = await browser.newPage({ baseUrl: site.url, javaScriptEnabled: false });
  await reader.goto('/');
  await section(reader).getByText(COMMENT).waitFor();
  await section(reader).getByText('su 5 · 6 recensioni').waitFor();
  expect(await isOnHomePage('"reviewCount":6')).toBe(true);

  await desk.getByLabel('Stato').selectOption('');
  await press(desk, desk.getByRole('button', { name: 'Rispondi: recensione di Rosa Carta' }));
  await desk.getByLabel('La tua risposta').fill('Grazie Rosa, a presto!');
  await press(desk, desk.getByRole('button', { name: 'Salva la risposta' }));
  await untilFocused(desk.getByRole('button', { name: /^Modifica la risposta.*Rosa Carta/ }));
  expect(await isOnHomePage('Grazie Rosa, a presto!')).toBe(true);
  const more = desk.getByRole('button', { name: 'Altre azioni: recensione di Rosa Carta' });
  await press(desk, more);
  await press(desk, desk.getByRole('button', { name: /^Riporta in attesa.*Rosa Carta/ }));
  // The same words may still stand there from the first time.
  await desk.getByText('Recensione di nuovo in attesa').first().waitFor();
  await expect.poll(() => isOnHomePage(WORDS)).toBe(false);
  await press(desk, more);
  await press(desk, desk.getByRole('button', { name: 'Elimina la recensione di Rosa Carta' }));
  const question = desk.getByRole('dialog', { name: 'Eliminare la recensione?' });
  await press(desk, question.getByRole('button', { name: 'Elimina la recensione' }));
  await row.waitFor({ state: 'detached' });
  await untilFocused(desk.getByRole('button', { name: /^Approva: recensione di/ }));
  const left = await api.get<Review[]>('/reviews');
  expect(left.map(({ author }) => author.name)).not.toContain('Rosa Carta');
});

it('the later reviews come row by row, each once, and take the focus', async () => {
  const { total } = await api.get<{ total: number }>('/reviews/approved/page?page=1&limit=6');
  const approve = async (comment: string): Promise<void> => {
    const { id } = await api.post<Review>('/reviews', { rating: 5, comment });
    await api.patch(`/reviews/${id}/status`, { status: 'APPROVED' });
  };
  const words = (number: number) => `Una settimana di mare e di vento, la numero ${number}.`;
  for (let number = total + 1; number <= 14; number += 1) await approve(words(number));

  const page = await browser.cleanPage({ baseUrl: site.url, width: 390, height: 800 });
  await page.goto('/');
  await section(page).getByText('Tutte le recensioni (14)').press('Enter');
  const cards = section(page).getByRole('figure');
  expect(await cards.count()).toBe(6);
  // It moves the first page's last review to the second page.
  await approve(words(15));
  const more = section(page).getByRole('button', { name: 'Mostra altre recensioni' });
  await more.press('Enter');
  await section(page).getByRole('listitem').nth(6).and(page.locator(':focus')).waitFor();
  expect(await cards.count()).toBe(11);
  await more.press('Enter');
  await more.waitFor({ state: 'detached' });
  await section(page).getByRole('listitem').nth(11).and(page.locator(':focus')).waitFor();
  const texts = await cards.getByRole('blockquote').allInnerTexts();
  expect(new Set(texts).size).toBe(14);
});

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { version } from '#server/version.ts';
import { addDays, monthOf, type StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The owner handles requests and blocks days, by mouse and keyboard, on desktop and phone.

let site: SiteWithMail;
let api: SiteApi;
beforeAll(async () => {
  site = await startSiteWithMail();
  api = await adminApi(site);
});
afterAll(() => site?.close());

// Weeks that no other test requests.
const weeksOf = { undo: 58, search: 60, calendar: 62 };

const ask = (name: string, week: { startDate: string; endDate: string }) =>
  api.post<{ id: number }>('/bookings', {
    ...week,
    guestName: name,
    guestEmail: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    numberOfGuests: 3,
    note: 'Abbiamo un cane.',
  });

const openBookings = async (path: string, expectedProblems: RegExp[] = []) => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, path);
  return page;
};

const field = (page: Page): Locator => page.getByLabel('Trova in tutta l’area gestione');

const searchByKeyboard = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+K');
  await field(page).waitFor();
  await page.keyboard.type(text);
};

const searchByTap = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Trova', exact: true }).locator('visible=true').click();
  await field(page).fill(text);
};

const openPanel = async (id: number): Promise<{ page: Page; panel: Locator }> => {
  const page = await openBookings(`/admin/bookings?booking=${id}`);
  const panel = page.getByRole('dialog').first();
  await panel.waitFor();
  return { page, panel };
};

/** Waits until an address has received a mail. */
const waitForMail = (address: string, text: string): Promise<void> =>
  vi.waitFor(() => {
    const told = site.mailServer.mails().filter(({ envelope }) => envelope.to.includes(address));
    expect(told.map(({ parsed }) => parsed.text).join('\n')).toContain(text);
  }, 15_000);

describe('the search of everything', () => {
  it('opens a stay by keyboard, and a screen by a keyword', async () => {
    const { id } = await ask('Zoe Trovata', freeWeek(weeksOf.search));
    const page = await openBookings('/admin');
    await page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
    await searchByKeyboard(page, 'ZOÈ trov');
    await page.getByRole('option', { name: /Zoe Trovata/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/bookings?booking=${id}`);
    const panel = page.getByRole('dialog', { name: 'Zoe Trovata' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });

    await searchByKeyboard(page, 'ma');
    const options = page.getByRole('listbox', { name: 'Risultati' }).getByRole('option');
    const isChosen = (option: Locator) => () => option.getAttribute('aria-selected');
    await options.filter({ hasText: 'Matteo Vitale' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(isChosen(options.nth(1))).toBe('true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(isChosen(options.last())).toBe('true');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });

    await searchByKeyboard(page, 'tassa');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/tourist-tax');
  });

  it('takes two taps on a phone, and accepts Enter before the results arrive', async () => {
    const page = await openBookings('/admin');
    await page.setViewportSize({ width: 390, height: 844 });
    await searchByTap(page, 'matteo vitale');
    await page.getByRole('option', { name: /Matteo Vitale/ }).click();
    const panel = page.getByRole('dialog', { name: 'Matteo Vitale' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await searchByTap(page, 'giulia ferraris');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Giulia Ferraris' }).waitFor();
  });
});

describe('by keyboard alone', () => {
  it('the owner finds, opens and confirms a request, and returns to the list', async () => {
    await ask('Elena Tastiera', freeWeek(52));
    const page = await openBookings('/admin/bookings?past=true');
    const search = page.getByLabel('Cerca un ospite');
    await search.focus();
    await page.keyboard.type('elena.tastiera');
    const link = page
      .getByRole('link', { name: 'Elena Tastiera' })
      .or(page.getByRole('button', { name: 'Elena Tastiera' }));
    await link.waitFor();
    for (let presses = 0; presses < 20; presses += 1) {
      if (await link.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog').first();
    await panel.waitFor();
    const confirm = panel.getByRole('button', { name: 'Conferma prenotazione' });
    for (let presses = 0; presses < 30; presses += 1) {
      if (await confirm.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await panel.getByText('Confermata').first().waitFor();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('the staff bar', () => {
  it('is absent for visitors', async () => {
    const page = await browser.cleanPage({ baseUrl: site.url });
    await page.goto('/');
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Area gestione' }).count()).toBe(0);
    await page.close();
  });

  it('links to the back office, and to the editor of the page', async () => {
    const page = await openBookings('/');
    const bar = page.getByRole('navigation', { name: 'Per chi gestisce il sito' });
    await bar.getByRole('link', { name: 'Modifica questa pagina' }).click();
    await page.waitForURL('**/admin/homepage');
    await page.goto('/pages/informativa-privacy');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await bar.getByRole('link', { name: 'Modifica questa pagina' }).click();
    await page.waitForURL(/admin\/pages\?edit=\d+/);
    await expect
      .poll(() => page.getByRole('dialog').getByLabel('Titolo', { exact: true }).inputValue())
      .toBe(title);
    await page.goto('/contact');
    await bar.getByRole('link', { name: 'Area gestione' }).waitFor();
    expect(await bar.getByRole('link').count()).toBe(1);
    await page.close();
  });
});

describe('the owner', () => {
  const weeks = 16;

  it('rejects a request with a reason, which the guest’s mail contains', async () => {
    const { id } = await ask('Carla Uno', freeWeek(weeks));
    const { page, panel } = await openPanel(id);
    await panel.getByText('Abbiamo un cane.').waitFor();
    await panel.getByRole('button', { name: 'Rifiuta' }).click();
    const question = page.getByRole('dialog', { name: 'Rifiutare la richiesta?' });
    await question.getByLabel('Motivo').fill('In quei giorni imbianchiamo.');
    await question.getByRole('button', { name: 'Rifiuta la richiesta' }).click();
    await panel.getByText('Rifiutata').first().waitFor();
    await waitForMail('carla.uno@example.com', 'In quei giorni imbianchiamo.');
  });

  it('changes dates and guests, and deletes after confirmation', async () => {
    const week = freeWeek(weeks + 2);
    const { id } = await ask('Dario Due', week);
    const { page, panel } = await openPanel(id);
    await panel.getByRole('button', { name: 'Modifica' }).click();
    await panel.getByLabel('Check-out', { exact: true }).fill(addDays(week.startDate, -1));
    await panel.getByRole('button', { name: 'Salva le modifiche' }).click();
    await panel.getByText('La data di check-out non può precedere il check-in').waitFor();
    const later = addDays(week.endDate, 3);
    await panel.getByLabel('Check-out', { exact: true }).fill(later);
    await panel.getByRole('button', { name: 'Salva le modifiche' }).click();
    await panel.getByText(formatDayRange(week.startDate, later)).first().waitFor();

    await panel.getByRole('button', { name: 'Altre azioni' }).click();
    await panel.getByRole('button', { name: 'Elimina' }).click();
    const question = page.getByRole('dialog').last();
    await question.getByRole('button', { name: /^Elimina/ }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    const left = await api.get<{ id: number }[]>('/bookings');
    expect(left.map((booking) => booking.id)).not.toContain(id);
  });
});

describe('the start page', () => {
  it('shows waiting items, and removes the sample house with one button', async () => {
    const page = await openBookings('/admin');
    await page.getByRole('heading', { name: 'Richieste in attesa' }).waitFor();
    await page.getByText('Chiara Lombardo').waitFor();
    await page.getByText(`Versione ${version}`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Rimuovi il contenuto di esempio' }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel('Metti il sito in preparazione').uncheck();
    await question.getByRole('button', { name: /^Rimuovi/ }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText('Chiara Lombardo').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('Contenuti e soggiorni di esempio').count()).toBe(0);
    const home = await (await fetch(site.url)).text();
    expect(home).not.toContain('Casa Maestrale');
    const visitor = await browser.cleanPage({ baseUrl: site.url, width: 390 });
    await visitor.goto('/');
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await expectNoAxeViolations(visitor);
  });
});

describe('the owner', () => {
  it('closes a dialog by Back, and leaves its screen by the next', async () => {
    const page = await openBookings('/admin/bookings');
    const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await title('Prenotazioni');
    // A new document, which Back would leave.
    await page.goto('/admin/users');
    const user = page.getByRole('dialog', { name: 'Nuovo utente' });
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await page.getByRole('button', { name: 'Nuovo utente' }).click();
      await user.waitFor();
      await close();
      await user.waitFor({ state: 'detached' });
      await title('Persone');
    }
    await page.goBack();
    await title('Prenotazioni');

    await page.getByRole('button', { name: 'Blocca date' }).click();
    const reason = page.getByLabel('Motivo');
    await reason.fill('Idraulico');
    const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    // The router has stopped Back by going forward again, a moment later.
    await page.waitForURL(/enter=block/);
    await page.goBack();
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    expect(await reason.inputValue()).toBe('Idraulico');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Esci senza salvare' }).click();
    await reason.waitFor({ state: 'detached' });
    await title('Prenotazioni');
  });
});

it('days are picked in the calendar of a form, which says who is there', async () => {
  const week = freeWeek(weeksOf.calendar);
  const { startDate, endDate } = week;
  await api.post('/bookings/enter', { ...week, guestName: 'Nora Alba', numberOfGuests: 2 });
  const page = await openBookings('/admin/bookings');
  const dialog = page.getByRole('dialog');
  const show = async (date: StayDate): Promise<Locator> => {
    await dialog.getByLabel('Scegli il mese').selectOption(monthOf(date));
    return dialog.locator(`[data-date="${date}"]`);
  };
  const pick = async (date: StayDate) => (await show(date)).click();
  const typed = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue();

  await page.getByRole('button', { name: 'Blocca date' }).click();
  const taken = await show(addDays(startDate, 1));
  await expect.poll(() => taken.getAttribute('aria-label')).toContain('Nora Alba, confermata');
  expect(await taken.getAttribute('aria-disabled')).toBe('true');
  await pick(endDate);
  await pick(endDate);
  expect([await typed('Data iniziale'), await typed('Data finale')]).toEqual([endDate, endDate]);
  const before = addDays(startDate, -2);
  await pick(before);
  // The night of the arrival is the guest's.
  await pick(startDate);
  const last = addDays(startDate, -1);
  expect([await typed('Data iniziale'), await typed('Data finale')]).toEqual([before, last]);
  await dialog.getByRole('button', { name: 'Torna indietro' }).click();
  await page.getByRole('button', { name: 'Esci senza salvare' }).click();

  await page.getByRole('button', { name: 'Nuova prenotazione' }).click();
  await pick(endDate);
  await pick(addDays(endDate, 3));
  await dialog.getByText('3 notti', { exact: true }).waitFor();
  const opener = dialog.getByRole('button', { name: 'Calendario', expanded: false });
  await opener.and(page.locator(':focus')).waitFor();
  expect([await typed('Check-in'), await typed('Check-out')]).toEqual([
    endDate,
    addDays(endDate, 3),
  ]);
});

it('on a phone the screens of Impostazioni are a list', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url, width: 360 });
  await enterAs(page, ADMIN, '/admin/settings');
  const opener = page.getByRole('button', { name: 'Impostazioni' });
  const list = page.getByRole('dialog', { name: 'Impostazioni' });
  await opener.press('Enter');
  await list.waitFor();
  await expectNoAxeViolations(page);
  await list.getByRole('link', { name: 'Registro' }).click();
  await page.getByRole('heading', { level: 1, name: 'Registro' }).waitFor();
  await list.waitFor({ state: 'detached' });
  await opener.click();
  const current = list.getByRole('link', { name: 'Registro' });
  expect(await current.getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('Escape');
  await opener.and(page.locator(':focus')).waitFor();
});

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { version } from '#server/version.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';
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
const weeksOf = { undo: 58, search: 60 };

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

    await panel.getByRole('button', { name: 'Elimina' }).click();
    const question = page.getByRole('dialog').last();
    await question.getByRole('button', { name: /^Elimina/ }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    const left = await api.get<{ id: number }[]>('/bookings');
    expect(left.map((booking) => booking.id)).not.toContain(id);
  });

  it('blocks days, sees conflicts with taken ones, and frees them', async () => {
    const week = freeWeek(weeks + 4);
    const page = await openBookings('/admin/bookings', [/status of 409/]);
    await page.getByRole('button', { name: 'Blocca date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Blocca date' });
    const block = dialog.getByRole('button', { name: 'Blocca date' });

    await dialog.getByLabel('Data iniziale').fill('2020-01-01');
    await dialog.getByLabel('Data finale').fill('2020-01-02');
    await block.click();
    await dialog.getByText('La data iniziale non può essere nel passato').waitFor();
    await dialog.getByLabel('Data iniziale').fill(week.endDate);
    await dialog.getByLabel('Data finale').fill(week.startDate);
    await block.click();
    await dialog.getByText('La data finale deve essere successiva alla data iniziale').waitFor();

    await dialog.getByLabel('Data iniziale').fill(week.startDate);
    await dialog.getByLabel('Data finale').fill(week.endDate);
    await dialog.getByLabel('Motivo').fill('Imbianchino');
    await block.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('table').getByText('Imbianchino', { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Imbianchino, bloccate/ })
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Blocca date' }).click();
    await dialog.getByLabel('Data iniziale').fill(week.startDate);
    await dialog.getByLabel('Data finale').fill(week.startDate);
    await block.click();
    await dialog.getByText('Le date selezionate non sono disponibili').waitFor();
    await dialog.getByRole('button', { name: 'Annulla' }).click();

    const bookings = await api.get<{ id: number; reason: string }[]>('/bookings');
    const blocked = bookings.find(({ reason }) => reason === 'Imbianchino');
    const second = await openPanel(blocked?.id ?? 0);
    await second.panel.getByRole('button', { name: 'Sblocca date' }).click();
    const question = second.page.getByRole('dialog', { name: 'Sbloccare queste date?' });
    await question.getByRole('button', { name: 'Sblocca date' }).click();
    await question.waitFor({ state: 'detached' });
    const left = await api.get<{ reason: string }[]>('/bookings');
    expect(left.map(({ reason }) => reason)).not.toContain('Imbianchino');
  });
});

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

describe('the start page', () => {
  it('confirms a request with one tap, and undoes it with another', async () => {
    const { id } = await ask('Fabio Ripensa', freeWeek(weeksOf.undo));
    const page = await openBookings('/admin');
    const confirm = page.getByRole('button', { name: /^Conferma: Fabio Ripensa/ });
    const undo = page.getByRole('button', { name: /^Annulla la conferma: Fabio Ripensa/ });
    await confirm.click();
    await undo.click();
    await confirm.waitFor();
    await expect.poll(() => hasFocus(confirm)).toBe(true);
    expect(await api.get(`/bookings/${id}`)).toMatchObject({ status: 'PENDING' });

    await page.keyboard.press('Enter');
    await undo.waitFor();
    await expect.poll(() => hasFocus(undo)).toBe(true);
    await undo.waitFor({ state: 'detached' });
    expect(await confirm.count()).toBe(0);
    expect(await api.get(`/bookings/${id}`)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('shows waiting items, and removes the sample house with one button', async () => {
    const page = await openBookings('/admin');
    await page.getByRole('heading', { name: 'Richieste in attesa' }).waitFor();
    await page.getByText('Chiara Lombardo').waitFor();
    await page.getByText(`Versione ${version}`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Rimuovi il contenuto di esempio' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: /^Rimuovi/ }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText('Chiara Lombardo').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('Questo è un contenuto di esempio').count()).toBe(0);
    const home = await (await fetch(site.url)).text();
    expect(home).not.toContain('Casa Maestrale');
    const visitor = await browser.cleanPage({ baseUrl: site.url, width: 390 });
    await visitor.goto('/');
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await expectNoAxeViolations(visitor);
  });
});

describe('the staff bar', () => {
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

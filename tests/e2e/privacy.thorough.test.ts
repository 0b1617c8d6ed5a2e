import { readFile } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { bookingRequest, contactMessage } from '#tests/support/factories.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { enterAs, expectFocusKept, makePerson, type Person, tabTo } from '#tests/support/person.ts';
import { openSessionOf, userOf } from '#tests/support/sessions.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Export and erasure of a person's data, by an administrator and by the person.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

type Login = { email: string; password: string };

const open = async (
  path: string,
  who: Login = ADMIN,
  expectedProblems: RegExp[] = [],
): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, who, path);
  return page;
};

const look = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Nome, telefono o email').fill(email);
  await page.getByRole('button', { name: 'Cerca i dati' }).click();
};

/** Moves a confirmed stay into the past. */
const putStayIntoPast = (id: number, year: number): void => {
  const database = new Sqlite(`${site.folder}/site.db`, { timeout: 5000 });
  try {
    database
      .prepare(
        "UPDATE bookings SET status = 'CONFIRMED', start_date = ?, end_date = ? WHERE id = ?",
      )
      .run(`${year}-06-01`, `${year}-06-08`, id);
  } finally {
    database.close();
  }
};

const contentOf = async (download: Download): Promise<Record<string, unknown>> => {
  expect(download.suggestedFilename()).toBe('dati-personali.json');
  return JSON.parse(await readFile(await download.path(), 'utf8'));
};

const ask = (email: string, weeksAhead: number): Promise<{ id: number }> =>
  api.post('/bookings', bookingRequest({ ...freeWeek(weeksAhead), guestEmail: email }));

/** A person with a profile, a message and a past stay. */
const makeGuest = async (name: string, year: number): Promise<Person & { stayId: number }> => {
  const email = `${name.toLowerCase()}@example.com`;
  const person = await makePerson(api, name, email);
  await api.post('/contact', contactMessage({ email, name }));
  const { id } = await ask(email, 60);
  putStayIntoPast(id, year);
  return { ...person, stayId: id };
};

describe('the data of a person', () => {
  const year = 2021;

  it('an administrator exports a person’s data, and erases them', async () => {
    const { email, stayId } = await makeGuest('Ospite', year);
    const page = await open('/admin/privacy');
    await page.getByRole('heading', { level: 1, name: 'Dati personali' }).waitFor();
    await page.getByText('Per quanto tempo restano i dati').click();
    await page.getByText('24 mesi dalla partenza').first().waitFor();

    await page.getByRole('button', { name: 'Cerca i dati' }).click();
    await page.getByText('Scrivi almeno due lettere').waitFor();
    await look(page, 'nessuno@example.com');
    await page.getByText('Il sito non sa nulla di questo indirizzo').waitFor();

    await look(page, email.toUpperCase());
    const title = page.getByRole('heading', { name: `I dati di ${email}` });
    await title.and(page.locator(':focus')).waitFor();
    await page.getByText('Messaggi', { exact: true }).waitFor();

    const waiting = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: 'Scarica i dati' }));
    await page.keyboard.press('Enter');
    const file = await contentOf(await waiting);
    expect(file).toMatchObject({ Email: email, Messaggi: [{ Email: email }] });

    await page.getByRole('button', { name: 'Cancella i dati' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancellare tutti i dati?' });
    await dialog.getByText('I backup fatti prima contengono ancora questi dati').waitFor();
    await dialog.getByRole('button', { name: 'Torna indietro' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancella i dati' }).click();
    await dialog.getByRole('button', { name: 'Cancella i dati per sempre' }).click();
    await page.getByText(`I dati di ${email} sono stati cancellati.`).waitFor();
    await expectFocusKept(page);
    await look(page, email);
    await page.getByText('Il sito non sa nulla di questo indirizzo').waitFor();

    expect(site.output()).toContain('person-erased');
    expect(site.output()).not.toContain(email);

    await page.goto(`/admin/bookings?past=true&booking=${stayId}`);
    const panel = page.getByRole('dialog', { name: 'Ospite' });
    await panel.getByText('cancellata con gli altri dati dell’ospite').waitFor();
    await panel.getByRole('button', { name: 'Altre azioni' }).click();
    await panel.getByRole('button', { name: 'Elimina' }).waitFor();
    expect(await panel.getByRole('button', { name: 'Modifica' }).count()).toBe(0);
    expect(await panel.getByRole('button', { name: 'Riporta in attesa' }).count()).toBe(0);
    await expectNoAxeViolations(page);
  });

  it('an administrator finds a guest without an address by name, and erases the data', async () => {
    const { id } = await ask('rita@example.com', 62);
    putStayIntoPast(id, year + 1);
    const page = await open('/admin/privacy');
    const database = new Sqlite(`${site.folder}/site.db`, { timeout: 5000 });
    database
      .prepare(
        "UPDATE bookings SET guest_name = 'Rita Bianchi', guest_email = NULL, user_id = NULL, search_text = 'rita bianchi' WHERE id = ?",
      )
      .run(id);
    database.close();
    await look(page, 'bianchi');
    await page.getByRole('button', { name: /^Rita Bianchi senza email, 1 prenotazione/ }).click();
    const title = page.getByRole('heading', { name: 'I dati di Rita Bianchi' });
    await title.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Cancella i dati' }).click();
    await page.getByRole('button', { name: 'Cancella i dati per sempre' }).click();
    await page.getByText('I dati di Rita Bianchi sono stati cancellati.').waitFor();
    await look(page, 'bianchi');
    await page.getByText('Il sito non conosce nessuno con queste parole').waitFor();
    await expectNoAxeViolations(page);
  });

  it('the data of staff and of guests with a future stay cannot be erased', async () => {
    const email = 'attesa@example.com';
    const { id } = await ask(email, 64);
    const page = await open('/admin/privacy');
    await look(page, email);
    await page.getByText('I dati servono ancora').waitFor();
    expect(await page.getByRole('button', { name: 'Cancella i dati' }).count()).toBe(0);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'richiesta in attesa' })
      .getByRole('link')
      .click();
    await page.waitForURL((url) => url.searchParams.get('booking') === String(id));
    await page.goto('/admin/privacy');
    await look(page, ADMIN.email);
    await page.getByText('È una persona dello staff').waitFor();
  });

  it('a new request in the meantime stops the erasure', async () => {
    const { email } = await makePerson(api, 'Svelta', 'svelta@example.com');
    const page = await open('/admin/privacy', ADMIN, [/status of 409/]);
    await look(page, email);
    await page.getByRole('button', { name: 'Cancella i dati' }).click();
    await ask(email, 68);
    const dialog = page.getByRole('dialog', { name: 'Cancellare tutti i dati?' });
    await dialog.getByRole('button', { name: 'Cancella i dati per sempre' }).click();
    await page.getByText('I dati servono ancora').waitFor();
    await expectFocusKept(page);
  });

  it('an editor sees why the screen is closed', async () => {
    const editor = await makePerson(api, 'Edda', 'edda@example.com', 'EDITOR');
    const page = await open('/admin/privacy', editor);
    await page.getByText('Ai dati personali pensano gli amministratori').waitFor();
  });

  it('a user exports the data of the account, and deletes it', async () => {
    const person = await makeGuest('Anna', year + 2);
    const token = await openSessionOf(site, person);
    const page = await open('/profile', person, [/status of 40[01]/]);
    const section = page.getByRole('region', { name: 'I miei dati' });
    const waiting = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Scarica i miei dati' }).click();
    expect(await contentOf(await waiting)).toMatchObject({ Email: person.email });

    await section.getByRole('button', { name: 'Elimina il mio account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminare il tuo account?' });
    const confirm = dialog.getByRole('button', { name: 'Elimina il mio account' });
    await confirm.click();
    await dialog.getByText('La password è obbligatoria').waitFor();
    await dialog.getByLabel('La tua password').fill('sbagliata');
    await confirm.click();
    await dialog.getByText('La password attuale non è corretta.').waitFor();
    await dialog.getByLabel('La tua password').fill(person.password);
    await confirm.click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await userOf(site, token)).toBeNull();
    const found = await api.post<{ counts: object }>('/privacy/find', { email: person.email });
    expect(found.counts).toMatchObject({ account: 0, sessions: 0, links: 0, reviews: 0 });
    // Sent without the account: administrators erase them.
    expect(found.counts).toMatchObject({ bookings: 1, messages: 1 });
  });
});

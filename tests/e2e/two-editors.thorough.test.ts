import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import type { Property } from '#shared/property.schema.ts';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { writtenText } from '#tests/support/pen.ts';
import { enterAs } from '#tests/support/person.ts';
import { DIALOG } from '#tests/support/screens.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Two windows edit the same entity. The first saves; the second gets a conflict notice, and overwrites or
// reloads.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

/** The browser logs the refused call. */
const refused = /status of 409/;

const open = async (path: string, width = 1280): Promise<Page> => {
  const page = await browser.cleanPage({
    baseUrl: site.url,
    width,
    height: 900,
    expectedProblems: [refused],
  });
  await enterAs(page, ADMIN, path);
  return page;
};

const openTwice = async (path: string): Promise<[Page, Page]> => [
  await open(path),
  await open(path, 768),
];

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

const told = (page: Page): Locator => page.getByText('Qualcuno ha salvato nel frattempo');

const filled = (field: Locator, value: string) => expect.poll(() => field.inputValue()).toBe(value);

const title = (page: Page): Locator => page.getByLabel('Titolo', { exact: true });

it('a page: the second writer keeps the text and overwrites the first', async () => {
  const { id } = await api.post<{ id: number }>('/pages', {
    title: 'Come arrivare',
    slug: 'come-si-arriva-qui',
    content: '<p>Si arriva in traghetto da Portovesme, che parte ogni ora del giorno.</p>',
    excerpt: 'In nave',
  });
  const [first, second] = await openTwice(`/admin/pages?edit=${id}`);
  await title(first).fill('Arrivare in nave');
  await first.getByLabel('Estratto').fill('In nave, con calma');
  await title(second).fill('Arrivare in aereo');
  await writtenText(second).click();
  await second.keyboard.press('Control+End');
  await second.keyboard.type(' Oppure da Calasetta.');
  await button(first, 'Salva').click();
  await first.getByText('Modifiche non salvate').waitFor({ state: 'detached' });

  await button(second, 'Salva').click();
  await told(second).waitFor();
  await second.getByText('Sono cambiati: Titolo e Estratto.').waitFor();
  await filled(title(second), 'Arrivare in aereo');
  expect(await api.get(`/pages/${id}`)).toMatchObject({ title: 'Arrivare in nave' });

  await writtenText(second).getByText('Oppure da Calasetta.').waitFor();
  await button(second, 'Sovrascrivi').click();
  await second.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  expect(await api.get(`/pages/${id}`)).toMatchObject({
    title: 'Arrivare in aereo',
    excerpt: 'In nave, con calma',
    content: expect.stringContaining('Oppure da Calasetta.'),
  });
});

it('a post: untouched fields keep the first writer’s changes', async () => {
  const { fileName } = await storeMedia(site, api, await pngNamed('Mare'));
  const { id } = await api.post<{ id: number }>('/blog', {
    title: 'Tre calette',
    excerpt: 'Tre passeggiate fino al mare.',
    content: '<p>La prima è vicina.</p>',
    coverImage: fileName,
  });
  const [first, second] = await openTwice(`/admin/blog?edit=${id}`);
  await title(first).fill('Quattro calette');
  await second.getByLabel('Estratto').fill('Tre passeggiate, anche con i bambini.');
  await button(first, 'Salva').click();
  await first.getByText('Modifiche non salvate').waitFor({ state: 'detached' });

  await button(second, 'Salva').click();
  await second.getByText('È cambiato: Titolo.').waitFor();
  await button(second, 'Sovrascrivi').click();
  await second.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  await filled(title(second), 'Quattro calette');
  expect(await api.get(`/blog/${id}`)).toMatchObject({
    title: 'Quattro calette',
    excerpt: 'Tre passeggiate, anche con i bambini.',
  });
});

it('a price list: the second reloads and loses the input, as the notice says', async () => {
  const [first, second] = await openTwice(`/admin/prices?year=${yearOf(todayAtHouse(new Date()))}`);
  const notes = (page: Page) => page.getByRole('textbox', { name: /^Note/ });
  await notes(first).fill('Prima nota');
  await notes(second).fill('Seconda nota');
  await button(first, 'Salva il listino').click();
  await first.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  await button(second, 'Salva il listino').click();
  await second.getByText('È cambiato: Note.').waitFor();
  expect((await api.get<PriceList>('/prices')).notes).toBe('Prima nota');
  await second.getByText(/Con «Ricarica» .* perdi quello che hai scritto\./).waitFor();
  await button(second, 'Ricarica').click();
  await told(second).waitFor({ state: 'detached' });
  await filled(notes(second), 'Prima nota');
  await second.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  await notes(second).fill('Seconda nota');
  await button(second, 'Salva il listino').click();
  await second.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  expect((await api.get<PriceList>('/prices')).notes).toBe('Seconda nota');
});

it('the house: the notice appears on a phone too', async () => {
  const first = await open('/admin/property');
  const second = await open('/admin/property', 360);
  for (const page of [first, second]) await page.getByText('Dove si trova').click();
  const address = (page: Page) => page.getByRole('textbox', { name: /^Indirizzo/ });
  await address(first).fill('Via del Porto 1');
  await address(second).fill('Via del Porto 2');
  await button(first, 'Salva').click();
  await first.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  await button(second, 'Salva').click();
  await told(second).waitFor();
  await filled(address(second), 'Via del Porto 2');
  await button(second, 'Sovrascrivi').click();
  await second.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  expect((await api.get<Property>('/property')).address).toBe('Via del Porto 2');
});

it('a task, in its row', async () => {
  const { id } = await api.post<Task>('/task', { name: 'Controllare la caldaia' });
  const [first, second] = await openTwice('/admin/task');
  const name = (page: Page) => page.getByRole('form', { name: /^Modifica/ }).getByLabel('Nome');
  for (const page of [first, second]) {
    await button(page, 'Modifica Controllare la caldaia').click();
    await name(page).waitFor();
  }
  await name(first).fill('Controllare il boiler');
  await name(second).fill('Chiamare l’idraulico');
  await button(first, 'Salva il lavoro').click();
  await name(first).waitFor({ state: 'detached' });
  await button(second, 'Salva il lavoro').click();
  await second.getByText('È cambiato: Nome.').waitFor();
  await filled(name(second), 'Chiamare l’idraulico');
  await button(second, 'Sovrascrivi').click();
  await name(second).waitFor({ state: 'detached' });
  const saved = (await api.get<Task[]>('/task')).find((task) => task.id === id);
  expect(saved?.name).toBe('Chiamare l’idraulico');
});

it('a user, in a dialog that begins at its first field', async () => {
  const person = { name: 'Marta Melis', email: 'marta@isola.example', password: 'barca-a-vela-7' };
  await api.post('/auth/users/create', { ...person, role: 'USER' });
  const [first, second] = await openTwice('/admin/users');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Modifica utente' });
  const name = (page: Page) => dialog(page).getByLabel('Nome');
  for (const page of [first, second]) {
    await page.getByRole('button', { name: /^Modifica Marta Melis/ }).click();
    await name(page).and(page.locator(':focus')).waitFor();
  }
  await name(first).fill('Marta Sanna');
  await name(second).fill('Marta Pinna');
  await button(first, 'Salva l’utente').click();
  await dialog(first).waitFor({ state: 'detached' });
  await button(second, 'Salva l’utente').click();
  await second.getByText('È cambiato: Nome.').waitFor();
  await expectNoAxeViolations(second, DIALOG);
  await button(second, 'Sovrascrivi').click();
  await dialog(second).waitFor({ state: 'detached' });
  await second.getByRole('button', { name: /^Modifica Marta Pinna/ }).waitFor();
});

it('a change outside the form’s fields causes no conflict', async () => {
  const [first, second] = await openTwice('/admin/menu');
  const form = second.getByRole('form', { name: /^Modifica/ });
  await button(second, 'Altro su Recensioni').click();
  await second.getByRole('button', { name: /^Modifica Recensioni/ }).click();
  await form.getByLabel('Etichetta').fill('Che cosa dicono');
  await first.getByRole('button', { name: 'Sposta su Recensioni' }).click();
  await first.getByText(/^Recensioni: ora al posto/).waitFor();
  await button(form, 'Salva la voce').click();
  await form.waitFor({ state: 'detached' });
  await second.getByText('Che cosa dicono').first().waitFor();
});

it('without a connection a form shows an error and keeps the input', async () => {
  const page = await browser.newPage({
    baseUrl: site.url,
    width: 1280,
    height: 900,
    expectedProblems: [/ERR_INTERNET_DISCONNECTED/],
  });
  await enterAs(page, ADMIN, '/admin/homepage');
  await page.getByLabel('Sottotitolo').fill('Scritto in mezzo al mare');
  await page.context().setOffline(true);
  await button(page, 'Salva').click();
  await page.getByText(/manca la connessione a internet/).waitFor();
  await filled(page.getByLabel('Sottotitolo'), 'Scritto in mezzo al mare');
  await page.context().setOffline(false);
  await button(page, 'Salva').click();
  await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  expect(await api.get('/homepage')).toMatchObject({ heroSubtitle: 'Scritto in mezzo al mare' });
});

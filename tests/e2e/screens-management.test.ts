import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { addDays, todayAtHouse } from '#shared/stay-dates.ts';
import { dueDateOf, type Task } from '#shared/tasks.schema.ts';
import { addCrowd } from '#tests/support/crowd.ts';
import { bookingRequest, contactMessage } from '#tests/support/factories.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { writtenText } from '#tests/support/pen.ts';
import { makePerson, openSessionOf } from '#tests/support/person.ts';
import { isOfBackOffice } from '#tests/support/routes.ts';
import { DIALOG, type Screens, testScreens } from '#tests/support/screens.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';
import { textWithEverything } from '#tests/support/text-with-everything.ts';

// The back office, second part: what is written, the people, and what keeps the site in order.

const today = todayAtHouse(new Date());

let site: Site;
let api: SiteApi;
let editor: string;
const ids = { page: 0 };

beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
  editor = await openSessionOf(
    site,
    await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR'),
  );
  addCrowd(site, 40);
  const { content } = await textWithEverything(site, api);
  const written = { content, published: true };
  for (let number = 1; number <= 14; number += 1) {
    const made = { ...written, title: `Sentiero ${number}`, slug: `sentiero-${number}` };
    ids.page = (await api.post<{ id: number }>('/pages', made)).id;
  }
  await api.post('/menuitems', { label: 'Dove si nuota', slug: 'sentiero-14' });
  await makePerson(api, 'Anna Ospite', 'anna@example.com');
  await api.post('/contact', contactMessage({ name: 'Anna Ospite', email: 'anna@example.com' }));
  const expected = bookingRequest({ ...freeWeek(60), guestEmail: 'attesa@example.com' });
  await api.post('/bookings', expected);
  const dueDate = dueDateOf(addDays(today, -3));
  await api.post<Task>('/task', { name: 'Pagare la lavanderia', due_date: dueDate });
  for (let number = 1; number <= 21; number += 1) {
    await api.post('/task', { name: `Prima o poi ${number}` });
  }
  const login = { email: 'edda@example.com', password: 'sbagliata' };
  await api.post('/auth/login', login).catch(() => undefined);
});
afterAll(() => site?.close());

const admin = () => api.token;

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();

const dialog = (page: Page): Locator => page.locator(DIALOG);

const inDialog = (name: string | RegExp) => (page: Page) => button(dialog(page), name);

const ofPage = (name: string | RegExp) => (page: Page) => button(page.getByRole('main'), name);

const title = (page: Page) => page.getByLabel('Titolo', { exact: true });

const look = async (page: Page, email: string, told: string): Promise<void> => {
  await page.getByLabel('Indirizzo email della persona').fill(email);
  await button(page, 'Cerca i dati').click();
  await page.getByText(told).first().waitFor();
};

/** A screen that is for administrators, as an editor sees it. */
const closed = (path: string, told: string): Screens[string][number] => ({
  path,
  as: () => editor,
  states: [
    {
      state: 'closed to editors',
      action: (page) => page.getByText(told),
    },
  ],
});

const screens: Screens = {
  '/admin/pages': [
    {
      path: '/admin/pages',
      as: admin,
      states: [
        {
          state: 'many pages',
          reach: (page) => page.getByText('da 1 a 12').waitFor(),
          action: ofPage('Nuova pagina'),
        },
        {
          state: 'deleting one that the menu leads to',
          reach: async (page) => {
            await button(page, 'Elimina Sentiero 14').click();
            await page.getByText('«Dove si nuota»').waitFor();
          },
          action: inDialog('Cancella la pagina'),
          part: DIALOG,
        },
        {
          state: 'a page that lacks everything',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Nuova pagina').click();
            await title(page).waitFor();
            await button(page, 'Salva').click();
            await page.getByText('Il titolo deve essere compreso tra 5 e 200 caratteri').waitFor();
          },
          action: inDialog('Salva'),
          part: DIALOG,
        },
        {
          state: 'a gallery that nobody knows',
          reach: async (page) => {
            await writtenText(page).click();
            await button(page.getByRole('toolbar'), 'Galleria').click();
            const typed = page.getByLabel('Cerca per nome o scrivi lo slug');
            await typed.fill('nulla di simile');
            await typed.press('Enter');
            await page.getByText('Scegli una gallery dalla lista o scrivi il suo slug.').waitFor();
          },
          part: DIALOG,
        },
      ],
    },
    {
      path: () => `/admin/pages?edit=${ids.page}`,
      as: admin,
      expectedProblems: [/status of 409/],
      states: [
        {
          state: 'writing a page with everything',
          reach: async (page) => {
            await writtenText(page).getByText('Primo livello').waitFor();
            await title(page).fill('Un altro sentiero');
            await page.getByText('Modifiche non salvate').waitFor();
          },
          action: inDialog('Salva'),
        },
        {
          state: 'closing it unsaved',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await page.getByRole('dialog', { name: 'Chiudere senza salvare?' }).waitFor();
          },
          action: inDialog('Tieni la bozza e chiudi'),
          part: DIALOG,
        },
        {
          state: 'somebody else saved meanwhile',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await api.put(`/pages/${ids.page}`, { excerpt: 'Scritto altrove' });
            await button(page, 'Salva').click();
            await page.getByText('Qualcuno ha salvato nel frattempo').waitFor();
          },
          action: inDialog('Salva comunque la mia'),
          part: DIALOG,
        },
      ],
    },
  ],
  '/admin/blog': [
    {
      path: '/admin/blog',
      as: admin,
      states: [
        {
          state: 'the posts',
          reach: (page) => page.getByText('Tre calette').first().waitFor(),
          action: ofPage('Nuovo articolo'),
        },
        {
          state: 'a draft that this browser kept',
          reach: async (page) => {
            await button(page, 'Nuovo articolo').click();
            await title(page).fill('Una sera d’ottobre');
            await page.getByText('Modifiche non salvate, tenute su questo dispositivo').waitFor();
            await page.goto('/robots.txt');
            await page.goto('/admin/blog?edit=new');
            await page.getByText(/^C'è una bozza non salvata del/).waitFor();
          },
          action: (page) => button(page, 'Riprendi la bozza'),
        },
      ],
    },
  ],
  '/admin/messages': [
    {
      path: '/admin/messages',
      as: admin,
      states: [
        {
          state: 'the messages',
          reach: (page) => page.getByRole('link', { name: 'Anna Ospite' }).waitFor(),
          action: (page) => page.getByRole('link', { name: 'Anna Ospite' }),
        },
        {
          state: 'a message',
          reach: async (page) => {
            await page.getByRole('link', { name: 'Anna Ospite' }).click();
            await page.getByLabel('Risposta').fill('Sì, e anche un lettino.');
          },
          action: inDialog('Invia la risposta'),
          part: DIALOG,
        },
        {
          state: 'leaving an answer that was not sent',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await page.getByRole('dialog', { name: 'Uscire senza inviare?' }).waitFor();
          },
          part: DIALOG,
        },
        {
          state: 'no unwanted message',
          reach: async (page) => {
            await page.goto('/admin/messages');
            await page.getByLabel('Mostra').selectOption('suspect');
            await page.getByRole('link', { name: 'Anna Ospite' }).waitFor({ state: 'detached' });
          },
        },
      ],
    },
  ],
  '/admin/reviews': [
    {
      path: '/admin/reviews',
      as: admin,
      states: [
        {
          state: 'the reviews',
          reach: (page) => page.getByRole('list', { name: 'Recensioni' }).waitFor(),
          action: ofPage(/^Approva: recensione di/),
        },
        {
          state: 'deleting one',
          reach: (page) => button(page, /^Elimina la recensione di/).click(),
          action: inDialog('Elimina la recensione'),
          part: DIALOG,
        },
      ],
    },
  ],
  '/admin/users': [
    {
      path: '/admin/users',
      as: admin,
      expectedProblems: [/status of 409/],
      states: [
        {
          state: 'many users',
          reach: (page) => page.getByText('da 1 a 25').waitFor(),
          action: ofPage('Nuovo utente'),
        },
        {
          state: 'a user that lacks everything',
          reach: async (page) => {
            await button(page, 'Nuovo utente').click();
            await button(page, 'Crea l’utente').click();
            await dialog(page).getByText('Il nome è obbligatorio').waitFor();
          },
          action: inDialog('Crea l’utente'),
          part: DIALOG,
        },
        {
          state: 'a user whose address is taken',
          reach: async (page) => {
            await dialog(page).getByLabel('Nome').fill('Tiziana');
            await dialog(page).getByLabel('Email').fill(ADMIN.email);
            await button(page, 'Genera una password').click();
            await button(page, 'Crea l’utente').click();
            await page.getByText("C'è già un utente con questa email.").waitFor();
          },
          action: inDialog('Crea l’utente'),
          part: DIALOG,
        },
        {
          state: 'changing a user, and the address',
          reach: async (page) => {
            await page.goto('/admin/users');
            await button(page, /^Modifica Anna Ospite/).click();
            await dialog(page).getByLabel('Email').fill('anna.nuova@example.com');
            await page.getByText('Vale subito, senza conferma').waitFor();
          },
          action: inDialog('Salva l’utente'),
          part: DIALOG,
        },
      ],
    },
    {
      path: '/admin/users',
      as: admin,
      states: [
        {
          state: 'deleting a user',
          reach: async (page) => {
            await button(page, /^Elimina Anna Ospite/).click();
            await page.getByText('vanno persi per sempre').waitFor();
          },
          action: inDialog('Elimina l’utente'),
          part: DIALOG,
        },
        {
          state: 'nobody who matches',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await page.getByLabel('Cerca un utente').fill('ISOLA nessuno');
            await page.getByText('Nessun utente corrisponde').waitFor();
          },
          action: ofPage('Mostra tutti'),
          part: 'main',
        },
        {
          state: 'oneself, who cannot be deleted',
          reach: async (page) => {
            await page.getByLabel('Cerca un utente').fill(ADMIN.email);
            await page.getByText('1 utente', { exact: true }).waitFor();
            await button(page, 'Elimina Marta').focus();
          },
          part: 'main',
        },
        {
          state: 'the only administrator',
          reach: async (page) => {
            await button(page, 'Modifica Marta').click();
            await page.getByText('Deve restare almeno un amministratore.').waitFor();
          },
          action: inDialog('Salva l’utente'),
          part: DIALOG,
        },
        {
          state: 'stepping down, while somebody else saves',
          reach: async (page) => {
            await makePerson(api, 'Gino Vice', 'gino@example.com', 'ADMIN');
            await page.reload();
            await button(page, 'Modifica Marta').click();
            await dialog(page).getByRole('radio', { name: 'Editore' }).check();
            await page.getByText('questa schermata si chiude').waitFor();
          },
          action: inDialog('Salva l’utente'),
          part: DIALOG,
        },
      ],
    },
    closed('/admin/users', 'Gli utenti li gestiscono gli amministratori'),
  ],
  '/admin/task': [
    {
      path: '/admin/task',
      as: admin,
      states: [
        {
          state: 'many tasks, one of which is late and one of which is changed',
          reach: async (page) => {
            await page.getByText('Scaduto da 3 giorni').waitFor();
            await button(page, 'Modifica Prima o poi 1').click();
            await page
              .getByRole('form', { name: 'Modifica Prima o poi 1' })
              .getByLabel('Scadenza')
              .fill(today);
          },
          action: ofPage('Aggiungi il task'),
        },
        {
          state: 'a task that lacks its name',
          reach: async (page) => {
            await button(page, 'Aggiungi il task').click();
            await page.getByText('Il nome è obbligatorio').waitFor();
          },
          part: 'main',
        },
        {
          state: 'deleting one',
          reach: async (page) => {
            await button(page, 'Elimina Pagare la lavanderia').click();
            await page.getByRole('dialog', { name: 'Eliminare il task?' }).waitFor();
          },
          action: inDialog('Elimina il task'),
          part: DIALOG,
        },
      ],
    },
  ],
  '/admin/backup': [
    {
      path: '/admin/backup',
      as: admin,
      states: [
        {
          state: 'a backup, just made',
          reach: async (page) => {
            await button(page, 'Crea Backup (Locale)').click();
            await page.getByText(/^Backup creato con successo: \S+\.sqlite$/).waitFor();
          },
          action: ofPage('Crea Backup (Locale)'),
        },
        {
          state: 'restoring it without having understood',
          reach: async (page) => {
            await button(page, /^Ripristina il backup/).click();
            await button(page, 'Ripristina').click();
            await page.getByText('Per ripristinare conferma di averlo capito.').waitFor();
          },
          action: inDialog('Ripristina'),
          part: DIALOG,
        },
        {
          state: 'deleting it',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, /^Elimina il backup/).click();
            await page.getByText('irreversibile').waitFor();
          },
          action: inDialog('Elimina il backup'),
          part: DIALOG,
        },
        {
          state: 'Google Drive, which is not set up',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Crea Backup (Drive)').click();
            await page.getByRole('dialog', { name: 'Google Drive non è configurato' }).waitFor();
          },
          part: DIALOG,
        },
      ],
    },
    closed('/admin/backup', 'amministratori'),
  ],
  '/admin/privacy': [
    {
      path: '/admin/privacy',
      as: admin,
      states: [
        {
          state: 'the search',
          reach: (page) => page.getByText('24 mesi dalla partenza').waitFor(),
          action: ofPage('Cerca i dati'),
        },
        {
          state: 'without an address',
          reach: async (page) => {
            await button(page, 'Cerca i dati').click();
            await page.getByText("L'email è obbligatoria").waitFor();
          },
          part: 'main',
        },
        {
          state: 'nobody',
          reach: (page) => look(page, 'nessuno@example.com', 'Il sito non sa nulla di questo'),
          part: 'main',
        },
        {
          state: 'somebody of the staff',
          reach: (page) => look(page, ADMIN.email, 'È una persona dello staff'),
          part: 'main',
        },
        {
          state: 'somebody who is still expected',
          reach: (page) => look(page, 'attesa@example.com', 'I dati servono ancora'),
          part: 'main',
        },
        {
          state: 'a person',
          reach: (page) => look(page, 'anna@example.com', 'I dati di anna@example.com'),
          action: ofPage('Scarica i dati'),
        },
        {
          state: 'erasing the data',
          reach: (page) => ofPage('Cancella i dati')(page).click(),
          action: inDialog('Cancella i dati per sempre'),
          part: DIALOG,
        },
        {
          state: 'erased',
          reach: async (page) => {
            await inDialog('Cancella i dati per sempre')(page).click();
            await page.getByText('sono stati cancellati.').waitFor();
          },
          part: 'main',
        },
      ],
    },
    closed('/admin/privacy', 'Ai dati personali pensano gli amministratori'),
  ],
  '/admin/audit': [
    {
      path: '/admin/audit',
      as: admin,
      states: [
        {
          state: 'who did what',
          reach: (page) => page.getByText(/da 1 a 30/).waitFor(),
          action: ofPage('Successiva'),
        },
        {
          state: 'what was refused',
          reach: async (page) => {
            await page.getByLabel('Tipo di attività').selectOption('Accessi');
            await page.getByText('Non riuscito', { exact: true }).first().waitFor();
          },
          part: 'main',
        },
        {
          state: 'nothing in another year',
          reach: async (page) => {
            await page.getByLabel('Al giorno', { exact: true }).fill('2020-12-31');
            await page.getByText('Nessuna attività trovata').waitFor();
          },
          action: ofPage('Mostra tutto'),
          part: 'main',
        },
      ],
    },
    closed('/admin/audit', 'Il registro lo leggono gli amministratori'),
  ],
};

const lettingAndLooks =
  /^\/admin(\/(bookings|features|gallery|homepage|media|menu|prices|property))?$/;

testScreens(screens, {
  site: () => site,
  isPart: (route) => isOfBackOffice(route) && !lettingAndLooks.test(route),
});

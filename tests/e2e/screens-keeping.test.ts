import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { dueDateOf } from '#shared/tasks/tasks.schema.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { makePerson } from '#tests/support/person.ts';
import {
  button,
  closedTo,
  DIALOG,
  dialogWith,
  inMain,
  type Screens,
  siteForScreens,
  testScreens,
} from '#tests/support/screens.ts';
import { openSessionOf } from '#tests/support/sessions.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { startSite } from '#tests/support/start-site.ts';

// The back office: tasks, backups and audit log.

const today = todayAtHouse(new Date());

let site: Awaited<ReturnType<typeof siteForScreens>>;
let api: SiteApi;
let editor: string;

beforeAll(async () => {
  site = await siteForScreens(() => startSite({ settings: { RATE_LIMITS: 'off' } }));
  api = await adminApi(site);
  const dueDate = dueDateOf(addDays(today, -3));
  await api.post('/task', { name: 'Pagare la lavanderia', due_date: dueDate });
  await api.post('/task', { name: 'Prima o poi 1' });
  if (!isThorough()) return;
  for (let number = 2; number <= 30; number += 1) {
    await api.post('/task', { name: `Prima o poi ${number}` });
  }
  const edda = await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR');
  editor = await openSessionOf(site, edda);
  const days = freeWeek(30);
  const { id } = await api.post<{ id: number }>('/bookings', bookingRequest(days));
  await api.patch(`/bookings/${id}/status`, { status: 'CONFIRMED' });
  const wrong = { email: edda.email, password: 'sbagliata' };
  await api.post('/auth/login', wrong).catch(() => undefined);
});
afterAll(() => site?.close());

/** Deletes a file from the folder of uploads. */
const loseFile = async (name: string): Promise<void> => {
  const { fileName } = await storeMedia(site, api, await pngNamed(name));
  await rm(join(site.folder, 'uploads', fileName));
};

/** On a phone a button opens them. */
const openFilters = async (page: Page): Promise<void> => {
  const opener = page.getByRole('button', { name: 'Filtri', expanded: false });
  if (await opener.isVisible()) await opener.click();
};

const screens: Screens = {
  '/admin/task': [
    {
      states: [
        {
          state: 'many tasks, one of which is late and one of which is changed',
          reach: async (page) => {
            await page.getByText('Scaduto da 3 giorni').first().waitFor();
            await button(page, 'Modifica Prima o poi 1').click();
            await page
              .getByRole('form', { name: 'Modifica Prima o poi 1' })
              .getByLabel('Scadenza')
              .fill(today);
          },
          action: inMain('Aggiungi il lavoro'),
        },
        {
          state: 'a task that lacks its name',
          reach: async (page) => {
            await button(page, 'Aggiungi il lavoro').click();
            await page.getByText('Il nome è obbligatorio').waitFor();
          },
          part: 'main',
        },
        {
          state: 'all about a task, which follows a stay',
          reach: async (page) => {
            await button(page, /Scadenza, ripetizione/).click();
            const form = page.getByRole('form', { name: 'Nuovo lavoro' });
            await form.getByLabel('Soggiorno').selectOption({ index: 1 });
            await form.getByLabel('Giorno', { exact: true }).selectOption('arrival');
          },
          part: 'main',
        },
        {
          state: 'deleting one',
          reach: async (page) => {
            await button(page, 'Elimina Pagare la lavanderia').click();
            await page.getByRole('dialog', { name: 'Eliminare il lavoro?' }).waitFor();
          },
          ...dialogWith('Elimina il lavoro'),
        },
      ],
    },
  ],
  '/admin/cleaning': [
    {
      states: [
        {
          state: 'arrivals and departures, day by day',
          reach: (page) =>
            page
              .getByText(/^Arriva /)
              .first()
              .waitFor(),
          action: (page) => page.getByRole('link', { name: /^Arriva / }).first(),
        },
      ],
    },
  ],
  '/admin/cleaning/link': [
    {
      states: [
        {
          state: 'a link for whoever cleans',
          reach: async (page) => {
            await button(page, 'Crea un link').click();
            await page.getByText('Non l’ha ancora aperta nessuno.').waitFor();
          },
          action: (page) => button(page, 'Manda il link'),
        },
        {
          state: 'every way to send it',
          reach: async (page) => {
            await button(page, 'Manda il link').click();
            await page.getByRole('dialog', { name: 'Manda il link' }).waitFor();
          },
          action: (page) => page.getByRole('link', { name: 'WhatsApp' }),
        },
        {
          state: 'withdrawing it',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Altre azioni').click();
            await button(page, 'Ritira il link').click();
            await page.getByRole('dialog', { name: 'Ritirare il link?' }).waitFor();
          },
          ...dialogWith('Ritira il link'),
        },
      ],
    },
  ],
  '/admin/backup': [
    {
      expectedProblems: [/status of 409/],
      states: [
        {
          state: 'a backup, just made',
          reach: async (page) => {
            await button(page, 'Crea Backup (Locale)').click();
            await page.getByText(/^Backup creato con successo: \S+\.sqlite$/).waitFor();
          },
          action: inMain('Crea Backup (Locale)'),
        },
        {
          state: 'restoring it without having understood',
          reach: async (page) => {
            await button(page, /^Ripristina il backup/).click();
            await button(page, 'Ripristina').click();
            await page.getByText('Per ripristinare conferma di averlo capito.').waitFor();
          },
          ...dialogWith('Ripristina'),
        },
        {
          state: 'deleting it',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, /^Elimina il backup/).click();
            await page.getByText('irreversibile').waitFor();
          },
          ...dialogWith('Elimina il backup'),
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
        {
          state: 'what to know about backups',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            const folds = page.locator('main summary').locator('visible=true');
            for (const fold of await folds.all()) await fold.click();
            await page.getByText('Lo prepara una volta sola').waitFor();
          },
          part: 'main',
        },
        {
          state: 'a file that is missing',
          reach: async (page) => {
            await loseFile('Il molo');
            await button(page, 'Crea Backup (Locale)').click();
            await page.getByText('Sul disco manca un file che il sito usa: «Il molo»').waitFor();
          },
          action: inMain('Fai un backup senza questi file'),
        },
        {
          state: 'a backup without it',
          reach: async (page) => {
            await inMain('Fai un backup senza questi file')(page).click();
            await page.getByText(/^Backup incompleto creato: \S+\.sqlite$/).waitFor();
          },
          action: inMain('Crea Backup (Locale)'),
          part: 'main',
        },
      ],
    },
    closedTo(() => editor, 'amministratori'),
  ],
  '/admin/audit': [
    {
      states: [
        {
          state: 'who did what',
          reach: (page) =>
            page
              .getByText(isThorough() ? /da 1 a 30/ : /ha aggiunto \d+ lavori/)
              .first()
              .waitFor(),
          action: inMain('Successiva'),
        },
        {
          state: 'what was refused',
          reach: async (page) => {
            await openFilters(page);
            await page.getByLabel('Tipo di voce').selectOption('Accessi');
            await page.getByText('Non riuscito', { exact: true }).first().waitFor();
          },
          part: 'main',
        },
        {
          state: 'nothing in another year',
          reach: async (page) => {
            await openFilters(page);
            await page.getByLabel('Al giorno', { exact: true }).fill('2020-12-31');
            await page.getByText('Nessuna voce trovata').waitFor();
          },
          action: inMain('Mostra tutto'),
          part: 'main',
        },
      ],
    },
    closedTo(() => editor, 'Il registro lo leggono gli amministratori'),
  ],
};

testScreens('keeping', screens, { site: () => site, as: () => api.token });

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import { addDays, monthOf, todayAtHouse, yearOf } from '#shared/stay-dates.ts';
import { dueDateOf } from '#shared/tasks.schema.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { menuTable } from '#tests/support/menu-journey.ts';
import { DIALOG, type Screens, testScreens } from '#tests/support/screens.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The back office, first part: the house, its days and prices, and how the site looks.

const routes = [
  '/admin',
  '/admin/bookings',
  '/admin/features',
  '/admin/gallery',
  '/admin/homepage',
  '/admin/media',
  '/admin/menu',
  '/admin/prices',
  '/admin/property',
];

const today = todayAtHouse(new Date());
const thisYear = yearOf(today);
const week = freeWeek(30);

let site: Site;
let api: SiteApi;
const ids = { request: 0, block: 0, gallery: 0 };

const ask = (weeksAhead: number): Promise<{ id: number }> =>
  api.post('/bookings', {
    ...freeWeek(weeksAhead),
    guestName: 'Carla Uno',
    guestEmail: 'carla@example.com',
    numberOfGuests: 3,
    note: 'Abbiamo un cane.',
  });

beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
  ids.request = (await ask(20)).id;
  await api.post('/bookings/block', { ...week, reason: 'Imbianchino' });
  for (let number = 1; number <= 26; number += 1) {
    await storeMedia(site, api, await pngNamed(`Folla ${number}`));
  }
  const parent = await api.post<MenuItem>('/menuitems', { label: 'Isola' });
  await api.post('/menuitems', { label: 'Le calette', url: '/gallery', parentId: parent.id });
  const [known] = await api.get<Gallery[]>('/gallery');
  for (let number = 1; number <= 12; number += 1) {
    const images = [...(known?.images ?? []), 'sparita.webp'];
    const made = { name: `Estate ${number}`, slug: `estate-${number}`, images };
    ids.gallery = (await api.post<Gallery>('/gallery', made)).id;
  }
  const dueDate = dueDateOf(addDays(today, -3));
  await api.post('/task', { name: 'Pagare la lavanderia', due_date: dueDate });
});
afterAll(() => site?.close());

const admin = () => api.token;

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();

const dialog = (page: Page): Locator => page.locator(DIALOG);

const inDialog = (name: string | RegExp) => (page: Page) => button(dialog(page), name);

const ofPage = (name: string | RegExp) => (page: Page) => button(page.getByRole('main'), name);

const click = (name: string | RegExp, told: string | RegExp) => async (page: Page) => {
  await button(page, name).click();
  await page.getByText(told).first().waitFor();
};

/** The screens ask the server again when their window comes back to the front. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Da fare' }).click();
  await page.getByRole('dialog', { name: 'Uscire senza salvare?' }).waitFor();
};

const title = (page: Page) => page.getByLabel('Titolo', { exact: true });

const priceOf = (page: Page, firstDay: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Da \\p{L}{3} ${firstDay}$`, 'u') });

const menuForm = (page: Page, label: string) =>
  page.getByRole('form', { name: `Modifica ${label}` });

const screens: Screens = {
  '/admin': [
    {
      path: '/admin',
      as: admin,
      states: [
        {
          state: 'what waits today',
          reach: (page) => page.getByText('Chiara Lombardo').waitFor(),
          action: ofPage('Rimuovi il contenuto di esempio'),
        },
        {
          state: 'whether the sample house goes',
          reach: (page) => ofPage('Rimuovi il contenuto di esempio')(page).click(),
          action: inDialog(/^Rimuovi/),
          part: DIALOG,
        },
      ],
    },
    {
      path: '/admin',
      as: admin,
      states: [
        {
          state: 'the menu of a phone',
          reach: async (page) => {
            await page.setViewportSize({ width: 390, height: 844 });
            await button(page, 'Apri il menu').click();
          },
          action: (page) => page.getByRole('link', { name: 'Utenti' }).locator('visible=true'),
          isForPhones: true,
        },
      ],
    },
  ],
  '/admin/bookings': [
    {
      path: `/admin/bookings?month=${monthOf(week.startDate)}`,
      as: admin,
      states: [
        {
          state: 'the bookings of a month',
          reach: (page) => page.getByText('Imbianchino').first().waitFor(),
          action: ofPage('Blocca date'),
        },
        {
          state: 'blocking what is taken already',
          reach: async (page) => {
            await button(page, 'Blocca date').click();
            await page.getByLabel('Data iniziale').fill(week.startDate);
            await page.getByLabel('Data finale').fill(week.endDate);
            await page.getByText('In questi giorni la casa è già occupata').waitFor();
          },
          action: inDialog('Blocca date'),
          part: DIALOG,
        },
        {
          state: 'blocking days that are over',
          reach: async (page) => {
            await page.getByLabel('Data iniziale').fill('2020-01-02');
            await page.getByLabel('Data finale').fill('2020-01-01');
            await button(dialog(page), 'Blocca date').click();
            await page.getByText('La data iniziale non può essere nel passato').waitFor();
          },
          action: inDialog('Blocca date'),
          part: DIALOG,
        },
      ],
    },
    {
      path: () => `/admin/bookings?booking=${ids.request}`,
      as: admin,
      states: [
        {
          state: 'a request',
          reach: (page) => page.getByText('Abbiamo un cane.').waitFor(),
          action: inDialog('Conferma prenotazione'),
        },
        {
          state: 'rejecting it',
          reach: async (page) => {
            await button(page, 'Rifiuta').click();
            await page.getByLabel('Motivo').fill('In quei giorni imbianchiamo.');
          },
          action: inDialog('Rifiuta la richiesta'),
          part: DIALOG,
        },
        {
          state: 'changing it',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Modifica').click();
            await page.getByLabel('Check-out', { exact: true }).fill('2020-01-01');
            await button(page, 'Salva le modifiche').click();
            await page
              .getByText('La data di check-out non può precedere il check-in')
              .first()
              .waitFor();
          },
          action: inDialog('Salva le modifiche'),
          part: DIALOG,
        },
      ],
    },
    {
      path: () => `/admin/bookings?booking=${ids.request}`,
      as: admin,
      states: [
        {
          state: 'deleting a booking',
          reach: async (page) => {
            await button(page, 'Elimina').click();
            await page.getByRole('dialog', { name: 'Eliminare la prenotazione?' }).waitFor();
          },
          action: inDialog(/^Elimina/),
          part: DIALOG,
        },
      ],
    },
  ],
  '/admin/prices': [
    {
      path: `/admin/prices?year=${thisYear}`,
      as: admin,
      states: [
        {
          state: 'the price list, changed',
          reach: async (page) => {
            await priceOf(page, '1 maggio').getByLabel('A settimana').fill('1.290');
            await page.getByText('Modifiche non salvate').waitFor();
          },
          action: ofPage('Salva il listino'),
        },
        {
          state: 'leaving it unsaved',
          reach: leave,
          action: inDialog('Esci senza salvare'),
          part: DIALOG,
        },
        {
          state: 'what is wrong in it',
          reach: async (page) => {
            await inDialog('Annulla')(page).click();
            await priceOf(page, '1 maggio').getByLabel('A settimana').fill('molto');
            await page.getByLabel('Pulizia finale').fill('');
            await page.getByLabel('Pulizia finale').press('Enter');
            await page.getByText('Indica un importo').waitFor();
          },
          action: ofPage('Salva il listino'),
          part: 'main',
        },
      ],
    },
    {
      path: `/admin/prices?year=${thisYear}`,
      as: admin,
      states: [
        {
          state: 'dividing a period',
          reach: async (page) => {
            await priceOf(page, '1 maggio').getByRole('button', { name: 'Dividi' }).click();
            await page.getByLabel('Primo giorno del nuovo periodo').fill(`${thisYear}-09-01`);
            await button(page, 'Dividi il periodo').click();
            await page.getByText('Giorni possibili').waitFor();
          },
          action: inDialog('Dividi il periodo'),
          part: DIALOG,
        },
        {
          state: 'taking a period away',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await priceOf(page, '1 maggio').getByRole('button', { name: 'Elimina' }).click();
            await page.getByRole('dialog', { name: 'Eliminare il periodo?' }).waitFor();
          },
          action: inDialog('Elimina il periodo'),
          part: DIALOG,
        },
      ],
    },
    {
      path: `/admin/prices?year=${thisYear + 1}`,
      as: admin,
      states: [
        {
          state: 'a year without a list',
          reach: (page) => page.getByText("non c'è ancora un listino").waitFor(),
          action: (page) => page.getByRole('button', { name: 'Copia il listino del' }),
        },
      ],
    },
  ],
  '/admin/homepage': [
    {
      path: '/admin/homepage',
      as: admin,
      states: [
        {
          state: 'the first screen with its preview',
          reach: async (page) => {
            await title(page).fill('Quattro mura sul mare');
            const preview = page.frameLocator('iframe[title="Anteprima della home page"]');
            await preview.locator('h1', { hasText: 'Quattro mura sul mare' }).waitFor();
          },
          action: ofPage('Salva'),
        },
        {
          state: 'leaving it unsaved',
          reach: leave,
          action: inDialog('Esci senza salvare'),
          part: DIALOG,
        },
        {
          state: 'somebody else saved meanwhile',
          reach: async (page) => {
            await inDialog('Annulla')(page).click();
            await api.put('/homepage', { heroSubtitle: 'Scritto altrove' });
            await comeBack(page);
            await page.getByText('È cambiato: Sottotitolo.').waitFor();
          },
          action: ofPage('Salva comunque la mia'),
          part: 'main',
        },
        {
          state: 'what is wrong in it',
          reach: async (page) => {
            await title(page).fill('');
            await page.getByLabel('Nome del sito').fill('  ');
            await page.getByLabel('Sottotitolo').fill('a'.repeat(301));
            await page
              .getByRole('region', { name: 'Pulsante principale' })
              .getByLabel('Link')
              .fill('javascript:alert(1)');
            await title(page).focus();
            await page.getByText('Inserisci un indirizzo che inizia con /').waitFor();
          },
          part: 'main',
        },
      ],
    },
    {
      path: '/admin/homepage',
      as: admin,
      states: [
        {
          state: 'the preview of a phone',
          reach: async (page) => {
            await page.setViewportSize({ width: 390, height: 844 });
            await button(page, 'Anteprima').click();
            await page
              .frameLocator('iframe[title="Anteprima della home page"]')
              .locator('h1')
              .waitFor();
          },
          action: (page) => button(page, 'Chiudi'),
          isForPhones: true,
        },
      ],
    },
  ],
  '/admin/property': [
    {
      path: '/admin/property',
      as: admin,
      states: [
        {
          state: 'the house, changed',
          reach: async (page) => {
            const input = page.getByLabel('Aggiungi un servizio');
            await input.fill('Forno a legna');
            await input.press('Enter');
            await button(page, 'Sposta su: Forno a legna').click();
            await page.getByText('Modifiche non salvate').waitFor();
          },
          action: ofPage('Salva'),
        },
        {
          state: 'pictures to choose from',
          reach: async (page) => {
            await button(page, 'Aggiungi foto').click();
            await page.getByText(/^Pagina 1 di/).waitFor();
            await dialog(page).getByRole('checkbox').first().check();
          },
          action: inDialog('Aggiungi 1 file'),
          part: DIALOG,
        },
        {
          state: 'what it lacks',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await page.getByLabel('Nome', { exact: true }).fill('');
            await page.getByLabel('Descrizione').fill(' ');
            await page.getByLabel('Bagni', { exact: true }).fill('0');
            await button(page, 'Salva').click();
            await page.getByText('Il nome è obbligatorio').waitFor();
          },
          action: ofPage('Salva'),
          part: 'main',
        },
      ],
    },
  ],
  '/admin/features': [
    {
      path: '/admin/features',
      as: admin,
      states: [
        {
          state: 'the boxes, one of them a draft',
          reach: async (page) => {
            await button(page, /^Togli dal sito/).click();
            await page.getByText('Draft').waitFor();
          },
          action: ofPage('Nuova casella'),
        },
        {
          state: 'a box that lacks everything',
          reach: async (page) => {
            await button(page, 'Nuova casella').click();
            await page.getByLabel('Titolo').fill('x'.repeat(51));
            await button(page, 'Crea la casella').click();
            await page.getByText("Seleziona un'icona").waitFor();
          },
          action: inDialog('Crea la casella'),
          part: DIALOG,
        },
        {
          state: 'icons to choose from',
          reach: async (page) => {
            await button(page, 'Scegli').click();
            await page.getByText(/^Pagina 1 di/).waitFor();
          },
          action: inDialog(/^Folla/),
          part: DIALOG,
        },
        {
          state: 'an icon that is none',
          reach: async (page) => {
            const chooser = page.waitForEvent('filechooser');
            await button(dialog(page), 'Carica').click();
            const film = { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') };
            await (await chooser).setFiles(film);
            await page.getByText('Qui serve un file jpg, png, gif o svg.').waitFor();
          },
          part: DIALOG,
        },
      ],
    },
    {
      path: '/admin/features',
      as: admin,
      states: [
        {
          state: 'deleting a box',
          reach: (page) => button(page.getByRole('main'), /^Elimina/).click(),
          action: inDialog('Elimina la casella'),
          part: DIALOG,
        },
        {
          state: 'no boxes',
          reach: async (page) => {
            for (const { id } of await api.get<FeatureBox[]>('/feature-boxes')) {
              await api.delete(`/feature-boxes/${id}`);
            }
            await page.reload();
            await page.getByText('Nessuna casella creata.').waitFor();
          },
          action: ofPage('Nuova casella'),
        },
      ],
    },
  ],
  '/admin/gallery': [
    {
      path: '/admin/gallery',
      as: admin,
      // A picture that is gone is asked for all the same.
      expectedProblems: [/status of 404/],
      states: [
        {
          state: 'many galleries, some of which lack a picture',
          reach: (page) => page.getByText('da 1 a 12').waitFor(),
          action: ofPage('Nuova gallery'),
        },
        {
          state: 'deleting one',
          reach: (page) => button(page, /^Elimina Estate/).click(),
          action: inDialog('Elimina la gallery'),
          part: DIALOG,
        },
        {
          state: 'a gallery that lacks everything',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Nuova gallery').click();
            await button(page, 'Crea la gallery').click();
            await page.getByText('Per favore seleziona almeno una immagine').waitFor();
          },
          action: ofPage('Crea la gallery'),
        },
        {
          state: 'pictures to choose from',
          reach: async (page) => {
            await button(page, 'Scegli le immagini').click();
            await dialog(page).getByRole('checkbox').nth(0).check();
            await dialog(page).getByRole('checkbox').nth(1).check();
          },
          action: inDialog(/^Aggiungi \d+ file/),
          part: DIALOG,
        },
        {
          state: 'pictures in their order',
          reach: (page) => inDialog(/^Aggiungi \d+ file/)(page).click(),
          action: ofPage('Crea la gallery'),
          part: 'main',
        },
        {
          state: 'leaving it unsaved',
          reach: (page) => button(page, 'Tutte le gallery').click(),
          part: DIALOG,
        },
      ],
    },
    {
      path: () => `/admin/gallery?edit=${ids.gallery}`,
      as: admin,
      expectedProblems: [/status of 404/],
      states: [
        {
          state: 'a gallery that lacks a picture',
          reach: (page) => page.getByText('Non è più nella libreria').waitFor(),
          action: ofPage('Togli: sparita.webp'),
        },
      ],
    },
    {
      path: '/admin/gallery?edit=99999',
      as: admin,
      expectedProblems: [/status of 404/],
      states: [{ state: 'no gallery', action: ofPage('Tutte le gallery') }],
    },
  ],
  '/admin/media': [
    {
      path: '/admin/media',
      as: admin,
      states: [
        {
          state: 'many files',
          reach: (page) => page.getByText(/^\d+ file · da 1 a 24$/).waitFor(),
          action: ofPage('Carica file'),
        },
        {
          state: 'a file',
          reach: async (page) => {
            await ofPage(/^Folla/)(page).click();
            await page.getByText('Per ora da nessuna parte.').waitFor();
          },
          action: inDialog('Salva'),
          part: DIALOG,
        },
        {
          state: 'deleting it',
          reach: (page) => button(dialog(page), 'Elimina').click(),
          action: inDialog('Elimina il file'),
          part: DIALOG,
        },
        {
          state: 'leaving it unsaved',
          reach: async (page) => {
            await inDialog('Annulla')(page).click();
            await page.getByLabel('Didascalia').fill('Altro');
            await page.keyboard.press('Escape');
            await page.getByRole('dialog', { name: 'Uscire senza salvare?' }).waitFor();
          },
          action: inDialog('Esci senza salvare'),
          part: DIALOG,
        },
        {
          state: 'deleting what is used',
          reach: async (page) => {
            await inDialog('Esci senza salvare')(page).click();
            await page.getByLabel('Cerca').fill('Il tramonto');
            await ofPage(/^Il tramonto/)(page).click();
            await button(dialog(page), 'Elimina').click();
            await page.getByRole('dialog', { name: 'Eliminare il file?' }).waitFor();
            await inDialog('Elimina il file')(page).click();
            await page.getByText('Conferma che può mancare in questi posti').waitFor();
          },
          action: inDialog('Elimina il file'),
          part: DIALOG,
        },
      ],
    },
    {
      path: '/admin/media?q=nulla',
      as: admin,
      states: [
        {
          state: 'files that were refused, and their details',
          reach: async (page) => {
            const chooser = page.waitForEvent('filechooser');
            await button(page, 'Carica file').click();
            await (await chooser).setFiles([
              { name: 'listino.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
              { ...(await pngNamed('panorama', { width: 2001 })) },
            ]);
            await page.getByText('2 non riusciti').first().waitFor();
            await page.getByText("Dettagli dell'errore").first().click();
            await page.getByText('non inviato').first().waitFor();
          },
          action: ofPage('Togli i conclusi'),
        },
        {
          state: 'no file that matches',
          reach: async (page) => {
            await button(page, 'Togli i conclusi').click();
            await page.getByLabel('Cerca').fill('nessuno la chiama così');
            await page.getByText('Nessun file corrisponde').waitFor();
          },
          action: ofPage('Mostra tutti'),
          part: 'main',
        },
      ],
    },
    {
      path: '/admin/prices',
      as: admin,
      expectedProblems: [/ERR_FAILED/],
      states: [
        {
          state: 'a library that cannot be read',
          reach: async (page) => {
            await page.route(/trpc\/.*media\.page/, (route) => route.abort());
            await page.getByRole('link', { name: 'Media' }).click();
            await page.getByText('Errore nel caricamento dei file media').waitFor();
          },
          action: ofPage('Riprova'),
        },
      ],
    },
  ],
  '/admin/menu': [
    {
      path: '/admin/menu',
      as: admin,
      expectedProblems: [/ERR_FAILED/],
      states: [
        {
          state: 'entries with others below them',
          reach: (page) => menuTable(page).waitFor(),
          action: ofPage('Nuova Voce'),
        },
        {
          state: 'an entry that lacks everything',
          reach: async (page) => {
            await button(page, 'Nuova Voce').click();
            await dialog(page).getByRole('checkbox', { name: 'Desktop' }).uncheck();
            await dialog(page).getByRole('checkbox', { name: 'Mobile' }).uncheck();
            await button(page, 'Crea la voce').click();
            await page.getByText('Il campo "label" è obbligatorio.').waitFor();
          },
          action: inDialog('Crea la voce'),
          part: DIALOG,
        },
        {
          state: 'deleting one that has others below it',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Elimina Isola').click();
            await page.getByText('Impossibile cancellare una voce che ha dei figli.').waitFor();
          },
          part: 'main',
        },
        {
          state: 'deleting one',
          reach: click('Elimina Le calette', 'sparisce dal menu per sempre'),
          action: inDialog('Elimina la voce'),
          part: DIALOG,
        },
        {
          state: 'two that are changed, one of them without a device',
          reach: async (page) => {
            await inDialog('Annulla')(page).click();
            await button(page, 'Modifica Isola').click();
            await button(page, 'Modifica Le calette').click();
            const form = menuForm(page, 'Le calette');
            await form.getByRole('checkbox', { name: 'Desktop' }).uncheck();
            await form.getByRole('checkbox', { name: 'Mobile' }).uncheck();
            await form.getByText('Devi selezionare almeno un dispositivo.').waitFor();
          },
          action: (page) => button(menuForm(page, 'Le calette'), 'Salva la voce'),
          part: 'main',
        },
        {
          state: 'a change that does not get through',
          reach: async (page) => {
            await page.route(/\/trpc\/menu\.(create|update)/, (route) => route.abort());
            const form = menuForm(page, 'Isola');
            await form.getByLabel('Etichetta').fill('Scoglio');
            await button(form, 'Salva la voce').click();
            await form.getByText("Errore durante l'aggiornamento del MenuItem").waitFor();
          },
          action: (page) => button(menuForm(page, 'Isola'), 'Salva la voce'),
          part: 'main',
        },
      ],
    },
  ],
};

testScreens(screens, { site: () => site, isPart: (route) => routes.includes(route) });

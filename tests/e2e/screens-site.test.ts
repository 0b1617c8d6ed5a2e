import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { comeBackTo } from '#tests/support/come-back.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import { chooseFiles, filmNamed, storePictures } from '#tests/support/media-library.ts';
import { menuTable, openRow } from '#tests/support/menu-journey.ts';
import {
  button,
  DIALOG,
  dialog,
  dialogWith,
  inDialog,
  inMain,
  leave,
  type Screens,
  siteForScreens,
  testScreens,
} from '#tests/support/screens.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The back office: how the site presents the house, and where its menu leads.

let site: Pick<Site, 'url' | 'close'>;
let api: SiteApi;

beforeAll(async () => {
  site = await siteForScreens(() => startSite({ settings: { RATE_LIMITS: 'off' } }));
  api = await adminApi(site);
  if (isThorough()) await storePictures(site, api, 13);
  const [shown] = await api.get<FeatureBox[]>('/feature-boxes');
  const draft = { title: 'La sera', description: 'Il sole cala nel mare.', icon: shown?.icon };
  await api.post('/feature-boxes', draft);
  const parent = await api.post<MenuItem>('/menuitems', { label: 'Isola' });
  await api.post('/menuitems', { label: 'Le calette', url: '/gallery', parentId: parent.id });
  await api.put('/tourist-tax/settings', { kind: 'tax' });
  const taxed = { startDate: '2026-07-04', endDate: '2026-07-11', guestName: 'Sabine Krüger' };
  await api.post('/bookings/enter', { ...taxed, numberOfGuests: 3, over12: 2 });
});
afterAll(() => site?.close());

const title = (page: Page) => page.getByLabel('Titolo', { exact: true });

const menuForm = (page: Page, label: string) =>
  page.getByRole('form', { name: `Modifica ${label}` });

const screens: Screens = {
  '/admin/guests': [
    {
      states: [
        {
          state: 'what guests read',
          action: inMain('Salva'),
        },
        {
          state: 'days that are none',
          reach: async (page) => {
            await page.getByLabel('Giorni prima dell’arrivo', { exact: true }).fill('400');
            await button(page, 'Salva').click();
            await page.getByText('Indica i giorni con un numero intero').waitFor();
          },
          part: 'main',
        },
      ],
    },
  ],
  '/admin/guest-mails': [
    {
      states: [
        {
          state: 'three mails that are off',
          action: inMain('Salva'),
        },
        {
          state: 'a field that stands for nothing',
          reach: async (page) => {
            await page.getByText('Ora e testo').first().click();
            await page.getByLabel('Testo', { exact: true }).first().fill('Ciao {cognome}');
            await button(page, 'Salva').click();
            await page.getByText('Non conosco {cognome}').waitFor();
          },
          part: 'main',
        },
      ],
    },
  ],
  '/admin/tourist-tax': [
    {
      path: '/admin/tourist-tax?year=2026&quarter=3',
      states: [
        { state: 'a quarter', action: inMain('Al comune: segna come dichiarato') },
        {
          state: 'the tax of a stay',
          reach: async (page) => {
            await button(page, 'Sabine Krüger').click();
            await button(dialog(page), 'Aggiungi un’esenzione').click();
            await dialog(page).getByLabel('Perché').waitFor();
          },
          ...dialogWith('Salva'),
        },
      ],
    },
    {
      path: '/admin/tourist-tax?year=2026',
      states: [{ state: 'a year', action: inMain('Stampa') }],
    },
  ],
  '/admin/duties/settings': [
    {
      states: [
        {
          state: 'what can be switched on',
          action: (page) => page.getByRole('checkbox', { name: /^Comunica gli ospiti/ }),
        },
        {
          state: 'a season without months',
          reach: async (page) => {
            await page.getByText('Percentuali, riduzioni, stagioni').click();
            await button(page, 'Aggiungi mesi con un’altra somma').click();
            const form = page.getByRole('form', { name: 'Imposta di soggiorno' });
            await button(form, 'Salva').click();
            await page.getByText('Scegli almeno un mese.').waitFor();
          },
          part: 'main',
        },
      ],
    },
  ],
  '/admin/payment-terms': [
    {
      states: [
        {
          state: 'nothing asked yet',
          action: (page) => page.getByRole('checkbox', { name: /^Segui qui i soldi/ }),
        },
        {
          state: 'a wrong IBAN',
          reach: async (page) => {
            await page.getByLabel('Gli ospiti pagano con un bonifico').check();
            await page.getByLabel('Alla conferma chiedi una parte del prezzo').check();
            await button(page, 'Aggiungi uno scaglione').click();
            await page.getByLabel('Intestatario').fill('Anna Rossi');
            await page.getByLabel('IBAN').fill('IT61X0542811101000000123456');
            await button(page, 'Salva').click();
            await page.getByText('Questo IBAN non è valido').waitFor();
          },
          part: 'main',
        },
      ],
    },
  ],
  '/admin/settings': [
    {
      states: [
        {
          state: 'a test mail without a mail server',
          reach: async (page) => {
            await button(page, 'Manda una mail di prova').click();
            await page.getByText('La mail di prova non è partita').waitFor();
          },
          action: inMain('Manda una mail di prova'),
        },
        {
          state: 'a site in preparation, without an address',
          reach: async (page) => {
            await page.getByLabel('Sito in preparazione').check();
            await page.getByText('dice come scriverti solo se indichi un indirizzo').waitFor();
          },
          action: inMain('Salva'),
        },
        {
          state: 'an address that is none',
          reach: async (page) => {
            await page.getByLabel('Indirizzo per le risposte degli ospiti').fill('famiglia');
            await button(page, 'Salva').click();
            await page.getByText("Inserisci un'email valida").waitFor();
          },
          action: inMain('Salva'),
          part: 'main',
        },
        {
          state: 'leaving it unsaved',
          reach: leave,
          ...dialogWith('Esci senza salvare'),
        },
      ],
    },
  ],
  '/admin/homepage': [
    {
      states: [
        {
          state: 'the first screen with its preview',
          reach: async (page) => {
            await title(page).fill('Quattro mura sul mare');
            const preview = page.frameLocator('iframe[title="Anteprima della prima pagina"]');
            await preview.locator('h1', { hasText: 'Quattro mura sul mare' }).waitFor();
          },
          action: inMain('Salva'),
        },
        {
          state: 'leaving it unsaved',
          reach: leave,
          ...dialogWith('Esci senza salvare'),
        },
        {
          state: 'somebody else saved meanwhile',
          reach: async (page) => {
            await inDialog('Torna indietro')(page).click();
            await api.put('/homepage', { heroSubtitle: 'Scritto altrove' });
            await comeBackTo(page, page.getByText('È cambiato: Sottotitolo.'));
          },
          action: inMain('Sovrascrivi'),
          part: 'main',
        },
        {
          state: 'what is wrong in it',
          reach: async (page) => {
            await title(page).fill('');
            await page.getByLabel('Sottotitolo').fill('a'.repeat(301));
            const button = page.getByRole('region', { name: 'Pulsante principale' });
            await button.getByRole('heading').click();
            await button.getByLabel('Dove porta').selectOption('Un altro indirizzo…');
            await button.getByLabel('Indirizzo').fill('javascript:alert(1)');
            await title(page).focus();
            await page.getByText('Inserisci un indirizzo che inizia con /').waitFor();
          },
          part: 'main',
        },
      ],
    },
    {
      states: [
        {
          state: 'the preview of a phone',
          reach: async (page) => {
            await button(page, 'Anteprima').click();
            await page
              .frameLocator('iframe[title="Anteprima della prima pagina"]')
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
      states: [
        {
          state: 'the house with all its cards unfolded',
          reach: async (page) => {
            const folded = page.locator('main form details:not([open]) > summary');
            while ((await folded.count()) > 0) await folded.first().click();
            await page.getByLabel('Titolare del trattamento dei dati').waitFor();
          },
          action: inMain('Salva'),
        },
        {
          state: 'the house, changed',
          reach: async (page) => {
            const input = page.getByLabel('Aggiungi un servizio');
            await input.fill('Forno a legna');
            await input.press('Enter');
            await button(page, 'Sposta su: Forno a legna').click();
            await page.getByText('Modifiche non salvate').waitFor();
          },
          action: inMain('Salva'),
        },
        {
          state: 'pictures to choose from',
          reach: async (page) => {
            await button(page, 'Scegli dalla libreria').click();
            await page.getByText(/^Pagina 1 di/).waitFor();
            await dialog(page).getByRole('checkbox').first().check();
          },
          ...dialogWith('Aggiungi 1 file'),
        },
        {
          state: 'what it lacks',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await page.getByLabel('Nome', { exact: true }).fill('');
            await page.getByLabel('Descrizione').fill(' ');
            await page.getByLabel('Bagni', { exact: true }).fill('0');
            await page.getByLabel('Coordinate').fill('qui');
            await page.getByLabel('Cauzione (€)').fill('tanto');
            await page.getByLabel('WhatsApp').fill('340 123');
            await page.getByLabel('Titolare del trattamento dei dati').fill('');
            await button(page, 'Aggiungi un letto').click();
            await button(page, 'Salva').click();
            await page.getByText('Il nome è obbligatorio').waitFor();
          },
          action: inMain('Salva'),
          part: 'main',
        },
      ],
    },
  ],
  '/admin/features': [
    {
      states: [
        {
          state: 'the boxes, one of them a draft',
          reach: async (page) => {
            await page.getByText('Draft').first().waitFor();
          },
          action: inMain('Nuova casella'),
        },
        {
          state: 'a box that lacks everything',
          reach: async (page) => {
            await button(page, 'Nuova casella').click();
            await page.getByLabel('Titolo').fill('x'.repeat(51));
            await button(page, 'Crea la casella').click();
            await page.getByText("Seleziona un'icona").waitFor();
          },
          ...dialogWith('Crea la casella'),
        },
        {
          state: 'icons to choose from',
          reach: async (page) => {
            await button(page, 'Scegli').click();
            await page.getByText(/^Pagina 1 di/).waitFor();
          },
          ...dialogWith(/^Folla/),
        },
        {
          state: 'an icon that is none',
          reach: async (page) => {
            await chooseFiles(page, inDialog('Carica')(page), [filmNamed('a')]);
            await page.getByText('Qui serve un file jpg, png, gif o svg.').waitFor();
          },
          part: DIALOG,
        },
      ],
    },
    {
      states: [
        {
          state: 'deleting a box',
          reach: (page) => button(page.getByRole('main'), /^Elimina/).click(),
          ...dialogWith('Elimina la casella'),
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
          action: inMain('Nuova casella'),
        },
      ],
    },
  ],
  '/admin/translations': [
    {
      states: [
        {
          state: 'all that there is to translate',
          reach: async (page) => {
            await page.getByLabel('Anche i testi già tradotti').click();
            await page.getByRole('heading', { name: 'La casa', exact: true }).waitFor();
          },
          action: (page) => page.getByRole('heading', { name: 'La casa', exact: true }),
        },
        {
          state: 'a text beside its translation',
          reach: async (page) => {
            await page.goto('/admin/translations?lang=de&text=property%2F1%2Fdescription');
            await page.getByLabel('Tedesco', { exact: true }).fill('Ein Haus.');
          },
          action: inMain(/^Salva/),
        },
        {
          state: 'leaving it unsaved',
          reach: async (page) => {
            await page.goto('/admin/translations?lang=de&text=property%2F1%2Fdescription');
            await page.getByLabel('Tedesco', { exact: true }).fill('Ein Haus.');
            await button(page, 'Torna all’elenco').click();
            await dialog(page).waitFor();
          },
          ...dialogWith('Esci senza salvare'),
        },
      ],
    },
    {
      path: '/admin/translations?lang=de',
      states: [
        {
          state: 'the texts of the house only',
          reach: async (page) => {
            await page.goto('/admin/translations?lang=de&of=property%2F1&all=true');
            await page.getByText('Solo i testi di quello che stavi guardando.').waitFor();
          },
          action: (page) => page.getByRole('heading', { name: 'La casa', exact: true }),
        },
      ],
    },
  ],
  '/admin/menu': [
    {
      expectedProblems: [/ERR_FAILED/],
      states: [
        {
          state: 'entries with others below them',
          reach: (page) => menuTable(page).waitFor(),
          action: inMain('Nuova Voce'),
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
          ...dialogWith('Crea la voce'),
        },
        {
          state: 'deleting one that has others below it',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await openRow(page, 'Isola');
            await button(page, 'Elimina Isola').click();
            await page.getByText('Impossibile cancellare una voce che ha dei figli.').waitFor();
          },
          part: 'main',
        },
        {
          state: 'deleting one',
          reach: async (page) => {
            await openRow(page, 'Le calette');
            await button(page, 'Elimina Le calette').click();
            await page.getByText('sparisce dal menu per sempre').waitFor();
          },
          ...dialogWith('Elimina la voce'),
        },
        {
          state: 'an entry that leads nowhere',
          reach: async (page) => {
            await inDialog('Torna indietro')(page).click();
            await button(page, 'Modifica Le calette').click();
            const form = menuForm(page, 'Le calette');
            await form.getByLabel('Dove porta').selectOption('Un altro indirizzo…');
            await form.getByLabel('Indirizzo').fill('/pages/mai-scritta');
            await form.getByText('Porta a una pagina che non c’è.').waitFor();
          },
          part: 'main',
        },
        {
          state: 'two that are changed, one of them without a device',
          reach: async (page) => {
            await button(page, 'Modifica Isola').click();
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

testScreens('site', screens, { site: () => site, as: () => api.token });

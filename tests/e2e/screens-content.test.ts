import { afterAll, beforeAll } from 'vitest';
import type { Gallery } from '#shared/galleries.schema.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import {
  chooseFiles,
  loseAPicture,
  pngNamed,
  storePictures,
} from '#tests/support/media-library.ts';
import { writtenText } from '#tests/support/pen.ts';
import {
  button,
  DIALOG,
  dialog,
  dialogWith,
  inDialog,
  inMain,
  type Screens,
  siteForScreens,
  testScreens,
} from '#tests/support/screens.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { startSite } from '#tests/support/start-site.ts';
import { textWithEverything } from '#tests/support/text-with-everything.ts';

// The back office: pictures and films, galleries, pages and posts.

let site: Awaited<ReturnType<typeof siteForScreens>>;
let api: SiteApi;
const ids = { gallery: 0, page: 0, post: 0 };
let sendHeldBack: () => void;

beforeAll(async () => {
  site = await siteForScreens(() => startSite({ settings: { RATE_LIMITS: 'off' } }));
  api = await adminApi(site);
  if (!isThorough()) return;
  await storePictures(site, api, 26);
  const [known] = await api.get<Gallery[]>('/gallery');
  await loseAPicture(site, api, async (fileName) => {
    const images = [...(known?.images ?? []), fileName];
    for (let number = 1; number <= 12; number += 1) {
      const made = { name: `Estate ${number}`, slug: `estate-${number}`, images };
      ids.gallery = (await api.post<Gallery>('/gallery', made)).id;
    }
  });
  const { content, coverImage } = await textWithEverything(site, api);
  for (let at = 1; at <= 14; at += 1) {
    const made = { title: `Sentiero ${at}`, slug: `sentiero-${at}`, content, published: true };
    ids.page = (await api.post<{ id: number }>('/pages', made)).id;
  }
  await api.post('/menuitems', { label: 'Dove si nuota', slug: 'sentiero-14' });
  await api.post('/menuitems', { label: 'Le foto', url: '/gallery/estate-12' });
  await api.post('/blog', { title: 'Solo il titolo' });
  const scheduled = {
    title: 'Luci di dicembre',
    excerpt: 'Le sere d’inverno sull’isola.',
    content,
    coverImage,
    publishAt: '2099-12-24T17:00:00Z',
  };
  ids.post = (await api.post<{ id: number }>('/blog', scheduled)).id;
});
afterAll(() => site?.close());

const screens: Screens = {
  '/admin/gallery': [
    {
      // The page requests a deleted picture nevertheless.
      expectedProblems: [/status of 404/],
      states: [
        {
          state: 'many galleries, some of which lack a picture',
          reach: (page) => page.getByText(isThorough() ? 'da 1 a 12' : '/gallery/isola').waitFor(),
          action: inMain('Nuova raccolta'),
        },
        {
          state: 'deleting one',
          reach: (page) => button(page, /^Elimina Estate/).click(),
          ...dialogWith('Elimina la raccolta'),
        },
        {
          state: 'a gallery that lacks everything',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Nuova raccolta').click();
            await button(page, 'Crea la raccolta').click();
            await page.getByText('Per favore seleziona almeno una immagine').waitFor();
          },
          action: inMain('Crea la raccolta'),
        },
        {
          state: 'pictures to choose from',
          reach: async (page) => {
            await button(page, 'Scegli dalla libreria').click();
            await dialog(page).getByRole('checkbox').nth(0).check();
            await dialog(page).getByRole('checkbox').nth(1).check();
          },
          ...dialogWith(/^Aggiungi \d+ file/),
        },
        {
          state: 'pictures in their order',
          reach: (page) => inDialog(/^Aggiungi \d+ file/)(page).click(),
          action: inMain('Crea la raccolta'),
          part: 'main',
        },
        {
          state: 'leaving it unsaved',
          reach: (page) => button(page, 'Tutte le raccolte').click(),
          part: DIALOG,
        },
      ],
    },
    {
      path: () => `/admin/gallery?edit=${ids.gallery}`,
      expectedProblems: [/status of 404/],
      states: [
        {
          state: 'a gallery that lacks a picture',
          reach: (page) => page.getByText('Non è più nella libreria').waitFor(),
          action: inMain(/^Togli: [\da-f]+\.png$/),
        },
        {
          state: 'another address, which links do not know',
          reach: async (page) => {
            await page.getByText('Indirizzo della pagina').click();
            await page.getByLabel('Slug').fill('un-altro-indirizzo');
            await page.getByText('qui va cambiato anche il link').waitFor();
          },
          part: 'main',
        },
      ],
    },
    {
      path: '/admin/gallery?edit=99999',
      expectedProblems: [/status of 404/],
      states: [{ state: 'no gallery', action: inMain('Tutte le raccolte') }],
    },
  ],
  '/admin/media': [
    {
      states: [
        {
          state: 'many files',
          reach: (page) => page.getByText(isThorough() ? / · da 1 a 24$/ : /^\d+ file$/).waitFor(),
          action: inMain('Carica file'),
        },
        {
          state: 'a file',
          reach: async (page) => {
            await inMain(/^Folla/)(page).click();
            await page.getByText('Per ora da nessuna parte.').waitFor();
          },
          ...dialogWith('Salva'),
        },
        {
          state: 'deleting it',
          reach: (page) => button(dialog(page), 'Elimina').click(),
          ...dialogWith('Elimina il file'),
        },
        {
          state: 'leaving it unsaved',
          reach: async (page) => {
            await inDialog('Torna indietro')(page).click();
            await page.getByLabel('Didascalia').fill('Altro');
            await page.keyboard.press('Escape');
            await page.getByRole('dialog', { name: 'Uscire senza salvare?' }).waitFor();
          },
          ...dialogWith('Esci senza salvare'),
        },
        {
          state: 'deleting what is used',
          reach: async (page) => {
            await inDialog('Esci senza salvare')(page).click();
            await page.getByLabel('Cerca').fill('Il tramonto');
            await inMain(/^Il tramonto/)(page).click();
            await button(dialog(page), 'Elimina').click();
            await page.getByRole('dialog', { name: 'Eliminare il file?' }).waitFor();
            await inDialog('Elimina il file')(page).click();
            await page.getByText('Conferma che può mancare in questi posti').waitFor();
          },
          ...dialogWith('Elimina il file'),
        },
      ],
    },
    {
      path: '/admin/media?q=nulla',
      states: [
        {
          state: 'files that were refused, and their details',
          reach: async (page) => {
            await chooseFiles(page, button(page, 'Carica file'), [
              { name: 'listino.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
              { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer: Buffer.from('Nulla') },
            ]);
            await page.getByText('2 non riusciti').first().waitFor();
            await page.getByText('Dettagli dell’errore').first().click();
            await page.getByText('non inviato').first().waitFor();
          },
          action: inMain('Togli dall’elenco i file caricati'),
        },
        {
          state: 'no file that matches',
          reach: async (page) => {
            await button(page, 'Togli dall’elenco i file caricati').click();
            await page.getByLabel('Cerca').fill('nessuno la chiama così');
            await page.getByText('Nessun file corrisponde').waitFor();
          },
          action: inMain('Mostra tutti'),
          part: 'main',
        },
      ],
    },
    {
      path: '/admin/media?q=mandate',
      states: [
        {
          state: 'photographs on their way',
          reach: async (page) => {
            sendHeldBack = await holdBack(page, '**/api/media');
            const names = ['Mandate 1', 'Mandate 2', 'Mandate 3'].map((name) => pngNamed(name));
            await chooseFiles(page, button(page, 'Carica file'), await Promise.all(names));
            await page.getByRole('progressbar', { name: 'Tutti i file' }).waitFor();
          },
          action: inMain('Annulla Mandate 2.png'),
        },
        {
          state: 'asking for captions',
          reach: async (page) => {
            sendHeldBack();
            await page.getByText('Didascalie: 1 di 3').waitFor();
          },
          ...dialogWith('Avanti'),
        },
        {
          state: 'leaving a caption unsaved',
          reach: async (page) => {
            await page.getByLabel('Che cosa si vede?').fill('Una baia');
            await page.keyboard.press('Escape');
            await page.getByRole('dialog', { name: 'Uscire senza salvare?' }).waitFor();
          },
          ...dialogWith('Esci senza salvare'),
        },
      ],
    },
    {
      path: '/admin/gallery',
      expectedProblems: [/ERR_FAILED/],
      states: [
        {
          state: 'a library that cannot be read',
          reach: async (page) => {
            await page.route(/trpc\/.*media\.page/, (route) => route.abort());
            await page.getByRole('link', { name: 'Tutte le foto' }).click();
            await page.getByText('Errore nel caricamento dei file media').waitFor();
          },
          action: inMain('Riprova'),
        },
      ],
    },
  ],
  '/admin/pages': [
    {
      states: [
        {
          state: 'many pages',
          reach: (page) =>
            page
              .getByText(isThorough() ? 'da 1 a 12' : 'informativa-privacy')
              .first()
              .waitFor(),
          action: inMain('Nuova pagina'),
        },
        {
          state: 'deleting one that the menu leads to',
          reach: async (page) => {
            await button(page, 'Elimina Sentiero 14').click();
            await page.getByText('«Dove si nuota»').waitFor();
          },
          ...dialogWith('Cancella la pagina'),
        },
        {
          state: 'a page that lacks everything',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Nuova pagina').click();
            await page.getByLabel('Titolo', { exact: true }).waitFor();
            await button(page, 'Salva').click();
            await page.getByText('Il titolo deve essere compreso tra 5 e 200 caratteri').waitFor();
          },
          // A phone has only the one button.
          ...dialogWith(/^(Salva|Pubblica)$/),
        },
        {
          state: 'a gallery that nobody knows',
          reach: async (page) => {
            await writtenText(page).click();
            await button(page.getByRole('toolbar'), 'Raccolta').click();
            const typed = page.getByLabel('Cerca per nome o scrivi lo slug');
            await typed.fill('nulla di simile');
            await typed.press('Enter');
            await page
              .getByText('Scegli una raccolta dall’elenco o scrivi il suo indirizzo.')
              .waitFor();
          },
          part: DIALOG,
        },
      ],
    },
    {
      path: () => `/admin/pages?edit=${ids.page}`,
      expectedProblems: [/status of 409/],
      states: [
        {
          state: 'writing a page with everything',
          reach: async (page) => {
            await writtenText(page).getByText('Primo livello').waitFor();
            await page.getByLabel('Titolo', { exact: true }).fill('Un altro sentiero');
            await page.getByText('Modifiche non salvate').waitFor();
          },
          action: inDialog('Salva'),
        },
        {
          state: 'closing it unsaved',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await page.getByRole('dialog', { name: 'Uscire senza salvare?' }).waitFor();
          },
          ...dialogWith('Tieni la bozza e chiudi'),
        },
        {
          state: 'somebody else saved meanwhile',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await api.put(`/pages/${ids.page}`, { excerpt: 'Scritto altrove' });
            await button(page, 'Salva').click();
            await page.getByText('Qualcuno ha salvato nel frattempo').waitFor();
          },
          ...dialogWith('Sovrascrivi'),
        },
      ],
    },
  ],
  '/admin/blog': [
    {
      expectedProblems: [/status of 400/],
      states: [
        {
          state: 'the posts, and one that will be published',
          reach: async (page) => {
            await page.getByText('Tre calette').first().waitFor();
            if (!isThorough()) return;
            await page.getByText('In programma per il 24 dicembre 2099 alle 18:00').waitFor();
          },
          action: inMain('Nuovo articolo'),
        },
        {
          state: 'a draft that lacks all it needs to be published',
          reach: async (page) => {
            await button(page, 'Pubblica: Solo il titolo').click();
            await page.getByText('Per pubblicare manca ancora qualcosa').waitFor();
          },
          action: inMain('Nuovo articolo'),
        },
        {
          state: 'a draft that this browser kept',
          reach: async (page) => {
            await button(page, 'Nuovo articolo').click();
            await page.getByLabel('Titolo', { exact: true }).fill('Una sera d’ottobre');
            await page.getByText('Modifiche non salvate, tenute su questo dispositivo').waitFor();
            await page.goto('/robots.txt');
            await page.goto('/admin/blog?edit=new');
            await page.getByText(/^C’è una bozza non salvata del/).waitFor();
          },
          action: (page) => button(page, 'Riprendi la bozza'),
        },
      ],
    },
    {
      path: () => `/admin/blog?edit=${ids.post}`,
      states: [
        {
          state: 'a post with its hour',
          reach: async (page) => {
            await writtenText(page).getByText('Primo livello').waitFor();
            await page.getByText('Esce da solo giovedì 24 dicembre 2099 alle 18:00').waitFor();
          },
          action: inDialog('Salva'),
        },
        {
          state: 'a preview',
          reach: async (page) => {
            await button(page, 'Anteprima').click();
            await page
              .locator('iframe[title="Anteprima"]')
              .contentFrame()
              .getByRole('heading', { name: 'Luci di dicembre' })
              .waitFor();
          },
          part: DIALOG,
        },
        {
          state: 'the caption of a picture',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await page
              .getByRole('button', { name: 'Scrivi la didascalia dell’immagine' })
              .first()
              .click();
            await page.getByLabel('Che cosa si vede, in questo testo').waitFor();
          },
          ...dialogWith('Salva'),
        },
        {
          state: 'a place that is understood',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page.getByRole('toolbar'), 'Mappa').click();
            await page.getByLabel('Luogo').fill('40,73 13,90');
            await page.getByText('Coordinate 40.73, 13.90').waitFor();
          },
          ...dialogWith('Inserisci'),
        },
        {
          state: 'a place that nobody but Google knows',
          reach: async (page) => {
            await page.getByLabel('Luogo').fill('https://maps.app.goo.gl/AbCdEf');
            await button(page, 'Inserisci').click();
            await page.getByText(/^Di un link breve solo Google sa dove porta/).waitFor();
          },
          ...dialogWith('Inserisci'),
        },
      ],
    },
  ],
};

testScreens('content', screens, { site: () => site, as: () => api.token });

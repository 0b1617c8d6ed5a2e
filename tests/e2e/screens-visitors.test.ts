import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import {
  fillRequest,
  freeWeek,
  openRequestForm,
  sendRequest,
  untilHydrated,
} from '#tests/support/journey.ts';
import { openMenu } from '#tests/support/menu-journey.ts';
import { makePerson, openSessionOf } from '#tests/support/person.ts';
import { isOfAccount, isOfBackOffice } from '#tests/support/routes.ts';
import { DIALOG, type Screens, testScreens } from '#tests/support/screens.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { textWithEverything } from '#tests/support/text-with-everything.ts';

// What everybody may see of the site, in each of its states.

let site: Site;
let editor: string;
let guest: string;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  const api = await adminApi(site);
  const { content, coverImage } = await textWithEverything(site, api);
  const written = { content, coverImage, excerpt: 'Due righe su quello che si legge qui.' };
  await api.post('/pages', { ...written, title: 'Tutto insieme', slug: 'tutto', published: true });
  await api.post('/pages', { ...written, title: 'Una bozza', slug: 'una-bozza' });
  for (let number = 1; number <= 8; number += 1) {
    await api.post('/blog', { ...written, title: `Racconto ${number}`, published: true });
  }
  const parent = await api.post<MenuItem>('/menuitems', { label: 'Isola' });
  await api.post('/menuitems', { label: 'Le calette', url: '/gallery', parentId: parent.id });
  await api.post('/menuitems', { label: 'Redazione', url: '/admin', visibleTo: 'EDITOR' });
  const [gallery] = await api.get<Gallery[]>('/gallery');
  await api.post('/gallery', {
    name: 'Sparita',
    slug: 'sparita',
    images: [...(gallery?.images ?? []), 'sparita.webp'],
  });
  editor = await openSessionOf(
    site,
    await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR'),
  );
  guest = await openSessionOf(site, await makePerson(api, 'Rosa Carta', 'rosa@example.com'));
});
afterAll(() => site?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const sendMessage = (page: Page) => button(page, 'Invia il messaggio');

const openSubmenu = async (page: Page): Promise<void> => {
  const menu = await openMenu(page, 1280);
  await menu.getByRole('button', { name: 'Isola' }).or(button(page, 'Altro')).first().click();
  await menu.getByRole('link', { name: 'Le calette' }).locator('visible=true').waitFor();
};

/** Opens the form for a message, which is rendered when it comes near. */
const openMessageForm = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Contattaci' }).scrollIntoViewIfNeeded();
  await untilHydrated(page, '#messaggio');
};

const form = 'form:has(input[type="date"])';

const screens: Screens = {
  '/': [
    {
      path: '/',
      states: [
        {
          state: 'the home page',
          reach: openRequestForm,
          action: (page) => button(page, 'Invia la richiesta'),
        },
        {
          state: 'a request without anything',
          reach: async (page) => {
            await sendRequest(page);
            await page.getByText('Seleziona la data di check-in', { exact: true }).waitFor();
          },
          part: form,
        },
        {
          state: 'a request with its price',
          reach: async (page) => {
            await fillRequest(page, { ...freeWeek(30), name: 'Zoë', email: 'zoe@example.com' });
            await page.getByText('Soggiorno, 7 notti').first().waitFor();
            await page.getByLabel('Biancheria e asciugamani').check();
            await page.getByText('fino a 3 persone', { exact: true }).waitFor();
          },
          action: (page) => button(page, 'Invia la richiesta'),
          part: form,
        },
        {
          state: 'a request that was sent',
          reach: async (page) => {
            await sendRequest(page);
            await page
              .getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' })
              .waitFor();
          },
          part: '#disponibilita',
        },
        {
          state: 'a carousel at its end',
          reach: async (page) => {
            const carousel = page
              .locator('#galleria')
              .getByRole('region', { name: 'La casa', exact: true });
            await carousel.getByRole('button', { name: 'Immagine 7 di 7' }).click();
            await carousel.getByText('Immagine 7 di 7', { exact: true }).waitFor();
          },
          part: '#galleria',
        },
        { state: 'an open menu', reach: openSubmenu, part: 'header' },
      ],
    },
    {
      path: '/',
      states: [
        {
          state: 'the menu of a phone',
          reach: async (page) => {
            await page.setViewportSize({ width: 390, height: 844 });
            await untilHydrated(page, 'header button');
            await button(page, 'Apri il menu').click();
            await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().waitFor();
          },
          action: (page) =>
            page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Login' }),
          isForPhones: true,
        },
      ],
    },
    {
      path: '/',
      as: () => editor,
      states: [
        {
          state: 'entries for staff',
          reach: async (page) => {
            await page.getByRole('banner').getByRole('button', { name: 'Altro' }).click();
            await page.getByRole('banner').getByRole('link', { name: 'Redazione' }).waitFor();
          },
          action: (page) => page.getByRole('banner').getByRole('button').first(),
          part: 'header',
        },
        {
          state: 'the menu of an account',
          reach: async (page) => {
            await button(page, 'Edda Editrice').click();
            await page.getByText('Scollegati').waitFor();
          },
        },
      ],
    },
    {
      path: '/',
      as: () => guest,
      expectedProblems: [/ERR_FAILED/],
      states: [
        {
          state: 'a review',
          reach: async (page) => {
            await button(page, 'Scrivi una recensione').click();
            await page.getByLabel('La tua recensione').fill('Breve');
            await page.getByText('495 caratteri rimanenti').waitFor();
          },
          action: (page) => button(page, 'Invia la recensione'),
          part: DIALOG,
        },
        {
          state: 'a review that does not get through',
          reach: async (page) => {
            await page.route('**/trpc/reviews.create*', (route) => route.abort());
            await page.getByLabel('La tua recensione').fill('Tanto vento, ma che vista.');
            await button(page, 'Invia la recensione').click();
            await page.getByText("Errore nell'invio della recensione").waitFor();
          },
          action: (page) => button(page, 'Invia la recensione'),
          part: DIALOG,
        },
      ],
    },
    {
      path: '/non/esiste',
      expectedProblems: [/status of 404/],
      states: [
        {
          state: 'an address that does not exist',
          action: (page) => page.getByRole('main').getByRole('link').first(),
        },
      ],
    },
  ],
  '/blog': [
    {
      path: '/blog',
      states: [
        {
          state: 'many posts',
          action: (page) => page.getByRole('link', { name: 'Read more Racconto 8' }),
        },
      ],
    },
  ],
  '/blog/$slug': [
    {
      path: '/blog/racconto-8',
      states: [
        {
          state: 'a post with everything',
          action: (page) => button(page, 'Guarda il video'),
        },
      ],
    },
    {
      path: '/blog/non-esiste',
      as: () => editor,
      expectedProblems: [/404/],
      states: [
        {
          state: 'no post',
          action: (page) => page.getByRole('main').getByRole('link').first(),
        },
      ],
    },
  ],
  '/contact': [
    {
      path: '/contact',
      expectedProblems: [/ERR_FAILED/],
      states: [
        { state: 'the form', reach: openMessageForm, action: sendMessage },
        {
          state: 'a message without anything',
          reach: async (page) => {
            await sendMessage(page).click();
            await page
              .getByText('Devi accettare le condizioni della privacy per inviare')
              .waitFor();
          },
          part: 'main',
        },
        {
          state: 'a message that does not get through',
          reach: async (page) => {
            await page.getByLabel('Nome').fill('Giulia');
            await page.getByLabel('Email').fill('giulia@example.com');
            await page.getByLabel('Messaggio').fill('In casa c’è un seggiolone?');
            await page.getByRole('checkbox').check();
            await page.route('**/trpc/messages.create*', (route) => route.abort());
            await sendMessage(page).click();
            await page.getByRole('alert').getByText("Errore nell'invio del messaggio").waitFor();
          },
          action: sendMessage,
          part: 'main',
        },
      ],
    },
  ],
  '/gallery': [
    {
      path: '/gallery',
      states: [
        {
          state: 'all galleries',
          action: (page) => page.getByRole('link', { name: /^Una per una\s+La casa/ }),
        },
      ],
    },
  ],
  '/gallery/$slug': [
    {
      path: '/gallery/la-casa',
      states: [
        {
          state: 'a gallery',
          action: (page) => page.getByRole('link', { name: 'si apre in una nuova scheda' }).first(),
        },
      ],
    },
    {
      path: '/gallery/non-esiste',
      expectedProblems: [/status of 404/],
      states: [
        {
          state: 'no gallery',
          action: (page) => page.getByRole('link', { name: 'Tutte le gallery' }),
        },
      ],
    },
  ],
  '/pages': [
    {
      path: '/pages',
      expectedProblems: [/404/],
      states: [
        {
          state: 'no page is named',
          action: (page) => page.getByRole('main').getByRole('link').first(),
        },
      ],
    },
  ],
  '/pages/$slug': [
    {
      path: '/pages/tutto',
      states: [
        {
          state: 'a page with everything',
          action: (page) => button(page, 'Mostra la mappa'),
        },
      ],
    },
    {
      path: '/pages/una-bozza',
      as: () => editor,
      expectedProblems: [/404/],
      states: [
        {
          state: 'a draft, for staff',
          // Nobody is known to the server before the page asks again with its token.
          reach: (page) => page.getByRole('link', { name: 'Modifica' }).waitFor(),
          action: (page) => page.getByRole('link', { name: 'Modifica' }),
        },
      ],
    },
  ],
};

testScreens(screens, {
  site: () => site,
  isPart: (route) => !isOfBackOffice(route) && !isOfAccount(route),
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { OfferMail } from '#shared/offers/offers.schema.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import { freeWeek, untilHydrated } from '#tests/support/journey.ts';
import { loseAPicture } from '#tests/support/media-library.ts';
import { makePerson } from '#tests/support/person.ts';
import {
  button,
  dialog,
  dialogWith,
  inMain,
  type Screens,
  siteForScreens,
  testScreens,
} from '#tests/support/screens.ts';
import { openSessionOf } from '#tests/support/sessions.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { textWithEverything } from '#tests/support/text-with-everything.ts';

// The public pages, and the contact form.

let site: Pick<Site, 'url' | 'close'>;
let editor: string;
let stayPath: string;
let offersPath: string;
let hideStayPage: () => Promise<unknown>;
beforeAll(async () => {
  site = await siteForScreens(() => startSite({ settings: { RATE_LIMITS: 'off' } }));
  const api = await adminApi(site);
  const { content, coverImage } = await textWithEverything(site, api);
  const written = { content, coverImage, excerpt: 'Due righe su quello che si legge qui.' };
  await api.post('/pages', { ...written, title: 'Tutto insieme', slug: 'tutto', published: true });
  for (let number = 1; number <= 8; number += 1) {
    await api.post('/blog', { ...written, title: `Racconto ${number}`, published: true });
  }
  await api.put('/guest-information', {
    ...{ isOn: true, keys: 'Nella cassetta.', wifiName: 'Casa', wifiPassword: 'vento' },
    ...{ guide: 'Lo scaldabagno è in corridoio.', asksGuests: true },
  });
  const stay = { ...bookingRequest(freeWeek(83)), guestName: 'Sabine Krüger' };
  const { id } = await api.post<{ id: number }>('/bookings/enter', stay);
  await api.post(`/bookings/${id}/guest-page/release`, { released: true });
  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  stayPath = new URL(url).pathname;
  hideStayPage = async () => {
    await api.put('/guest-information', { isOn: false, asksGuests: false });
    await api.delete(`/bookings/${id}`);
  };
  if (!isThorough()) return;
  const guest = { guestName: 'Emma Martin', guestEmail: 'emma@example.fr' };
  const weeks = [85, 87].map((ahead) => ({ ...freeWeek(ahead), numberOfGuests: 2 }));
  const { bookingId } = await api.post<OfferMail>('/offers', { ...guest, offers: weeks });
  offersPath = new URL((await api.get<{ url: string }>(`/bookings/${bookingId}/guest-page`)).url)
    .pathname;
  await api.post('/pages', { ...written, title: 'Una bozza', slug: 'una-bozza' });
  const [gallery] = await api.get<Gallery[]>('/gallery');
  await loseAPicture(site, api, (fileName) =>
    api.post('/gallery', {
      name: 'Sparita',
      slug: 'sparita',
      images: [...(gallery?.images ?? []), fileName],
    }),
  );
  const edda = await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR');
  editor = await openSessionOf(site, edda);
});
afterAll(async () => {
  await hideStayPage?.();
  await site?.close();
});

const sendMessage = (page: Page) => button(page, 'Invia il messaggio');

const pictureLink = (page: Page) => page.getByRole('link', { name: 'a schermo intero' }).first();

const firstLink = (page: Page) => page.getByRole('main').getByRole('link').first();

/** Opens the form for a message, which is rendered when it comes near. */
const openMessageForm = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Contattaci' }).scrollIntoViewIfNeeded();
  await untilHydrated(page, '#messaggio');
};

const screens: Screens = {
  '/blog': [
    {
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
          action: inMain('Guarda il video'),
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
          action: firstLink,
        },
      ],
    },
  ],
  '/contact': [
    {
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
            await page.getByRole('textbox', { name: 'Email' }).fill('giulia@example.com');
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
  '/soggiorno/$token': [
    {
      path: () => stayPath,
      states: [
        { state: 'a confirmed stay', action: (page) => button(page, 'Invia') },
        {
          state: 'one of those who come',
          reach: async (page) => {
            await button(page, /^Persona 1/).click();
            await page.getByLabel('Cognome').fill('Krüger');
            await button(page, 'Continua').click();
            await page.getByText('Manca ancora').first().waitFor();
            await page.getByText('Salvato', { exact: true }).waitFor();
          },
          part: 'main',
        },
        {
          state: 'a search for a place of birth',
          reach: async (page) => {
            await page.getByRole('combobox', { name: 'Luogo di nascita' }).fill('monza');
            await page.getByRole('option', { name: /^Monza \(MI\), fino al/ }).waitFor();
          },
          part: 'main',
        },
        {
          state: 'a wish for other dates',
          reach: async (page) => {
            await page.getByLabel('Cambiare date o ospiti').check();
            await page.getByLabel('Di cui oltre i 12 anni').waitFor();
          },
          part: 'main',
        },
      ],
    },
    {
      path: () => offersPath,
      states: [
        { state: 'offers to choose from', action: (page) => button(page, /^Accetta:/) },
        {
          state: 'an offer whose nights were taken meanwhile',
          reach: async (page) => {
            const { startDate, endDate } = freeWeek(85);
            const days = { startDate, endDate: addDays(endDate, -1) };
            await (await adminApi(site)).post('/bookings/block', days);
            await button(page, /^Accetta:/).click();
            await page.getByText(/^Queste notti nel frattempo/).waitFor();
          },
          part: 'main',
        },
      ],
      expectedProblems: [/409/],
    },
    {
      path: '/soggiorno/non-esiste',
      expectedProblems: [/404/],
      states: [{ state: 'an address that has ended', action: firstLink }],
    },
  ],
  '/gallery': [
    {
      states: [
        {
          state: 'all galleries',
          action: (page) => page.getByRole('link', { name: /^Sfoglia le foto\s+La casa/ }),
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
          action: pictureLink,
        },
        {
          state: 'a picture in full screen',
          reach: async (page) => {
            await pictureLink(page).click();
            await dialog(page).getByText('Foto 1 di').waitFor();
          },
          ...dialogWith('Foto successiva'),
        },
      ],
    },
    {
      path: '/gallery/non-esiste',
      expectedProblems: [/status of 404/],
      states: [
        {
          state: 'no gallery',
          action: (page) => page.getByRole('link', { name: 'Tutte le foto' }),
        },
      ],
    },
  ],
  '/pages': [
    {
      expectedProblems: [/404/],
      states: [
        {
          state: 'no page is named',
          action: firstLink,
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
          action: inMain('Mostra la mappa'),
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
          // The server knows no user before the page refetches with its token.
          reach: (page) => page.getByRole('link', { name: 'Modifica', exact: true }).waitFor(),
          action: (page) => page.getByRole('link', { name: 'Modifica', exact: true }),
        },
      ],
    },
  ],
  '/richiesta': [
    {
      path: '/contact',
      expectedProblems: [/status of 400/],
      states: [
        {
          state: 'the answer to a form that is sent without a script, and wrong',
          reach: (page) =>
            page
              .locator('#messaggio')
              .evaluate((form) => HTMLFormElement.prototype.submit.call(form))
              .then(() => page.waitForURL('**/messaggio')),
          action: (page) => page.getByRole('main').getByText('Con il tasto Indietro'),
        },
      ],
    },
  ],
};

testScreens('visitors', screens, { site: () => site });

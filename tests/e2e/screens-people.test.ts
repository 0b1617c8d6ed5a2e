import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { addCrowd } from '#tests/support/crowd.ts';
import { bookingRequest, contactMessage } from '#tests/support/factories.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { makePerson } from '#tests/support/person.ts';
import {
  button,
  closedTo,
  DIALOG,
  dialog,
  dialogWith,
  inDialog,
  inMain,
  type Screens,
  siteForScreens,
  testScreens,
} from '#tests/support/screens.ts';
import { openSessionOf } from '#tests/support/sessions.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, startSite } from '#tests/support/start-site.ts';

// The back office: messages, reviews, users and personal data.

let site: Awaited<ReturnType<typeof siteForScreens>>;
let api: SiteApi;
let editor: string;

beforeAll(async () => {
  site = await siteForScreens(() => startSite({ settings: { RATE_LIMITS: 'off' } }));
  api = await adminApi(site);
  await api.post('/contact', contactMessage({ name: 'Anna Ospite', email: 'anna@example.com' }));
  if (!isThorough()) return;
  await api.put('/guest-information', { isOn: true });
  addCrowd(site, 40);
  const edda = await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR');
  editor = await openSessionOf(site, edda);
  await makePerson(api, 'Anna Ospite', 'anna@example.com');
  const expected = bookingRequest({ ...freeWeek(60), guestEmail: 'attesa@example.com' });
  await api.post('/bookings', expected);
});
afterAll(() => site?.close());

const look = async (page: Page, email: string, told: string): Promise<void> => {
  await page.getByLabel('Nome, telefono o email').fill(email);
  await button(page, 'Cerca i dati').click();
  await page.getByText(told).first().waitFor();
};

const reviewWith = (page: Page, name: RegExp): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });

const screens: Screens = {
  '/admin/messages': [
    {
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
          ...dialogWith('Invia la risposta'),
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
          state: 'an offer in answer to a message',
          reach: async (page) => {
            await page.goto('/admin/messages');
            await page.getByRole('link', { name: 'Anna Ospite' }).click();
            await button(page, 'Fai una proposta').click();
          },
          ...dialogWith('Manda la proposta'),
        },
        {
          state: 'no unwanted message',
          reach: async (page) => {
            await page.goto('/admin/messages');
            await page.getByRole('link', { name: 'Indesiderati' }).click();
            await page.getByRole('link', { name: 'Anna Ospite' }).waitFor({ state: 'detached' });
          },
        },
      ],
    },
  ],
  '/admin/saved-answers': [
    {
      states: [
        {
          state: 'the answers that come with the site',
          reach: (page) => button(page, /^Date libere/).waitFor(),
          action: inMain('Nuova risposta'),
        },
        {
          state: 'one that lacks everything',
          reach: async (page) => {
            await button(page, 'Nuova risposta').click();
            await button(page, 'Aggiungi la risposta').click();
            await page.getByText('Scrivi il testo', { exact: true }).waitFor();
          },
          ...dialogWith('Aggiungi la risposta'),
        },
        {
          state: 'one that is changed',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, /^Date libere/).click();
            await page.getByText('Modifica la risposta pronta').waitFor();
          },
          ...dialogWith('Salva'),
        },
      ],
    },
  ],
  '/admin/reviews': [
    {
      states: [
        {
          state: 'the reviews',
          reach: (page) => page.getByRole('list', { name: 'Recensioni' }).waitFor(),
          action: inMain(/^Approva: recensione di/),
        },
        {
          state: 'an answer that is not written yet',
          reach: async (page) => {
            await button(page, /^Rispondi/).click();
            await button(page, 'Salva la risposta').click();
            await page.getByText('Scrivi la risposta', { exact: true }).waitFor();
          },
          action: inMain('Salva la risposta'),
          part: 'main',
        },
        {
          state: 'taking an answer away',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(reviewWith(page, /^Modifica la risposta/), /^Altre azioni/).click();
            await button(page, /^Togli la risposta/).click();
          },
          ...dialogWith('Togli la risposta'),
        },
        {
          state: 'deleting one',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await inMain(/^Altre azioni: recensione/)(page).click();
            await button(page, /^Elimina la recensione di/).click();
          },
          ...dialogWith('Elimina la recensione'),
        },
      ],
    },
  ],
  '/admin/users': [
    {
      expectedProblems: [/status of 409/],
      states: [
        {
          state: 'many users',
          reach: (page) =>
            page
              .getByText(isThorough() ? 'da 1 a 25' : ADMIN.email)
              .first()
              .waitFor(),
          action: inMain('Nuovo utente'),
        },
        {
          state: 'a user that lacks everything',
          reach: async (page) => {
            await button(page, 'Nuovo utente').click();
            await button(page, 'Crea l’utente').click();
            await dialog(page).getByText('Il nome è obbligatorio').waitFor();
          },
          ...dialogWith('Crea l’utente'),
        },
        {
          state: 'a user whose address is taken',
          reach: async (page) => {
            await dialog(page).getByLabel('Nome').fill('Tiziana');
            await dialog(page).getByLabel('Email').fill(ADMIN.email);
            await button(page, 'Crea l’utente').click();
            await page.getByText('C’è già un utente con questa email.').waitFor();
          },
          ...dialogWith('Crea l’utente'),
        },
        {
          state: 'changing a user, and the address',
          reach: async (page) => {
            await page.goto('/admin/users');
            await button(page, /^Modifica Anna Ospite/).click();
            await dialog(page).getByLabel('Email').fill('anna.nuova@example.com');
            await page.getByText('Vale subito, senza conferma').waitFor();
          },
          ...dialogWith('Salva l’utente'),
        },
      ],
    },
    {
      states: [
        {
          state: 'deleting a user',
          reach: async (page) => {
            await button(page, /^Elimina Anna Ospite/).click();
            await page.getByText('vanno persi per sempre').waitFor();
          },
          ...dialogWith('Elimina l’utente'),
        },
        {
          state: 'nobody who matches',
          reach: async (page) => {
            await page.goto('/admin/users?q=ISOLA+nessuno');
            await page.getByText('Nessun utente corrisponde').waitFor();
          },
          action: inMain('Mostra tutti'),
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
          ...dialogWith('Salva l’utente'),
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
          ...dialogWith('Salva l’utente'),
        },
      ],
    },
    closedTo(() => editor, 'Le persone le gestiscono gli amministratori'),
  ],
  '/admin/privacy': [
    {
      states: [
        {
          state: 'the search',
          reach: (page) => page.getByText('Per quanto tempo restano i dati').click(),
          action: inMain('Cerca i dati'),
        },
        {
          state: 'without a word',
          reach: async (page) => {
            await button(page, 'Cerca i dati').click();
            await page.getByText('Scrivi almeno due lettere').waitFor();
          },
          part: 'main',
        },
        {
          state: 'nobody of that name',
          reach: (page) => look(page, 'mai sentito', 'Il sito non conosce nessuno'),
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
          action: inMain('Scarica i dati'),
        },
        {
          state: 'erasing the data',
          reach: (page) => inMain('Cancella i dati')(page).click(),
          ...dialogWith('Cancella i dati per sempre'),
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
    closedTo(() => editor, 'Ai dati personali pensano gli amministratori'),
  ],
};

testScreens('people', screens, { site: () => site, as: () => api.token });

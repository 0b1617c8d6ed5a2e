import { afterAll, beforeAll } from 'vitest';
import { addDays, monthOf, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { OfferMail } from '#shared/offers/offers.schema.ts';
import type { StaffParty } from '#shared/party/party.schema.ts';
import { type FeedServer, feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { family } from '#tests/support/police/guests.ts';
import {
  button,
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

// The back office: bookings, and the calendars of other sites.

const today = todayAtHouse(new Date());
const week = freeWeek(30);

let site: Awaited<ReturnType<typeof siteForScreens>>;
let api: SiteApi;
let requestId: number;
let rivalId: number;
let enteredId: number;
let offeredId: number;
let policeId: number;
let calendarId: number;
let feed: FeedServer;

beforeAll(async () => {
  const settings = { RATE_LIMITS: 'off', CALENDAR_PRIVATE_ADDRESSES: 'on' };
  site = await siteForScreens(() => startSite({ settings }));
  api = await adminApi(site);
  const idAfter = async (path: string, input: object): Promise<number> =>
    (await api.post<{ id: number }>(path, input)).id;
  const request = { guestName: 'Carla Uno', guestEmail: 'carla@example.com', numberOfGuests: 3 };
  // Far from the dates of the sample house and the other states.
  const taken = freeWeek(60);
  const stayId = await idAfter('/bookings', { ...taken, ...request });
  await api.patch(`/bookings/${stayId}/status`, { status: 'CONFIRMED' });
  feed = await startFeedServer(
    feedOf(['a', taken.startDate, taken.endDate], ['b', addDays(today, 400), addDays(today, 407)]),
  );
  calendarId = await idAfter('/calendars', { name: 'Airbnb', kind: 'airbnb', url: feed.url });
  await api.post(`/calendars/${calendarId}/read`, {});
  feed.answer(feedOf());
  await api.post(`/calendars/${calendarId}/read`, {});
  if (!isThorough()) return;
  await api.post('/bookings/block', { ...week, reason: 'Imbianchino' });
  const asked = { ...freeWeek(20), ...request, note: 'Abbiamo un cane.' };
  requestId = await idAfter('/bookings', asked);
  const rival = { guestName: 'Dario Due', guestEmail: 'dario@example.com' };
  rivalId = await idAfter('/bookings', { ...asked, ...rival });
  await api.put('/guest-information', { isOn: true });
  const held = { offers: [{ ...freeWeek(74), numberOfGuests: 2 }], holds: true };
  const guest = { guestName: 'Elena Quattro', guestEmail: 'elena@example.com' };
  offeredId = (await api.post<OfferMail>('/offers', { ...guest, ...held })).bookingId;
  const entered = { ...freeWeek(24), guestName: 'Lucia Tre', numberOfGuests: 2, source: 'phone' };
  enteredId = await idAfter('/bookings/enter', entered);
  await api.put('/police/settings', { isOn: true });
  const here = { startDate: today, endDate: addDays(today, 1), guestName: 'Anna Rossi' };
  policeId = await idAfter('/bookings/enter', { ...here, numberOfGuests: 3 });
  await api.put(`/bookings/${policeId}/guests`, {
    guests: [...family.slice(0, 2), { name: 'Carla' }],
  });
});
afterAll(async () => {
  if (calendarId) await api.delete(`/calendars/${calendarId}`);
  await site?.close();
  await feed?.close();
});

const screens: Screens = {
  '/admin/bookings': [
    {
      path: isThorough() ? `/admin/bookings?month=${monthOf(week.startDate)}` : '/admin/bookings',
      states: [
        {
          state: 'the bookings of a month',
          reach: (page) =>
            page
              .getByText(isThorough() ? 'Imbianchino' : 'Giulia Ferraris')
              .first()
              .waitFor(),
          action: inMain('Blocca date'),
        },
        {
          state: 'blocking what is taken already',
          reach: async (page) => {
            await button(page, 'Blocca date').click();
            await page.getByLabel('Data iniziale').fill(week.startDate);
            await page.getByLabel('Data finale').fill(week.endDate);
            await page.getByText('In questi giorni la casa è già occupata').waitFor();
          },
          ...dialogWith('Blocca date'),
        },
        {
          state: 'blocking days that are over',
          reach: async (page) => {
            await page.getByLabel('Data iniziale').fill('2020-01-02');
            await page.getByLabel('Data finale').fill('2020-01-01');
            await button(dialog(page), 'Blocca date').click();
            await page.getByText('La data iniziale non può essere nel passato').waitFor();
          },
          ...dialogWith('Blocca date'),
        },
        {
          state: 'a new stay without a name',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(dialog(page), 'Esci senza salvare').click();
            await button(page, 'Nuova prenotazione').click();
            await page.getByLabel('Check-in', { exact: true }).fill(week.startDate);
            await page.getByLabel('Check-out', { exact: true }).fill(week.endDate);
            await button(page, 'Inserisci').click();
            await page.getByText('Il nome è obbligatorio').waitFor();
          },
          ...dialogWith('Inserisci'),
        },
      ],
    },
    {
      path: () => `/admin/bookings?booking=${policeId}`,
      states: [
        {
          state: 'what the police are told of a stay',
          reach: async (page) => {
            await button(page, /^Questura: mancano dei dati/).click();
            await dialog(page).getByText('Manca: cognome.').waitFor();
          },
          ...dialogWith('Li ho visti'),
        },
        {
          state: 'guests who were seen, and the file',
          reach: async (page) => {
            await dialog(page).getByLabel('Carla').selectOption('Non ancora visto');
            await button(dialog(page), 'Li ho visti').click();
            await dialog(page).getByText('Visto alla porta').first().waitFor();
          },
          ...dialogWith('Scarica il file'),
        },
        {
          state: 'guests who are told, and corrected afterwards',
          reach: async (page) => {
            await button(dialog(page), 'Segna come comunicati').click();
            await dialog(page).getByText('Comunicato').first().waitFor();
            const [anna, bruno] = (await api.get<StaffParty>(`/bookings/${policeId}/guests`))
              .guests;
            const guests = [anna, { ...bruno, birthDate: '1989-02-03' }];
            await api.put(`/bookings/${policeId}/guests`, { guests });
            await page.reload();
            await button(page, /^Questura: comunicati in parte/).click();
            await dialog(page).getByText('Corretto dopo l’invio').waitFor();
          },
          ...dialogWith(/^Chiudi/),
        },
      ],
    },
    {
      path: '/admin/bookings?status=NOT_AVAILABLE',
      states: [
        {
          state: 'nights of another calendar',
          reach: async (page) => {
            await page.getByRole('link', { name: 'Airbnb' }).first().click();
            await page.getByText('qui le vedi soltanto').waitFor();
            await page.getByRole('textbox', { name: 'Nota' }).fill('Arrivano tardi');
          },
          ...dialogWith('Salva la nota'),
        },
      ],
    },
    {
      path: '/admin/bookings?view=calendar',
      states: [
        {
          state: 'the calendar',
          reach: (page) => button(page, /^Imbianchino, bloccate/).waitFor(),
          action: inMain('Nuova prenotazione'),
        },
        {
          state: 'a free day that was chosen',
          reach: async (page) => {
            await page
              .getByRole('button', { name: /: libero$/ })
              .last()
              .click();
            await page.getByText('Ora scegli l’ultimo giorno.').waitFor();
          },
          action: (page) => page.getByRole('button', { name: 'Nuova prenotazione' }).last(),
        },
        {
          state: 'who is there on a day',
          reach: async (page) => {
            // At its number, above the bar.
            await button(page, /: date bloccate$/).click({ position: { x: 12, y: 10 } });
          },
          action: (page) => button(page, 'Apri: Date bloccate'),
          isForPhones: true,
        },
      ],
    },
    {
      path: () => `/admin/bookings?booking=${requestId}`,
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
          ...dialogWith('Rifiuta la richiesta'),
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
          ...dialogWith('Salva le modifiche'),
        },
      ],
    },
    {
      path: () => `/admin/bookings?booking=${enteredId}`,
      states: [
        {
          state: 'a stay that staff entered',
          reach: (page) => page.getByText('per telefono', { exact: false }).first().waitFor(),
          action: inDialog('Segna come saldato'),
        },
        {
          state: 'cancelling it',
          reach: async (page) => {
            await button(page, 'Altre azioni').click();
            await button(page, 'Annulla il soggiorno').click();
          },
          ...dialogWith('Annulla il soggiorno'),
        },
      ],
    },
    {
      path: () => `/admin/bookings?booking=${rivalId}`,
      states: [
        {
          state: 'confirming what others ask for, too',
          reach: async (page) => {
            await page.getByText('Ci sono altre richieste').waitFor();
            await button(page, 'Conferma prenotazione').click();
            await page.getByLabel(/^Un messaggio per Carla Uno/).waitFor();
          },
          ...dialogWith('Conferma e rifiuta'),
        },
      ],
    },
    {
      path: () => `/admin/bookings?booking=${offeredId}`,
      states: [
        {
          state: 'what was offered to a guest',
          reach: (page) => page.getByText(/^Mandata il/).waitFor(),
          action: inDialog('Proponi altre date'),
        },
        {
          state: 'withdrawing an offer',
          reach: (page) => button(page, /^Ritira:/).click(),
          ...dialogWith('Ritira la proposta'),
        },
        {
          state: 'offers that cannot be sent yet',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Proponi altre date').click();
            await dialog(page).getByLabel('Check-in').fill(freeWeek(70).startDate);
            await dialog(page).getByLabel('Check-out').fill(freeWeek(70).endDate);
            await dialog(page).getByText('Le notti sono libere').waitFor();
            await button(page, 'Cambia il prezzo').click();
            await button(page, 'Aggiungi una voce').click();
            await button(page, 'Aggiungi un’alternativa').click();
            await page.getByText('Proposta 2', { exact: true }).waitFor();
            await button(page, 'Manda la proposta').click();
            await page.getByText('Scrivi che cos’è').waitFor();
          },
          ...dialogWith('Manda la proposta'),
        },
      ],
    },
    {
      path: () => `/admin/bookings?enter=offer&from=${week.startDate}&to=${week.endDate}`,
      states: [
        {
          state: 'an offer to somebody',
          reach: (page) => page.getByText('In questi giorni la casa è già occupata').waitFor(),
          ...dialogWith('Manda la proposta'),
        },
      ],
    },
    {
      path: () => `/admin/bookings?booking=${requestId}`,
      states: [
        {
          state: 'deleting a booking',
          reach: async (page) => {
            await button(page, 'Altre azioni').click();
            await button(page, 'Elimina').click();
            await page.getByRole('dialog', { name: 'Eliminare la prenotazione?' }).waitFor();
          },
          ...dialogWith(/^Elimina/),
        },
      ],
    },
  ],
  '/admin/calendars': [
    {
      states: [
        {
          state: 'calendars, one of which waits for an answer, and a conflict',
          reach: (page) => page.getByText('ha perso all’improvviso').waitFor(),
          action: inMain('Sì, libera queste notti'),
        },
        {
          state: 'how to connect the other site',
          reach: async (page) => {
            await page.getByText('Dove va incollato').click();
            await page.getByText('Incolla l’indirizzo qui sopra').waitFor();
          },
          action: inMain('Crea un nuovo indirizzo'),
          part: 'main',
        },
        {
          state: 'whether our address is renewed',
          reach: (page) => inMain('Crea un nuovo indirizzo')(page).click(),
          ...dialogWith('Crea un nuovo indirizzo'),
        },
        {
          state: 'adding one with a wrong address',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Aggiungi un calendario').click();
            await dialog(page).getByLabel('Indirizzo del calendario').fill('airbnb');
            await button(dialog(page), 'Aggiungi e leggi').click();
            await page.getByText('Inserisci un indirizzo che inizia con https://').waitFor();
          },
          ...dialogWith('Aggiungi e leggi'),
        },
        {
          state: 'changing one',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Modifica: Airbnb').click();
          },
          ...dialogWith('Salva'),
        },
      ],
    },
    {
      states: [
        {
          state: 'deleting one',
          reach: (page) => button(page, 'Elimina: Airbnb').click(),
          ...dialogWith('Elimina il calendario'),
        },
      ],
    },
  ],
};

testScreens('bookings', screens, { site: () => site, as: () => api.token });

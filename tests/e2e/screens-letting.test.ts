import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { addDays, monthOf, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import type { OfferMail } from '#shared/offers/offers.schema.ts';
import type { StaffParty } from '#shared/party/party.schema.ts';
import { dueDateOf } from '#shared/tasks/tasks.schema.ts';
import { type FeedServer, feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { family } from '#tests/support/police/guests.ts';
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
import { startSite } from '#tests/support/start-site.ts';

// The back office: start page, bookings and prices.

const today = todayAtHouse(new Date());
const thisYear = yearOf(today);
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
  // No server listens there, so mails stay unsent.
  const settings = {
    RATE_LIMITS: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    CALENDAR_PRIVATE_ADDRESSES: 'on',
  };
  site = await siteForScreens(() => startSite({ settings }));
  api = await adminApi(site);
  const request = { guestName: 'Carla Uno', guestEmail: 'carla@example.com', numberOfGuests: 3 };
  // Far from the dates of the sample house and the other states.
  const taken = freeWeek(60);
  const stay = await api.post<{ id: number }>('/bookings', { ...taken, ...request });
  await api.patch(`/bookings/${stay.id}/status`, { status: 'CONFIRMED' });
  feed = await startFeedServer(
    feedOf(['a', taken.startDate, taken.endDate], ['b', addDays(today, 400), addDays(today, 407)]),
  );
  const input = { name: 'Airbnb', kind: 'airbnb', url: feed.url };
  calendarId = (await api.post<{ id: number }>('/calendars', input)).id;
  await api.post(`/calendars/${calendarId}/read`, {});
  feed.answer(feedOf());
  await api.post(`/calendars/${calendarId}/read`, {});
  const dueDate = dueDateOf(addDays(today, -3));
  await api.post('/task', { name: 'Pagare la lavanderia', due_date: dueDate });
  if (!isThorough()) return;
  await api.post('/bookings/block', { ...week, reason: 'Imbianchino' });
  const asked = { ...freeWeek(20), ...request, note: 'Abbiamo un cane.' };
  requestId = (await api.post<{ id: number }>('/bookings', asked)).id;
  const rival = { guestName: 'Dario Due', guestEmail: 'dario@example.com' };
  rivalId = (await api.post<{ id: number }>('/bookings', { ...asked, ...rival })).id;
  await api.put('/guest-information', { isOn: true });
  const held = { offers: [{ ...freeWeek(74), numberOfGuests: 2 }], holds: true };
  const guest = { guestName: 'Elena Quattro', guestEmail: 'elena@example.com' };
  offeredId = (await api.post<OfferMail>('/offers', { ...guest, ...held })).bookingId;
  const entered = { ...freeWeek(24), guestName: 'Lucia Tre', numberOfGuests: 2, source: 'phone' };
  await api.put('/police/settings', { isOn: true });
  const here = { startDate: today, endDate: addDays(today, 1), guestName: 'Anna Rossi' };
  policeId = (await api.post<{ id: number }>('/bookings/enter', { ...here, numberOfGuests: 3 })).id;
  await api.put(`/bookings/${policeId}/guests`, {
    guests: [...family.slice(0, 2), { name: 'Carla' }],
  });
  enteredId = (await api.post<{ id: number }>('/bookings/enter', entered)).id;
});
afterAll(async () => {
  if (calendarId) await api.delete(`/calendars/${calendarId}`);
  await site?.close();
  await feed?.close();
});

const priceOf = (page: Page, firstDay: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Da \\p{L}{3} ${firstDay}$`, 'u') });

const choose = async (page: Page, firstDay: string, action: string): Promise<void> => {
  await priceOf(page, firstDay).getByRole('button', { name: 'Altre azioni' }).click();
  await priceOf(page, firstDay).getByRole('button', { name: action }).click();
};

const screens: Screens = {
  '/admin': [
    {
      states: [
        {
          state: 'what waits today',
          reach: (page) => page.getByText('Chiara Lombardo').waitFor(),
          action: inMain(/^Conferma: Chiara Lombardo/),
        },
        {
          state: 'a mail that goes to another address',
          reach: async (page) => {
            await page.getByText(/^La posta non parte/).click();
            await button(page, /^Correggi l’indirizzo: la mail a carla/).click();
            await dialog(page).getByLabel('Nuovo indirizzo').fill('carla');
            await button(page, 'Manda a questo indirizzo').click();
            await page.getByText("Inserisci un'email valida").waitFor();
          },
          ...dialogWith('Manda a questo indirizzo'),
        },
        {
          state: 'a mail that is given up',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, /^Lascia perdere la mail a carla/).click();
          },
          ...dialogWith('Lascia perdere'),
        },
        {
          state: 'a test mail that does not leave',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Manda una mail di prova').click();
            await page.getByText('La mail di prova non è partita').waitFor();
          },
          action: inMain('Manda una mail di prova'),
          part: 'main',
        },
        {
          state: 'whether the sample house goes',
          reach: async (page) => {
            await page.getByText(/^Altri \d+ avvisi/).click();
            await inMain('Rimuovi il contenuto di esempio')(page).click();
          },
          ...dialogWith(/^Rimuovi/),
        },
      ],
    },
    {
      expectedProblems: [/Failed to load resource/],
      states: [
        {
          state: 'a confirmation that is being taken back',
          reach: async (page) => {
            await page.route('**/trpc/bookings.takeBack*', () => undefined);
            await button(page, /^Conferma: Carla Uno/).click();
            await button(page, /^Annulla la conferma: Carla Uno/).click();
            await page.getByText('Prenotazione confermata').waitFor();
          },
          action: inMain(/^Annulla la conferma: Carla Uno/),
        },
        {
          state: 'a confirmation that is taken back too late',
          reach: async (page) => {
            const { version } = await api.get<{ version: number }>(`/bookings/${requestId}`);
            await api.post(`/bookings/${requestId}/take-back`, {
              seenVersion: version,
            });
            await page.unroute('**/trpc/bookings.takeBack*');
            await page.reload();
            await button(page, /^Conferma: Carla Uno/).click();
            await button(page, /^Annulla la conferma: Carla Uno/).waitFor();
            await api.post(`/bookings/${requestId}/take-back`, {});
            await button(page, /^Annulla la conferma: Carla Uno/).click();
            await page.getByText('Qualcun altro ha salvato nel frattempo').waitFor();
          },
          action: inMain(/^Conferma: Chiara Lombardo/),
          part: 'main',
        },
        {
          state: 'a confirmed stay that is not paid',
          reach: async (page) => {
            await page.getByRole('heading', { name: 'Da saldare' }).click();
          },
          action: inMain(/^Saldato: Giulia Ferraris/),
          part: 'main',
        },
      ],
    },
    {
      expectedProblems: [/ERR_FAILED|Failed to fetch/],
      states: [
        {
          state: 'the search',
          reach: async (page) => {
            await page.keyboard.press('Control+K');
            await page.getByRole('combobox').waitFor();
          },
          action: (page) => page.getByRole('combobox'),
          part: DIALOG,
        },
        {
          state: 'what is found',
          reach: async (page) => {
            await page.getByRole('combobox').fill('ma');
            await page.getByRole('option', { name: /Matteo Vitale/ }).waitFor();
          },
          action: (page) => page.getByRole('option', { name: /Matteo Vitale/ }),
          part: DIALOG,
        },
        {
          state: 'nothing that is found',
          reach: async (page) => {
            await page.getByRole('combobox').fill('nessuno scrive così');
            await page.getByText('Niente per').waitFor();
          },
          ...dialogWith('Chiudi la ricerca'),
        },
        {
          state: 'a search that is slow',
          reach: async (page) => {
            await page.route(/trpc\/.*search\.find/, () => undefined);
            await page.getByRole('combobox').fill('vitale');
            await dialog(page).getByText('Caricamento in corso').waitFor();
          },
          ...dialogWith('Chiudi la ricerca'),
        },
        {
          state: 'a search that fails',
          reach: async (page) => {
            await page.unrouteAll();
            await page.route(/trpc\/.*search\.find/, (route) => route.abort());
            await page.getByRole('combobox').fill('lombardo');
            await page.getByText('La ricerca non è riuscita').waitFor();
          },
          ...dialogWith('Riprova'),
        },
      ],
    },
    {
      states: [
        {
          state: 'the menu of a phone',
          reach: async (page) => {
            await button(page, /^Altro/).click();
          },
          action: (page) => page.getByRole('link', { name: 'Persone' }).locator('visible=true'),
          isForPhones: true,
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
  '/admin/prices': [
    {
      path: `/admin/prices?year=${thisYear}`,
      states: [
        {
          state: 'the price list, changed',
          reach: async (page) => {
            await priceOf(page, '1 maggio').getByLabel('A settimana').fill('1.290');
            await page.getByText('Modifiche non salvate').waitFor();
          },
          action: inMain('Salva il listino'),
        },
        {
          state: 'leaving it unsaved',
          reach: leave,
          ...dialogWith('Esci senza salvare'),
        },
        {
          state: 'what is wrong in it',
          reach: async (page) => {
            await inDialog('Torna indietro')(page).click();
            await priceOf(page, '1 maggio').getByLabel('A settimana').fill('molto');
            await page.getByLabel('Pulizia finale').fill('');
            await page.getByLabel('Pulizia finale').press('Enter');
            await page.getByText('Indica un importo').waitFor();
          },
          action: inMain('Salva il listino'),
          part: 'main',
        },
      ],
    },
    {
      path: `/admin/prices?year=${thisYear}`,
      states: [
        {
          state: 'dividing a period',
          reach: async (page) => {
            await choose(page, '1 maggio', 'Dividi');
            await page.getByLabel('Primo giorno del nuovo periodo').fill(`${thisYear}-09-01`);
            await button(page, 'Dividi il periodo').click();
            await page.getByText('Giorni possibili').waitFor();
          },
          ...dialogWith('Dividi il periodo'),
        },
        {
          state: 'the rule of a period',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await choose(page, '1 maggio', 'Regola');
            await page.getByLabel('Si arriva e si parte').selectOption('Solo di sabato');
            await page.getByRole('spinbutton', { name: 'Notti minime' }).fill('0');
            await button(page, 'Usa la regola').click();
            await page.getByText('Indica da 1 a 60 notti').waitFor();
          },
          ...dialogWith('Usa la regola'),
        },
        {
          state: 'taking a period away',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await choose(page, '1 maggio', 'Elimina');
            await page.getByRole('dialog', { name: 'Eliminare il periodo?' }).waitFor();
          },
          ...dialogWith('Elimina il periodo'),
        },
      ],
    },
    {
      path: `/admin/prices?year=${thisYear}`,
      states: [
        {
          state: 'the periods on a phone',
          reach: (page) => button(page, /^1–31 maggio/).waitFor(),
          action: inMain('Salva il listino'),
          isForPhones: true,
        },
        {
          state: 'one of them unfolded, with a rule',
          reach: async (page) => {
            await page.setViewportSize({ width: 390, height: 844 });
            await button(page, /^1–31 maggio/).click();
            await choose(page, '1 maggio', 'Regola');
            await page.getByRole('spinbutton', { name: 'Notti minime' }).fill('3');
            await button(page, 'Usa la regola').click();
            await button(page, /^1–31 maggio.*Almeno 3 notti/i).waitFor();
          },
          action: (page) => priceOf(page, '1 maggio').getByRole('button', { name: 'Altre azioni' }),
          isForPhones: true,
        },
      ],
    },
    {
      path: `/admin/prices?year=${thisYear + 1}`,
      states: [
        {
          state: 'a year without a list',
          reach: (page) => page.getByText('non c’è ancora un listino').waitFor(),
          action: (page) => page.getByRole('button', { name: 'Copia il listino del' }),
        },
      ],
    },
  ],
  '/admin/duties': [
    {
      states: [
        {
          state: 'the board, or that nothing is switched on',
          action: (page) =>
            page
              .getByText('Scegli che cosa ti serve')
              .or(button(page, /^Polizia, Anna Rossi/))
              .first(),
        },
        {
          state: 'what the police are told, from the board',
          reach: async (page) => {
            await button(page, /^Polizia, Anna Rossi/).click();
            await dialog(page).getByText('Anna Rossi').first().waitFor();
          },
          ...dialogWith(/^Chiudi/),
        },
      ],
    },
  ],
  '/admin/takings': [
    {
      states: [
        { state: 'a year without money', action: inMain('Per il commercialista') },
        {
          state: 'every month and stay',
          reach: async (page) => {
            await page.getByText('Le cifre di ogni mese').click();
            await page.getByText('Soggiorno per soggiorno').click();
          },
          part: 'main',
        },
      ],
    },
  ],
  '/admin/statistics': [
    {
      states: [
        {
          state: 'statistics that are off',
          action: (page) => page.getByText('Le statistiche sono spente'),
        },
        {
          state: 'a month that is not over, with a guest who cannot be counted',
          reach: async (page) => {
            const settings = {
              isOn: true,
              region: 'sardegna',
              deadline: 'day',
              structureCode: 'IT1',
            };
            await api.put('/statistics/settings', settings);
            const stay = { startDate: addDays(today, -1), endDate: today };
            await api.post('/bookings/enter', {
              ...stay,
              guestName: 'Piero Sei',
              numberOfGuests: 2,
            });
            await page.reload();
            await page.getByText('Piero Sei').waitFor();
          },
          action: inMain('Scarica fino a oggi'),
        },
        {
          state: 'a month without guests',
          reach: async (page) => {
            await button(page, 'Mese prima').click();
            await page.getByText(/^Mese da comunicare/).waitFor();
          },
          action: inMain('Scarica il mese'),
        },
        {
          state: 'a region with a form of its own',
          reach: async (page) => {
            await api.put('/statistics/settings', { region: 'sicilia' });
            await page.reload();
            await inMain('Segna il mese come comunicato')(page).waitFor();
          },
          action: inMain('Segna il mese come comunicato'),
        },
      ],
    },
  ],
};

testScreens('letting', screens, { site: () => site, as: () => api.token });

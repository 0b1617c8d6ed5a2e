import { afterAll, beforeAll } from 'vitest';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { dueDateOf } from '#shared/tasks/tasks.schema.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { family } from '#tests/support/police/guests.ts';
import {
  button,
  DIALOG,
  dialog,
  dialogWith,
  inMain,
  type Screens,
  siteForScreens,
  testScreens,
} from '#tests/support/screens.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { startSite } from '#tests/support/start-site.ts';

// The back office: the start page and the board of duties.

const today = todayAtHouse(new Date());

let site: Awaited<ReturnType<typeof siteForScreens>>;
let api: SiteApi;
let requestId: number;

beforeAll(async () => {
  // No server listens there, so mails stay unsent.
  const settings = { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' };
  site = await siteForScreens(() => startSite({ settings }));
  api = await adminApi(site);
  if (!isThorough()) return;
  const request = { guestName: 'Carla Uno', guestEmail: 'carla@example.com', numberOfGuests: 3 };
  // Far from the dates of the sample house.
  const stay = await api.post<{ id: number }>('/bookings', { ...freeWeek(60), ...request });
  await api.patch(`/bookings/${stay.id}/status`, { status: 'CONFIRMED' });
  const dueDate = dueDateOf(addDays(today, -3));
  await api.post('/task', { name: 'Pagare la lavanderia', due_date: dueDate });
  requestId = (await api.post<{ id: number }>('/bookings', { ...freeWeek(20), ...request })).id;
  await api.put('/police/settings', { isOn: true });
  // Too late for the police.
  const here = {
    startDate: addDays(today, -2),
    endDate: addDays(today, 1),
    guestName: 'Anna Rossi',
  };
  const { id } = await api.post<{ id: number }>('/bookings/enter', { ...here, numberOfGuests: 3 });
  await api.put(`/bookings/${id}/guests`, { guests: family.slice(0, 2) });
  // With late duties, stuck mails and the sample house the fourth alert, so that some are folded.
  await api.put('/site/settings', { inPreparation: true });
});
afterAll(() => site?.close());

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
  '/admin/duties': [
    {
      states: [
        {
          state: 'the board, or that nothing is switched on',
          action: (page) =>
            page
              .getByText('Scegli che cosa ti serve')
              .or(button(page, /^Questura, Anna Rossi/))
              .first(),
        },
        {
          state: 'what the police are told, from the board',
          reach: async (page) => {
            await button(page, /^Questura, Anna Rossi/).click();
            await dialog(page).getByText('Anna Rossi').first().waitFor();
          },
          ...dialogWith(/^Chiudi/),
        },
      ],
    },
  ],
};

testScreens('today', screens, { site: () => site, as: () => api.token });

import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import {
  choosePassword,
  expireLinksOf,
  logInAs,
  mailedLink,
  register,
  registerBehindTheBrowser,
  registrant,
} from '#tests/support/account-journey.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { button, inMain, type Screens, testScreens } from '#tests/support/screens.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';

// Registration, confirmation of the address, login and a new password.

const gilda = registrant('Gilda Ferrau');

let site: { url: string };
let own: SiteWithMail | undefined;
let token: string;
const links = { confirm: '', expired: '', notMe: '' };

beforeAll(async () => {
  if (isThorough()) await prepareLinks();
  else site = await sharedSite();
});

const prepareLinks = async (): Promise<void> => {
  own = await startSiteWithMail({ settings: { RATE_LIMITS: 'off' } });
  site = own;
  const { mailServer } = own;
  const linkFor = ({ email }: { email: string }) => mailedLink(mailServer, email, '/confirm-email');
  const [bruno, elio, fabio] = [
    registrant('Bruno Loi'),
    registrant('Elio Cossu'),
    registrant('Fabio Usai'),
  ];
  await registerBehindTheBrowser(site, gilda);
  token = await registerBehindTheBrowser(site, bruno);
  links.confirm = await linkFor(bruno);
  await registerBehindTheBrowser(site, fabio);
  links.notMe = (await linkFor(fabio)).replace('/confirm-email', '/not-me');
  await registerBehindTheBrowser(site, elio);
  links.expired = await linkFor(elio);
  expireLinksOf(own, elio.email);
};

afterAll(() => own?.close());

const mainLink = (page: Page) => page.getByRole('main').getByRole('link').first();

const press = async (page: Page, name: string, told: string): Promise<void> => {
  await untilHydrated(page, 'form');
  await button(page, name).click();
  await page.getByText(told).first().waitFor();
};

/** A form for an e-mail address, which does not reveal whether an account exists. */
const addressForm = (send: string, told: string): Screens[string][number] => ({
  states: [
    { state: 'the form', action: (page) => page.getByLabel('Email') },
    {
      state: 'sent',
      reach: async (page) => {
        await untilHydrated(page, 'form');
        await page.getByLabel('Email').fill('nessuno@example.com');
        await press(page, send, told);
      },
      part: 'main',
    },
  ],
});

const screens: Screens = {
  '/login': [
    {
      path: '/login?redirect=%2Fbooking',
      expectedProblems: [/status of 40[13]/],
      states: [
        { state: 'the login', action: inMain('Login') },
        {
          state: 'a wrong password',
          reach: async (page) => {
            await logInAs(page, { ...gilda, password: 'sbagliata' });
            await page.getByText('Email o password non corretti.').waitFor();
          },
          action: inMain('Login'),
          part: 'main',
        },
        {
          state: 'an address that is not confirmed',
          reach: async (page) => {
            await logInAs(page, gilda);
            await page.getByText('Devi confermare la tua email prima di accedere.').waitFor();
          },
          action: (page) => page.getByRole('link', { name: 'Re-invia l’email di conferma' }),
          part: 'main',
        },
      ],
    },
  ],
  '/register': [
    {
      states: [
        { state: 'the registration', action: inMain('Registrati') },
        {
          state: 'without anything',
          reach: (page) => press(page, 'Registrati', 'Il nome è obbligatorio'),
          action: inMain('Registrati'),
          part: 'main',
        },
        {
          state: 'sent',
          reach: (page) => register(page, registrant('Anna Manca')),
          // The address changes before the screen does, which has other links.
          action: (page) => page.getByRole('link', { name: 'Re-invia Email' }),
          part: 'main',
        },
      ],
    },
  ],
  '/pages/registrazione-richiesta': [
    {
      states: [
        {
          state: 'opened by its address',
          action: (page) => page.getByRole('link', { name: 'Re-invia Email' }),
        },
      ],
    },
  ],
  '/resend-confirmation': [addressForm('Re-invia Email', 'Nuova email di conferma inviata!')],
  '/confirm-email': [
    {
      states: [{ state: 'without a link', action: mainLink }],
    },
    {
      path: () => links.confirm.replace(site.url, ''),
      as: () => token,
      // The session ends with the registration.
      expectedProblems: [/status of 40[01]/],
      states: [
        { state: 'confirmed', action: mainLink },
        {
          state: 'a link opened twice',
          reach: async (page) => {
            await page.goto(links.confirm);
            await page.getByText('La tua email è stata confermata con successo!').waitFor();
          },
          action: (page) => page.getByRole('link', { name: 'Vai al login' }),
          part: 'main',
        },
        {
          state: 'a link that arrived garbled',
          reach: async (page) => {
            await page.goto(links.confirm.replace('%40', '%3D'));
            await page.getByText('Il link è danneggiato o incompleto').waitFor();
          },
          action: (page) => page.getByRole('link', { name: 'Vai al login' }),
          part: 'main',
        },
        {
          state: 'a link that expired',
          reach: async (page) => {
            await page.goto(links.expired);
            await page.getByText('Il link è scaduto').waitFor();
          },
          action: (page) => page.getByRole('link', { name: 'Richiedi una nuova conferma' }),
          part: 'main',
        },
        {
          state: 'a registration by somebody else',
          reach: async (page) => {
            await page.goto(links.confirm);
            await page.getByRole('button', { name: 'Non sono stato io' }).click();
            await page.getByText('la registrazione è eliminata').waitFor();
          },
          part: 'main',
        },
      ],
    },
  ],
  '/not-me': [
    { states: [{ state: 'without a link', action: mainLink }] },
    {
      path: () => links.notMe.replace(site.url, ''),
      states: [
        {
          state: 'the question',
          action: (page) => page.getByRole('button', { name: 'Non sono stato io' }),
        },
        {
          state: 'the registration is deleted',
          reach: async (page) => {
            await page.getByRole('button', { name: 'Non sono stato io' }).click();
            await page.getByText('la registrazione è eliminata').waitFor();
          },
          part: 'main',
        },
      ],
    },
  ],
  '/forgot-password': [addressForm('Invia il link', "Se l'email esiste nel nostro sistema")],
  '/reset-password/$token': [
    {
      path: '/reset-password/nessuno',
      expectedProblems: [/status of 400/],
      states: [
        { state: 'the form', action: inMain('Salva la nuova password') },
        {
          state: 'passwords that will not do',
          reach: async (page) => {
            await choosePassword(page, 'corta', 'corte');
            await page.getByText('Le password non coincidono').waitFor();
          },
          action: inMain('Salva la nuova password'),
          part: 'main',
        },
        {
          state: 'a link that does not hold',
          reach: async (page) => {
            await choosePassword(page, 'una barca gialla');
            await page.getByRole('link', { name: 'Chiedi un nuovo link' }).waitFor();
          },
          action: (page) => page.getByRole('link', { name: 'Chiedi un nuovo link' }),
          part: 'main',
        },
      ],
    },
  ],
};

testScreens('entrance', screens, { site: () => site });

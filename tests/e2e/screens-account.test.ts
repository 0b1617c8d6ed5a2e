import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import {
  choosePassword,
  expireLinksOf,
  logInAs,
  mailedLink,
  type Registrant,
  register,
  registerBehindTheBrowser,
} from '#tests/support/account-journey.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { picture } from '#tests/support/media-files.ts';
import { makePerson, openSessionOf, type Person } from '#tests/support/person.ts';
import { isOfAccount } from '#tests/support/routes.ts';
import { DIALOG, type Screens, testScreens } from '#tests/support/screens.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// How somebody enters, and what is theirs alone, in each state.

const person = (name: string): Registrant => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  password: 'scoglio tre gabbiani',
});
const [anna, bruno, elio, fabio, gilda] = ['Anna', 'Bruno', 'Elio', 'Fabio', 'Gilda'].map(
  person,
) as [Registrant, Registrant, Registrant, Registrant, Registrant];

let mailServer: TestSmtpServer;
let site: Site;
const tokens = { admin: '', unconfirmed: '', registrant: '', guest: '', held: '' };
const links = { confirm: '', expired: '', strangers: '' };

/** Gives a person a passkey. Returns the token of a session. */
const holdPasskey = async (holder: Person): Promise<string> => {
  const token = await openSessionOf(site, holder);
  const call = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const answer = await fetch(`${site.url}/api/auth/passkeys${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Answer;
  };
  const currentPassword = holder.password;
  const { challenge } = await call<{ challenge: string }>('/options', { currentPassword });
  const response = createAuthenticator().create({ challenge, origin: site.url });
  await call('', { name: 'Telefono', response });
  return token;
};

beforeAll(async () => {
  mailServer = await startSmtpServer();
  site = await startSite({
    hostName: 'localhost',
    settings: { SMTP_URL: mailServer.url, TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off' },
  });
  const api = await adminApi(site);
  tokens.admin = api.token;
  const guest = await makePerson(api, 'Marco Deiana', 'marco@example.com');
  for (let count = 0; count < 8; count += 1) tokens.guest = await openSessionOf(site, guest);
  tokens.held = await holdPasskey(await makePerson(api, 'Ida Loi', 'ida@example.com'));
  tokens.unconfirmed = await registerBehindTheBrowser(site, gilda);
  tokens.registrant = await registerBehindTheBrowser(site, bruno);
  links.confirm = await mailedLink(mailServer, bruno.email, '/confirm-email');
  await registerBehindTheBrowser(site, fabio);
  links.strangers = await mailedLink(mailServer, fabio.email, '/confirm-email');
  await registerBehindTheBrowser(site, elio);
  links.expired = await mailedLink(mailServer, elio.email, '/confirm-email');
  expireLinksOf(site, elio.email);
});
afterAll(async () => {
  await site?.close();
  await mailServer?.close();
});

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const mainLink = (page: Page): Locator => page.getByRole('main').getByRole('link').first();

const part = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

const avatarFile = (page: Page) => part(page, 'Avatar').getByLabel('Carica un’immagine');

const png = (buffer: Buffer) => ({ name: 'foto.png', mimeType: 'image/png', buffer });

const press = async (page: Page, name: string, told: string): Promise<void> => {
  await untilHydrated(page, 'form');
  await button(page, name).click();
  await page.getByText(told).first().waitFor();
};

const screens: Screens = {
  '/login': [
    {
      path: '/login?redirect=%2Fbooking',
      expectedProblems: [/status of 40[13]/],
      states: [
        { state: 'the login', action: (page) => button(page, 'Login') },
        {
          state: 'a wrong password',
          reach: async (page) => {
            await logInAs(page, { ...gilda, password: 'sbagliata' });
            await page.getByText('Email o password non corretti.').waitFor();
          },
          action: (page) => button(page, 'Login'),
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
      path: '/register',
      states: [
        { state: 'the registration', action: (page) => button(page, 'Registrati') },
        {
          state: 'without anything',
          reach: (page) => press(page, 'Registrati', 'Il nome è obbligatorio'),
          action: (page) => button(page, 'Registrati'),
          part: 'main',
        },
        {
          state: 'sent',
          reach: (page) => register(page, anna),
          action: mainLink,
          part: 'main',
        },
      ],
    },
  ],
  '/pages/registrazione-richiesta': [
    {
      path: '/pages/registrazione-richiesta',
      states: [
        {
          state: 'opened by its address',
          action: (page) => page.getByRole('link', { name: 'Re-invia Email' }),
        },
      ],
    },
  ],
  '/resend-confirmation': [
    {
      path: '/resend-confirmation',
      states: [
        { state: 'the form', action: (page) => page.getByLabel('Email') },
        {
          state: 'sent',
          reach: async (page) => {
            await untilHydrated(page, 'form');
            await page.getByLabel('Email').fill('nessuno@example.com');
            await press(page, 'Re-invia Email', 'Nuova email di conferma inviata!');
          },
          part: 'main',
        },
      ],
    },
  ],
  '/confirm-email': [
    {
      path: '/confirm-email',
      states: [{ state: 'without a link', action: mainLink }],
    },
    {
      path: () => links.confirm.replace(site.url, ''),
      as: () => tokens.registrant,
      expectedProblems: [/status of 400/],
      states: [
        { state: 'confirmed', action: mainLink },
        {
          state: 'a link that was used',
          reach: async (page) => {
            await page.goto(links.confirm);
            await page.getByText('Questo link è già stato usato.').waitFor();
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
            await page.goto(links.strangers);
            await page.getByText('Per sicurezza scegli ora la tua password').waitFor();
          },
          action: (page) => page.getByRole('link', { name: 'Scegli la tua password' }),
          part: 'main',
        },
      ],
    },
  ],
  '/forgot-password': [
    {
      path: '/forgot-password',
      states: [
        { state: 'the form', action: (page) => page.getByLabel('Email') },
        {
          state: 'sent',
          reach: async (page) => {
            await untilHydrated(page, 'form');
            await page.getByLabel('Email').fill('nessuno@example.com');
            await press(page, 'Invia il link', "Se l'email esiste nel nostro sistema");
          },
          part: 'main',
        },
      ],
    },
  ],
  '/reset-password/$token': [
    {
      path: '/reset-password/nessuno',
      expectedProblems: [/status of 400/],
      states: [
        { state: 'the form', action: (page) => button(page, 'Salva la nuova password') },
        {
          state: 'passwords that will not do',
          reach: async (page) => {
            await choosePassword(page, 'corta', 'corte');
            await page.getByText('Le password non coincidono').waitFor();
          },
          action: (page) => button(page, 'Salva la nuova password'),
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
  '/booking': [
    {
      path: '/booking',
      as: () => tokens.admin,
      states: [
        {
          state: 'the form, and what was asked for',
          reach: (page) => page.getByRole('heading', { name: 'Le mie richieste' }).waitFor(),
          action: (page) => button(page, 'Invia la richiesta'),
        },
      ],
    },
  ],
  '/passkey': [
    {
      path: '/passkey',
      as: () => tokens.admin,
      states: [
        {
          state: 'who has no passkey yet',
          action: (page) => button(page, 'Aggiungi una passkey'),
        },
        {
          state: 'adding one without anything',
          reach: async (page) => {
            await button(page, 'Aggiungi una passkey').click();
            await page.getByRole('dialog').getByRole('button', { name: 'Continua' }).click();
            await page.getByText('Dai un nome alla passkey.').waitFor();
          },
          action: (page) => page.getByRole('dialog').getByRole('button', { name: 'Continua' }),
          part: DIALOG,
        },
      ],
    },
    {
      path: '/passkey',
      as: () => tokens.held,
      expectedProblems: [/status of 400/],
      states: [
        {
          state: 'who has one',
          action: (page) => button(page, 'Usa la passkey'),
        },
        {
          state: 'a code that is none',
          reach: async (page) => {
            await page.getByText('Non hai qui la passkey?').click();
            await page.getByLabel('Codice di recupero').fill('abcd-efgh-jkmn');
            await button(page, 'Usa il codice').click();
            await page.getByText('Il codice non è valido').waitFor();
          },
          action: (page) => button(page, 'Usa il codice'),
          part: 'main',
        },
      ],
    },
    {
      path: '/profile',
      as: () => tokens.held,
      states: [
        {
          state: 'passkeys of the profile',
          action: (page) => button(page, 'Nuovi codici di recupero'),
          part: 'main',
        },
        {
          state: 'new codes',
          reach: async (page) => {
            await button(page, 'Nuovi codici di recupero').click();
            await page
              .getByRole('dialog')
              .getByRole('button', { name: 'Fai nuovi codici' })
              .click();
            await page.getByText('Si vedono solo adesso').waitFor();
          },
          action: (page) => page.getByRole('button', { name: 'Li ho messi al sicuro' }),
          part: DIALOG,
        },
        {
          state: 'another name',
          reach: async (page) => {
            await page.getByRole('button', { name: 'Li ho messi al sicuro' }).click();
            await page.getByRole('button', { name: 'Rinomina la passkey: Telefono' }).click();
          },
          action: (page) => page.getByRole('dialog').getByRole('button', { name: 'Salva' }),
          part: DIALOG,
        },
        {
          state: 'removing the last one',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await page.getByRole('button', { name: 'Togli la passkey: Telefono' }).click();
          },
          action: (page) =>
            page.getByRole('dialog').getByRole('button', { name: 'Togli la passkey' }),
          part: DIALOG,
        },
      ],
    },
  ],
  '/profile': [
    {
      path: '/profile',
      as: () => tokens.unconfirmed,
      states: [
        {
          state: 'an address that waits to be confirmed',
          reach: async (page) => {
            const account = page.getByRole('banner').getByRole('button', { name: gilda.name });
            await account.click();
            await page.getByText('La tua email aspetta di essere confermata.').waitFor();
          },
          action: (page) => page.getByRole('banner').getByRole('button', { name: gilda.name }),
        },
      ],
    },
    {
      path: '/profile',
      as: () => tokens.guest,
      expectedProblems: [/status of 40[09]/],
      states: [
        {
          state: 'the profile',
          reach: (page) => part(page, 'Sessioni aperte').getByText('questa sessione').waitFor(),
          action: (page) => part(page, 'Dati').getByRole('button', { name: 'Salva' }),
        },
        {
          state: 'a new address without the password, a new password without the old one',
          reach: async (page) => {
            await part(page, 'Dati').getByLabel('Email').fill('marco.nuovo@example.com');
            await part(page, 'Dati').getByRole('button', { name: 'Salva' }).click();
            await page.getByText('Per cambiare email serve la password attuale.').waitFor();
            const passwords = part(page, 'Password');
            await passwords.getByLabel('Nuova password', { exact: true }).fill('abcde');
            await passwords.getByLabel('Conferma nuova password').fill('abcdef');
            await passwords.getByLabel('Conferma nuova password').press('Enter');
            await passwords.getByText('Le nuove password non corrispondono').waitFor();
          },
          action: (page) => part(page, 'Password').getByLabel('Conferma nuova password'),
          part: 'main',
        },
        {
          state: 'a picture that cannot be read',
          reach: async (page) => {
            await avatarFile(page).setInputFiles(png(Buffer.from('nessuna immagine')));
            await page.getByText("L'immagine non è leggibile").waitFor();
          },
          action: (page) =>
            part(page, 'Avatar').getByRole('radio', { name: 'Robot' }).locator('..'),
          part: 'main',
        },
        {
          state: 'a picture before it is saved, and all sessions',
          reach: async (page) => {
            await avatarFile(page).setInputFiles(png(await picture('png')));
            await part(page, 'Avatar').getByText('Anteprima').waitFor();
            await page.getByRole('button', { name: /^Mostra tutte/ }).click();
          },
          action: (page) => page.getByRole('button', { name: 'Salva l’avatar' }),
          part: 'main',
        },
        {
          state: 'faces to choose from, and an address that waits for its link',
          reach: async (page) => {
            await part(page, 'Avatar').getByRole('radio', { name: 'Robot' }).check();
            await part(page, 'Avatar').getByRole('button', { name: 'Altri visi a caso' }).click();
            await part(page, 'Dati').getByLabel('Password attuale').fill('barca-a-vela-7');
            await part(page, 'Dati').getByLabel('Password attuale').press('Enter');
            await page.getByText('Abbiamo mandato un link a marco.nuovo@example.com').waitFor();
          },
          action: (page) => page.getByRole('button', { name: 'Manda di nuovo la mail' }),
        },
        {
          state: 'whether to end this session',
          reach: (page) => page.getByRole('button', { name: 'Chiudi questa sessione' }).click(),
          action: (page) => page.getByRole('dialog').getByRole('button', { name: 'Scollegati' }),
          part: DIALOG,
        },
        {
          state: 'an account that is to go, without the password',
          reach: async (page) => {
            await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
            await page.getByRole('button', { name: 'Elimina il mio account' }).click();
            const dialog = page.getByRole('dialog');
            await dialog.getByRole('button', { name: 'Elimina il mio account' }).click();
            await dialog.getByText('La password è obbligatoria').waitFor();
          },
          action: (page) =>
            page.getByRole('dialog').getByRole('button', { name: 'Elimina il mio account' }),
          part: DIALOG,
        },
      ],
    },
  ],
};

testScreens(screens, { site: () => site, isPart: isOfAccount });

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { registerBehindTheBrowser, registrant } from '#tests/support/account-journey.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import { picture } from '#tests/support/media-files.ts';
import { panelButton } from '#tests/support/menu-journey.ts';
import { makePerson, type Person } from '#tests/support/person.ts';
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
import { openSessionOf } from '#tests/support/sessions.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The screens of a logged-in user: requests, profile and passkeys.

const gilda = registrant('Gilda Ferrau');

let site: Pick<Site, 'url' | 'close'>;
const tokens = { admin: '', unconfirmed: '', guest: '', held: '' };

const codes: string[] = [];

/** Gives a person a passkey, and `codes` to go without. Returns the token of a session. */
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
  const added = await call<{ recoveryCodes: string[] }>('', { name: 'Telefono', response });
  codes.push(...added.recoveryCodes);
  return token;
};

beforeAll(async () => {
  site = await siteForScreens(() =>
    startSite({ hostName: 'localhost', settings: { RATE_LIMITS: 'off' } }),
  );
  const api = await adminApi(site);
  tokens.admin = api.token;
  const guest = await makePerson(api, 'Marco Deiana', 'marco@example.com');
  tokens.guest = await openSessionOf(site, guest);
  if (!isThorough()) return;
  for (let count = 0; count < 7; count += 1) await openSessionOf(site, guest);
  tokens.held = await holdPasskey(await makePerson(api, 'Ida Loi', 'ida@example.com'));
  tokens.unconfirmed = await registerBehindTheBrowser(site, gilda);
});
afterAll(() => site?.close());

const part = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

const avatarFile = (page: Page) => part(page, 'Avatar').getByLabel('Carica un’immagine');

const png = (buffer: Buffer) => ({ name: 'foto.png', mimeType: 'image/png', buffer });

const screens: Screens = {
  '/booking': [
    {
      as: () => tokens.admin,
      states: [
        {
          state: 'the form, and what was asked for',
          reach: (page) => page.getByRole('heading', { name: 'Le mie richieste' }).waitFor(),
          action: inMain('Invia la richiesta'),
        },
      ],
    },
  ],
  '/passkey': [
    {
      as: () => tokens.admin,
      states: [
        {
          state: 'who has no passkey yet',
          action: inMain('Aggiungi una passkey'),
        },
        {
          state: 'adding one without anything',
          reach: async (page) => {
            await button(page, 'Aggiungi una passkey').click();
            await page.getByRole('dialog').getByRole('button', { name: 'Continua' }).click();
            await page.getByText('Dai un nome alla passkey.').waitFor();
          },
          ...dialogWith('Continua'),
        },
      ],
    },
    {
      as: () => tokens.held,
      expectedProblems: [/status of 400/],
      states: [
        {
          state: 'who has one',
          action: inMain('Usa la passkey'),
        },
        {
          state: 'a code that is none',
          reach: async (page) => {
            await page.getByText('Non hai la passkey con te?').click();
            await page.getByLabel('Codice di recupero').fill('abcd-efgh-jkmn');
            await button(page, 'Usa il codice').click();
            await page.getByText('Il codice non è valido').waitFor();
          },
          action: inMain('Usa il codice'),
          part: 'main',
        },
        {
          state: 'after a recovery code',
          reach: async (page) => {
            await page.getByLabel('Codice di recupero').fill(codes.shift() ?? '');
            await button(page, 'Usa il codice').click();
            await page.getByText('Codice accettato').waitFor();
          },
          action: inMain('Continua'),
        },
      ],
    },
  ],
  '/profile': [
    {
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
            await page.getByText('Per cambiare email scrivi la password attuale.').waitFor();
            const passwords = part(page, 'Password');
            await passwords.getByRole('button', { name: 'Cambia la password' }).click();
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
            await page.getByText('L’immagine non è leggibile').waitFor();
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
          action: inMain('Salva l’avatar'),
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
          action: inMain('Manda di nuovo l’email'),
        },
        {
          state: 'whether to end this session',
          reach: (page) => button(page, 'Chiudi questa sessione').click(),
          ...dialogWith('Scollegati'),
        },
        {
          state: 'an account that is to go, without the password',
          reach: async (page) => {
            await page.getByRole('dialog').getByRole('button', { name: 'Torna indietro' }).click();
            await button(page, 'Elimina il mio account').click();
            await inDialog('Elimina il mio account')(page).click();
            await dialog(page).getByText('La password è obbligatoria').waitFor();
          },
          ...dialogWith('Elimina il mio account'),
        },
      ],
    },
    {
      as: () => tokens.held,
      states: [
        {
          state: 'passkeys of the profile',
          action: inMain('Nuovi codici di recupero'),
          part: 'main',
        },
        {
          state: 'new codes',
          reach: async (page) => {
            await button(page, 'Nuovi codici di recupero').click();
            await inDialog('Genera nuovi codici')(page).click();
            await page.getByText('Li vedi solo adesso').waitFor();
          },
          ...dialogWith('Li ho messi al sicuro'),
        },
        {
          state: 'another name',
          reach: async (page) => {
            await inDialog('Li ho messi al sicuro')(page).click();
            await button(page, 'Rinomina la passkey: Telefono').click();
          },
          ...dialogWith('Salva'),
        },
        {
          state: 'removing the last one',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await button(page, 'Rimuovi la passkey: Telefono').click();
          },
          ...dialogWith('Rimuovi la passkey'),
        },
      ],
    },
    {
      as: () => tokens.unconfirmed,
      states: [
        {
          state: 'an address that waits to be confirmed',
          reach: async (page) => {
            const account = panelButton(page, gilda.name);
            await account.click();
            await page.getByText('La tua email non è ancora confermata.').waitFor();
          },
          action: (page) => panelButton(page, gilda.name),
        },
      ],
    },
  ],
};

testScreens('account', screens, { site: () => site });

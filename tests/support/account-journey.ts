import { request } from 'node:http';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { untilHydrated } from './journey.ts';
import { panelButton } from './menu-journey.ts';
import type { ReceivedMail } from './smtp-server.ts';
import type { Site } from './start-site.ts';

// The steps of an account's life, in the words of the screens.

export type Registrant = { name: string; email: string; password: string };

export const registrant = (name: string): Registrant => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  password: 'scoglio tre gabbiani',
});

/** The link of the newest mail to an address that begins with `path`; waits until there is one besides `known`. */
export const mailedLink = (
  mailbox: { mails: () => ReceivedMail[] | Promise<ReceivedMail[]> },
  address: string,
  path: '/confirm-email' | '/not-me' | '/reset-password',
  known: readonly string[] = [],
): Promise<string> =>
  vi.waitFor(async () => {
    const links = (await mailbox.mails())
      .filter(({ envelope }) => envelope.to.includes(address))
      .flatMap(({ parsed }) => parsed.text?.match(/https?:\/\/\S+/g) ?? [])
      .filter((link) => new URL(link).pathname.startsWith(path) && !known.includes(link));
    const newest = links.at(-1);
    if (!newest) throw new Error(`No new link to ${path} has reached ${address}`);
    return newest;
  }, 15_000);

/** Calls the API with any headers: `fetch` would not send a custom Host. */
export const postTo = (
  { url }: Pick<Site, 'url'>,
  path: string,
  body: unknown,
  headers: Record<string, string>,
) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const call = request(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    call.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, body: text }));
    });
    call.end(JSON.stringify(body));
  });

export const registerBehindTheBrowser = async (
  site: Pick<Site, 'url'>,
  person: Registrant,
  headers: Record<string, string> = {},
): Promise<string> => {
  const { status, body } = await postTo(site, '/auth/register', person, headers);
  expect(status).toBe(201);
  return (JSON.parse(body) as { token: string }).token;
};

/** Expires every link that was mailed to an address. */
export const expireLinksOf = (site: Site, address: string): void => {
  const database = new Sqlite(`${site.folder}/site.db`, { timeout: 5000 });
  try {
    database
      .prepare("UPDATE account_links SET expires_at = '2020-01-01T00:00:00.000Z' WHERE email = ?")
      .run(address);
  } finally {
    database.close();
  }
};

/** Fills in and sends the registration that is on the screen. */
export const register = async (page: Page, { name, email, password }: Registrant) => {
  await untilHydrated(page, 'form');
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Conferma password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Registrati' }).click();
  await page.waitForURL((url) => url.pathname === '/pages/registrazione-richiesta');
};

/** Fills in and sends the login that is on the screen. */
export const logInAs = async (page: Page, { email, password }: Omit<Registrant, 'name'>) => {
  await untilHydrated(page, 'form');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
};

/** Fills in and sends the new password that is on the screen. */
export const choosePassword = async (page: Page, password: string, again = password) => {
  await page.getByLabel('Nuova password', { exact: true }).fill(password);
  await page.getByLabel('Conferma nuova password').fill(again);
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
};

export const logOut = async (page: Page, name: string): Promise<void> => {
  await panelButton(page, name).click();
  await page.getByRole('button', { name: 'Scollegati' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
};

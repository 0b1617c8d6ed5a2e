import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { Role } from '#shared/accounts/roles.ts';
import type { SiteApi } from './site-api.ts';
import type { Site } from './start-site.ts';

export type Person = { id: number; name: string; email: string; password: string };

const PASSWORD = 'barca-a-vela-7';

/** Makes a user as the administrator does. */
export const makePerson = async (
  api: SiteApi,
  name: string,
  email: string,
  role: Role = 'USER',
): Promise<Person> => {
  const made = { name, email, password: PASSWORD };
  const { id } = await api.post<{ id: number }>('/auth/users/create', { ...made, role });
  return { id, ...made };
};

/** Opens a session behind the browser's back. */
export const openSessionOf = async (
  { url }: Pick<Site, 'url'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
};

/** The user of a token, according to the site; null when the session is over. */
export const userOf = async (site: Pick<Site, 'url'>, token: string): Promise<OwnUser | null> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/auth/me`, { headers });
  if (answer.status === 401) return null;
  return ((await answer.json()) as { user: OwnUser }).user;
};

/** Stores a session in a page's browser, with the cookie that its first answer brings to staff. */
export const storeSession = async (page: Page, token: string): Promise<void> => {
  await page.evaluate((open) => localStorage.setItem('token', open), token);
  const { origin } = new URL(page.url());
  const headers = { authorization: `Bearer ${token}` };
  await page.context().request.get(`${origin}/api/auth/me`, { headers });
};

/**
 * Opens a screen with a stored session: the login itself has its own journeys. Resolves when the screen
 * is ready.
 */
export const enterAs = async (
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  path: string,
): Promise<void> => {
  // The smallest answer of the site, so that the browser has a storage of it.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  const token = await openSessionOf({ url: new URL(page.url()).origin }, person);
  await storeSession(page, token);
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
};

/** Presses Tab until an element has the focus. */
export const tabTo = async (page: Page, target: Locator, limit = 60): Promise<void> => {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing led to ${target}`);
};

/** Expects that an element has the focus: it was not lost with a removed one. */
export const expectFocusKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.activeElement !== document.body);
};

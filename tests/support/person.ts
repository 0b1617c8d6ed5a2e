import type { Locator, Page } from 'playwright-core';
import type { Role } from '#shared/accounts/roles.ts';
import { sessionOf } from './sessions.ts';
import type { SiteApi } from './site-api.ts';

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
  const token = await sessionOf({ url: new URL(page.url()).origin }, person);
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

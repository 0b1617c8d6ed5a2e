import { afterAll, beforeAll, expect, it } from 'vitest';
import { logOut } from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { panelButton } from '#tests/support/menu-journey.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { userOf } from '#tests/support/sessions.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The data that a browser stores of a user, and the rest after a logout.

let site: Site;
let elsa: Person;
beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  elsa = await makePerson(await adminApi(site), 'Elsa', 'elsa@example.com');
});
afterAll(() => site?.close());

/** Names of everything stored beyond a page. */
const KEPT = `({
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')),
  cookies: document.cookie,
})`;

it('a browser keeps the token, and nothing about the person; of staff a cookie for pages too', async () => {
  const page = await browser.newPage({ baseUrl: site.url });
  for (const path of ['/profile', '/booking', '/']) {
    await enterAs(page, elsa, path);
    await panelButton(page, 'Elsa').waitFor();
    expect(await page.evaluate(KEPT)).toEqual({ local: ['token'], session: [], cookies: '' });
    expect(await page.context().cookies()).toEqual([]);
  }
  await enterAs(page, ADMIN, '/admin/users');
  await page.getByText('elsa@example.com').first().waitFor();
  expect(await page.context().cookies()).toMatchObject([
    { name: 'preview', httpOnly: true, sameSite: 'Strict', path: '/' },
  ]);
  expect(await page.evaluate(KEPT)).toEqual({ local: ['token'], session: [], cookies: '' });
});

it.each([
  ['does not answer', () => new Promise<never>(() => undefined)],
  ['is away', undefined],
] as const)('a logout clears the browser even when the server %s', async (_what, hang) => {
  const expectedProblems = [/Failed to load resource/, /ERR_FAILED/, /console: Logout failed/];
  const page = await browser.newPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, elsa, '/profile');
  const token = await page.evaluate<string>("localStorage.getItem('token')");
  await page.route(/accounts\.logout/, (route) => (hang ? hang() : route.abort()));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await logOut(page, 'Elsa');
  expect(logged).toContainEqual(expect.stringMatching(/^Logout failed/));
  expect(await page.evaluate(KEPT)).toEqual({ local: [], session: [], cookies: '' });
  expect(await page.getByText('elsa@example.com').count()).toBe(0);
  // The server did not receive the logout: the session expires there by itself.
  expect(await userOf(site, token)).toMatchObject({ name: 'Elsa' });
});

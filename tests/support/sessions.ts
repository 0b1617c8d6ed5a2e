import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { Site } from './start-site.ts';

/** On a busy machine the site may close an idle connection just when it is used again. */
export const ownConnection = { connection: 'close' };

type Login = { email: string; password: string };

/** Opens a session behind the browser's back. */
export const openSessionOf = async (
  { url }: Pick<Site, 'url'>,
  { email, password }: Login,
): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownConnection },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
};

/** Open ones of this worker: checking a password takes a site longer than most calls. */
const sessions = new Map<string, string>();

/** A session that other tests may have used; not for tests that count sessions or end them. */
export const sessionOf = async (site: Pick<Site, 'url'>, person: Login): Promise<string> => {
  const key = JSON.stringify([site.url, person.email, person.password]);
  const known = sessions.get(key);
  if (known && (await userOf(site, known))) return known;
  const opened = await openSessionOf(site, person);
  sessions.set(key, opened);
  return opened;
};

/** The user of a token, according to the site; null when the session is over. */
export const userOf = async (site: Pick<Site, 'url'>, token: string): Promise<OwnUser | null> => {
  const headers = { authorization: `Bearer ${token}`, ...ownConnection };
  const answer = await fetch(`${site.url}/api/auth/me`, { headers });
  if (answer.status === 401) return null;
  return ((await answer.json()) as { user: OwnUser }).user;
};

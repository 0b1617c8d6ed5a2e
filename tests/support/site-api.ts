import { ownConnection, sessionOf } from './sessions.ts';
import { ADMIN, type Site } from './start-site.ts';

/** Actions behind the browser's back, through the site's own API. */
export type SiteApi = {
  /** For requests that are not JSON. */
  token: string;
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  put<Answer>(path: string, body: unknown): Promise<Answer>;
  patch<Answer>(path: string, body: unknown): Promise<Answer>;
  delete<Answer>(path: string): Promise<Answer>;
};

const answerOf = async <Answer>(response: Response): Promise<Answer> => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** The API as the administrator. */
export const adminApi = async (site: Pick<Site, 'url'>): Promise<SiteApi> => {
  const token = await sessionOf(site, ADMIN);
  const headers = { authorization: `Bearer ${token}`, ...ownConnection };
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    answerOf(
      await fetch(`${site.url}/api${path}`, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
  return {
    token,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
  };
};

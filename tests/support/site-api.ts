import { ADMIN, type Site } from './start-site.ts';

/** What a journey needs done behind the browser's back, through the site's own API. */
export type SiteApi = {
  /** For what is no JSON. */
  token: string;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  get<Answer>(path: string): Promise<Answer>;
};

const answerOf = async <Answer>(response: Response): Promise<Answer> => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** The API as the administrator. */
export const adminApi = async (site: Site): Promise<SiteApi> => {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const post = async <Answer>(path: string, body: unknown): Promise<Answer> =>
    answerOf(
      await fetch(`${site.url}/api${path}`, {
        method: 'POST',
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
  const { token } = await post<{ token: string }>('/auth/login', {
    email: ADMIN.email,
    password: ADMIN.password,
  });
  headers.authorization = `Bearer ${token}`;
  return {
    token,
    post,
    get: async (path) => answerOf(await fetch(`${site.url}/api${path}`, { headers })),
  };
};

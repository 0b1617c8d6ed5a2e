import type { TestApp } from './create-test-app.ts';

/** The cookie that an answer sets, as the browser sends it back; null without one. */
export const cookieIn = (headers: Record<string, unknown>): string | null =>
  typeof headers['set-cookie'] === 'string' ? (headers['set-cookie'].split(';', 1)[0] ?? '') : null;

/** The cookie that a browser with a session of staff has; null for anybody else. */
export const previewCookieOf = async (t: TestApp, token: string): Promise<string | null> =>
  cookieIn((await t.rest('GET', '/auth/me', { token })).headers);

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Caller } from '#server/app-context.ts';
import { STAFF_COOKIE_SECONDS } from '#server/features/accounts/session-lifetime.ts';
import {
  findCaller,
  findPageReader,
  pageKeyOf,
} from '#server/features/accounts/sessions.service.ts';
import { isStaffCaller } from '#server/trpc/access.ts';

// Staff's cookie. The server renders public pages for its holder; calls, forms and files ignore it
// (decision 28).

/** Over TLS, the prefix keeps other sites of the domain from setting it. */
const styleOf = ({ config }: AppContext) =>
  config.publicUrl.startsWith('https:')
    ? { name: '__Host-preview', secure: '; Secure' }
    : { name: 'preview', secure: '' };

/** The cookie's value; null in nearly every request. */
export const readPreviewCookie = (app: AppContext, { headers }: FastifyRequest): string | null => {
  if (headers.cookie === undefined) return null;
  const start = `${styleOf(app).name}=`;
  const sent = headers.cookie.split(/; */).find((cookie) => cookie.startsWith(start));
  return sent?.slice(start.length) || null;
};

const setPreviewCookie = (
  app: AppContext,
  reply: FastifyReply,
  { value, seconds }: { value: string; seconds: number },
): void => {
  const { name, secure } = styleOf(app);
  const cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  reply.header('set-cookie', cookie);
};

/** Sets the cookie for the token of staff; takes it back for any other token. */
export const followSession = async (
  app: AppContext,
  { request, reply, token }: { request: FastifyRequest; reply: FastifyReply; token: string },
): Promise<void> => {
  const caller = await findCaller(app, token);
  if (caller && isStaffCaller(caller)) {
    const value = pageKeyOf(caller, token);
    setPreviewCookie(app, reply, { value, seconds: STAFF_COOKIE_SECONDS });
  } else if (readPreviewCookie(app, request) !== null) {
    setPreviewCookie(app, reply, { value: '', seconds: 0 });
  }
};

/** The member of staff whom the cookie names; null for a visitor, who costs nothing without one. */
export const findPreviewer = async (
  app: AppContext,
  request: FastifyRequest,
): Promise<Caller | null> => {
  const key = readPreviewCookie(app, request);
  const caller = key === null ? null : await findPageReader(app, key);
  return isStaffCaller(caller) ? caller : null;
};

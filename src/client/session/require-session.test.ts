import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiErrorOf } from '#client/ui/api-error.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import { requireLogin, requireSession } from './require-session.ts';
import { forgetToken, readToken, storeToken } from './token.ts';

const member = (role: Role, emailConfirmed = true): OwnUser => ({
  id: 1,
  name: 'Elena Fois',
  email: 'elena@example.it',
  role,
  avatar: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmed,
  pendingEmail: null,
  locale: 'it',
  version: 1,
});

const accepted = (user: OwnUser, needsPasskey = false) => ({
  result: { data: { user, needsPasskey } },
});

const refused = (appCode: ErrorCode) => ({
  error: {
    message: appCode,
    code: -32_000,
    data: { appCode, httpStatus: errorCodes[appCode].status, issues: [] },
  },
});

type ServerAnswer = ReturnType<typeof accepted | typeof refused>;

/** A route, and a server that answers so, the last answer again and again. */
const guarded = (...answers: [ServerAnswer, ...ServerAnswer[]]) => {
  const answer = () => Response.json([answers.length > 1 ? answers.shift() : answers[0]]);
  vi.stubGlobal('fetch', async () => answer());
  return { location: { href: '/admin/bookings?booking=12' } };
};

const refusal = async (attempt: Promise<unknown>) => {
  const thrown: unknown = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  return isRedirect(thrown) ? { to: thrown.options.to, search: thrown.options.search } : thrown;
};

const toLogin = { to: '/login', search: { redirect: '/admin/bookings?booking=12' } };

beforeEach(() => {
  vi.stubGlobal('document', { body: { dataset: { locale: 'it' } }, querySelector: () => null });
});
afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
});

describe('requireSession', () => {
  it('redirects a visitor to the login with the return path', async () => {
    expect(await refusal(requireSession(guarded(accepted(member('ADMIN')))))).toEqual(toLogin);
  });

  it('redirects staff to their passkey where it is required, from every route but that one', async () => {
    storeToken('open');
    const waiting = guarded(accepted(member('ADMIN'), true));
    const toPasskey = { to: '/passkey', search: { redirect: '/admin/bookings?booking=12' } };
    expect(await refusal(requireSession(waiting, ['ADMIN']))).toEqual(toPasskey);
    expect(await refusal(requireSession(waiting))).toEqual(toPasskey);
    expect((await requireLogin(waiting)).user.role).toBe('ADMIN');
  });

  it('discards a token that the server rejects', async () => {
    storeToken('old');
    const attempt = requireSession(guarded(refused('UNAUTHENTICATED')));
    expect(await refusal(attempt)).toEqual(toLogin);
    expect(readToken()).toBeNull();
  });

  it('keeps the token when the server is unavailable', async () => {
    storeToken('good');
    const attempt = requireSession(guarded(refused('UNAVAILABLE')));
    expect(apiErrorOf(await refusal(attempt))?.code).toBe('UNAVAILABLE');
    expect(readToken()).toBe('good');
  });

  it('redirects an unconfirmed user to the confirmation steps', async () => {
    storeToken('unconfirmed');
    const attempt = requireSession(guarded(accepted(member('USER', false))));
    expect(await refusal(attempt)).toMatchObject({ to: '/pages/registrazione-richiesta' });
  });

  it('bypasses the cache before treating an email as unconfirmed', async () => {
    storeToken('confirmed');
    const answers = guarded(accepted(member('USER', false)), accepted(member('USER')));
    const attempt = requireSession(answers);
    expect(await attempt).toEqual({ user: member('USER') });
  });

  it('redirects other roles home and admits the allowed ones', async () => {
    storeToken('guest');
    const attempt = requireSession(guarded(accepted(member('USER'))), ['ADMIN', 'EDITOR']);
    expect(await refusal(attempt)).toEqual({ to: '/', search: undefined });
    storeToken('editor');
    const user = member('EDITOR');
    expect(await requireSession(guarded(accepted(user)), ['ADMIN', 'EDITOR'])).toEqual({ user });
    storeToken('guest again');
    expect(await requireSession(guarded(accepted(member('USER'))))).toEqual({
      user: member('USER'),
    });
  });
});

import { isRedirect } from '@tanstack/react-router';
import { TRPCClientError } from '@trpc/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { api } from '#client/api/api.ts';
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

const serverError = (appCode: ErrorCode) =>
  Object.assign(new TRPCClientError(appCode), {
    data: { appCode, httpStatus: errorCodes[appCode].status, issues: [] },
  });

const { query } = vi.hoisted(() => ({ query: vi.fn<typeof api.accounts.me.query>() }));
vi.mock('#client/api/api.ts', () => ({ api: { accounts: { me: { query } } } }));

const guarded = (answer: () => OwnUser, needsPasskey = false) => {
  query.mockImplementation(async () => ({ user: answer(), needsPasskey }));
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

afterEach(forgetToken);

describe('requireSession', () => {
  it('redirects a visitor to the login with the return path', async () => {
    expect(await refusal(requireSession(guarded(() => member('ADMIN'))))).toEqual(toLogin);
  });

  it('redirects staff to their passkey where it is required, from every route but that one', async () => {
    storeToken('open');
    const waiting = guarded(() => member('ADMIN'), true);
    const toPasskey = { to: '/passkey', search: { redirect: '/admin/bookings?booking=12' } };
    expect(await refusal(requireSession(waiting, ['ADMIN']))).toEqual(toPasskey);
    expect(await refusal(requireSession(waiting))).toEqual(toPasskey);
    expect((await requireLogin(waiting)).user.role).toBe('ADMIN');
  });

  it('discards a token that the server rejects', async () => {
    storeToken('old');
    const attempt = requireSession(
      guarded(() => {
        throw serverError('UNAUTHENTICATED');
      }),
    );
    expect(await refusal(attempt)).toEqual(toLogin);
    expect(readToken()).toBeNull();
  });

  it('keeps the token when the server is unavailable', async () => {
    storeToken('good');
    const failure = serverError('UNAVAILABLE');
    const attempt = requireSession(
      guarded(() => {
        throw failure;
      }),
    );
    expect(await refusal(attempt)).toBe(failure);
    expect(readToken()).toBe('good');
  });

  it('redirects an unconfirmed user to the confirmation steps', async () => {
    storeToken('unconfirmed');
    const attempt = requireSession(guarded(() => member('USER', false)));
    expect(await refusal(attempt)).toMatchObject({ to: '/pages/registrazione-richiesta' });
  });

  it('bypasses the cache before treating an email as unconfirmed', async () => {
    storeToken('confirmed');
    const answers = [member('USER', false), member('USER')];
    const attempt = requireSession(guarded(() => answers.shift() ?? member('USER')));
    expect(await attempt).toEqual({ user: member('USER') });
  });

  it('redirects other roles home and admits the allowed ones', async () => {
    storeToken('guest');
    const attempt = requireSession(
      guarded(() => member('USER')),
      ['ADMIN', 'EDITOR'],
    );
    expect(await refusal(attempt)).toEqual({ to: '/', search: undefined });
    storeToken('editor');
    const user = member('EDITOR');
    expect(
      await requireSession(
        guarded(() => user),
        ['ADMIN', 'EDITOR'],
      ),
    ).toEqual({ user });
    storeToken('guest again');
    expect(await requireSession(guarded(() => member('USER')))).toEqual({ user: member('USER') });
  });
});

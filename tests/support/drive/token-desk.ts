import { createHash, randomUUID } from 'node:crypto';

export const CLIENT = { id: 'client.apps.example', secret: 'GOCSPX-secret' };
const LIFE_SECONDS = 3599;
export const OWN_FILES = 'https://www.googleapis.com/auth/drive.file';
const SCOPES = [OWN_FILES, 'https://www.googleapis.com/auth/drive'];

export type TokenAnswer = { status: number; body: Record<string, unknown> };
type Code = { challenge: string; redirectUrl: string; scope: string };

const refusal = (error: string, status = 400): TokenAnswer => ({
  status,
  body: { error, error_description: 'Refused.' },
});

/** Gives tokens out as Google does, and takes them back. */
export const createTokenDesk = (now: () => Date) => {
  const accessTokens = new Map<string, { endsAt: number; scope: string }>();
  const refreshTokens = new Map<string, string>();
  const codes = new Map<string, Code>();

  const grant = (scope: string, more: Record<string, string> = {}): TokenAnswer => {
    const token = `ya29.${randomUUID()}`;
    accessTokens.set(token, { endsAt: now().getTime() + LIFE_SECONDS * 1000, scope });
    const body = { access_token: token, expires_in: LIFE_SECONDS, token_type: 'Bearer', scope };
    return { status: 200, body: { ...body, ...more } };
  };

  const byCode = (params: URLSearchParams): TokenAnswer => {
    const code = codes.get(params.get('code') ?? '');
    codes.delete(params.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(params.get('code_verifier') ?? '')
      .digest('base64url');
    if (code?.challenge !== challenge) return refusal('invalid_grant');
    if (code.redirectUrl !== params.get('redirect_uri')) return refusal('redirect_uri_mismatch');
    const token = `1//${randomUUID()}`;
    refreshTokens.set(token, code.scope);
    return grant(code.scope, { refresh_token: token });
  };

  return {
    /** The answer to a request for tokens. */
    ask: (params: URLSearchParams): TokenAnswer => {
      const isClient =
        params.get('client_id') === CLIENT.id && params.get('client_secret') === CLIENT.secret;
      if (!isClient) return refusal('invalid_client', 401);
      if (params.get('grant_type') === 'authorization_code') return byCode(params);
      if (params.get('grant_type') !== 'refresh_token') return refusal('unsupported_grant_type');
      const scope = refreshTokens.get(params.get('refresh_token') ?? '');
      return scope ? grant(scope) : refusal('invalid_grant');
    },
    /** Where the owner's yes leads to; null for a request that Google would not show. */
    consent: (query: URLSearchParams): string | null => {
      const challenge = query.get('code_challenge');
      const redirectUrl = query.get('redirect_uri');
      const scope = SCOPES.find((known) => known === query.get('scope'));
      const isWhole =
        query.get('client_id') === CLIENT.id &&
        query.get('code_challenge_method') === 'S256' &&
        query.get('access_type') === 'offline';
      if (!isWhole || !challenge || !redirectUrl || !scope) return null;
      const code = `4/${randomUUID()}`;
      codes.set(code, { challenge, redirectUrl, scope });
      return `${redirectUrl}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`;
    },
    revoke: (token: string): boolean => refreshTokens.delete(token),
    refuseRefreshTokens: () => refreshTokens.clear(),
    expireAccessTokens: () => accessTokens.clear(),
    /** The scope of a token that is good. */
    scopeOf: (authorization = ''): string | undefined => {
      const known = accessTokens.get(authorization.replace('Bearer ', ''));
      return known && known.endsAt > now().getTime() ? known.scope : undefined;
    },
  };
};

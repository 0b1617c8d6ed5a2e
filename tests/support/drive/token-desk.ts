import { createHash, createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto';

export const CLIENT = { id: 'client.apps.example', secret: 'GOCSPX-secret' };
const LIFE_SECONDS = 3599;
export const FILE_SCOPE = 'https://www.googleapis.com/auth/drive.file';
const JWT_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

export type TokenAnswer = { status: number; body: Record<string, unknown> };
type Code = { challenge: string; redirectUrl: string };

const refusal = (error: string, status = 400): TokenAnswer => ({
  status,
  body: { error, error_description: 'Refused.' },
});

const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString() || '{}');

/** Gives tokens out as Google does, and takes them back. */
export const createTokenDesk = (now: () => Date) => {
  const accessTokens = new Map<string, { endsAt: number; scope: string }>();
  const refreshTokens = new Set<string>();
  const codes = new Map<string, Code>();
  const accounts = new Map<string, string>();

  const grant = (scope: string, more: Record<string, string> = {}): TokenAnswer => {
    const token = `ya29.${randomUUID()}`;
    accessTokens.set(token, { endsAt: now().getTime() + LIFE_SECONDS * 1000, scope });
    const body = { access_token: token, expires_in: LIFE_SECONDS, token_type: 'Bearer', scope };
    return { status: 200, body: { ...body, ...more } };
  };

  const newRefreshToken = (): string => {
    const token = `1//${randomUUID()}`;
    refreshTokens.add(token);
    return token;
  };

  const byCode = (params: URLSearchParams): TokenAnswer => {
    const code = codes.get(params.get('code') ?? '');
    codes.delete(params.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(params.get('code_verifier') ?? '')
      .digest('base64url');
    if (code?.challenge !== challenge) return refusal('invalid_grant');
    if (code.redirectUrl !== params.get('redirect_uri')) return refusal('redirect_uri_mismatch');
    return grant(FILE_SCOPE, { refresh_token: newRefreshToken() });
  };

  const byAssertion = (assertion: string, audience: string): TokenAnswer => {
    const [header, payload, signature] = assertion.split('.');
    const { iss, scope, aud, exp, iat } = decode(payload);
    const key = accounts.get(String(iss));
    const signed = Buffer.from(`${header}.${payload}`);
    const isSigned =
      key !== undefined &&
      decode(header).alg === 'RS256' &&
      verify('RSA-SHA256', signed, createPublicKey(key), Buffer.from(signature ?? '', 'base64url'));
    const seconds = now().getTime() / 1000;
    const isInTime = Number(iat) <= seconds + 60 && Number(exp) > seconds;
    if (!isSigned || aud !== audience || !isInTime) return refusal('invalid_grant');
    return grant(String(scope));
  };

  return {
    newRefreshToken,
    /** The answer to a request for tokens at this address. */
    ask: (params: URLSearchParams, audience: string): TokenAnswer => {
      if (params.get('grant_type') === JWT_GRANT) {
        return byAssertion(params.get('assertion') ?? '', audience);
      }
      const isClient =
        params.get('client_id') === CLIENT.id && params.get('client_secret') === CLIENT.secret;
      if (!isClient) return refusal('invalid_client', 401);
      if (params.get('grant_type') === 'authorization_code') return byCode(params);
      if (params.get('grant_type') !== 'refresh_token') return refusal('unsupported_grant_type');
      const isKnown = refreshTokens.has(params.get('refresh_token') ?? '');
      return isKnown ? grant(FILE_SCOPE) : refusal('invalid_grant');
    },
    /** Where the owner's yes leads to; null for a request that Google would not show. */
    consent: (query: URLSearchParams): string | null => {
      const challenge = query.get('code_challenge');
      const redirectUrl = query.get('redirect_uri');
      const isWhole =
        query.get('client_id') === CLIENT.id &&
        query.get('code_challenge_method') === 'S256' &&
        query.get('access_type') === 'offline' &&
        query.get('scope') === FILE_SCOPE;
      if (!isWhole || !challenge || !redirectUrl) return null;
      const code = `4/${randomUUID()}`;
      codes.set(code, { challenge, redirectUrl });
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
    /** A new account. Returns the text of its key file. */
    addServiceAccount: (email = 'site@project.iam.example'): string => {
      const pair = generateKeyPairSync('rsa', {
        modulusLength: 2048,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      });
      accounts.set(email, pair.publicKey);
      const key = { client_email: email, private_key_id: 'k1', private_key: pair.privateKey };
      return JSON.stringify({ type: 'service_account', ...key });
    },
    removeServiceAccounts: () => accounts.clear(),
  };
};

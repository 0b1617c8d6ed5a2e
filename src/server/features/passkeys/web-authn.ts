import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { serverText } from '#server/languages.ts';
import { perApp } from '#server/per-app.ts';
import type {
  AuthenticationResponse,
  RegistrationResponse,
} from '#shared/accounts/passkeys.schema.ts';

/** The site as a WebAuthn relying party. */
type RelyingParty = { id: string; origin: string };

/** UNAVAILABLE when PUBLIC_URL has an IP address: WebAuthn needs a domain name. */
export const relyingParty = ({ config }: AppContext): RelyingParty => {
  const { hostname, origin } = new URL(config.publicUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    throw new AppError('UNAVAILABLE', serverText('accountErrors.passkeysNeedDomain'));
  }
  return { id: hostname, origin };
};

const CHALLENGE_BYTES = 32;
/** How long a browser's dialog may stay open. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;
/** Bounds memory; the oldest challenge is dropped first. */
const MAX_CHALLENGES = 10_000;

/** The user a challenge was made for; null for a login. */
type Asker = { userId: number | null };

const challenges = perApp(
  ({ clock }) =>
    new LRUCache<string, Asker>({
      max: MAX_CHALLENGES,
      ttl: CHALLENGE_LIFETIME_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    }),
);

/** A challenge to be signed within five minutes, in base64url. */
export const newChallenge = (app: AppContext, asker: Asker): string => {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  challenges(app).set(challenge, asker);
  return challenge;
};

/** Whether the challenge was made for this user and is still valid. Each can be used once. */
export const takeChallenge =
  (app: AppContext, { userId }: Asker) =>
  (challenge: string): boolean => {
    const open = challenges(app);
    const asker = open.get(challenge);
    open.delete(challenge);
    return asker !== undefined && asker.userId === userId;
  };

/** Loaded on first use, so that a site without passkeys does not pay for it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** A page elsewhere that shows this site in a frame could make people prove what they do not see. */
const assertNotFramed = ({ response }: { response: { clientDataJSON: string } }): void => {
  const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
  if (typeof data === 'object' && data !== null && 'crossOrigin' in data && data.crossOrigin) {
    throw new Error('Made in a frame of another site');
  }
};

/** Verifies a response; every error becomes PASSKEY_INVALID. */
export const verified = async <Verified extends { verified: boolean }>(
  app: AppContext,
  response: RegistrationResponse | AuthenticationResponse,
  verify: () => Promise<Verified>,
): Promise<Verified & { verified: true }> => {
  try {
    assertNotFramed(response);
    const answer = await verify();
    if (answer.verified) return answer as Verified & { verified: true };
  } catch (error) {
    app.logger.info({ event: 'passkey-refused', err: error }, 'passkey refused');
  }
  throw new AppError('PASSKEY_INVALID');
};

import type { Clock } from '#server/infrastructure/clock.ts';
import type { Credentials } from './credentials.ts';
import { isDriveError } from './drive-error.ts';
import { createSharedWork } from './shared-work.ts';
import type { TokenEndpoint } from './token-endpoint.ts';

/** A token that is about to end would end on the way. */
const RESERVE_MS = 60_000;

export type AccessTokens = {
  get(signal?: AbortSignal): Promise<string>;
  /** A new one for one that Google no longer accepts. */
  renew(refused: string, signal?: AbortSignal): Promise<string>;
};

type Known = { credential: string; token: string; endsAt: number };
type Parts = { credentials: Credentials; endpoint: TokenEndpoint; clock: Clock };

export const createAccessTokens = ({ credentials, endpoint, clock }: Parts): AccessTokens => {
  let known: Known | undefined;

  const ask = createSharedWork(async () => {
    const grant = await credentials.grant();
    const asked = await endpoint.ask(grant.params()).catch(async (error: unknown) => {
      if (isDriveError(error, 'expired')) {
        await credentials.remember(grant, 'refused').catch(() => undefined);
      }
      throw error;
    });
    await credentials.remember(grant, 'accepted');
    const endsAt = clock.now().getTime() + asked.lifeSeconds * 1000 - RESERVE_MS;
    known = { credential: grant.credential, token: asked.accessToken, endsAt };
    return asked.accessToken;
  });

  const get = async (signal?: AbortSignal): Promise<string> => {
    const { credential } = await credentials.grant();
    const isGood = known?.credential === credential && known.endsAt > clock.now().getTime();
    return isGood && known ? known.token : ask(signal);
  };

  return {
    get,
    renew: (refused, signal) => {
      if (known?.token === refused) known = undefined;
      return get(signal);
    },
  };
};

import type { Grant } from './credentials.ts';

type OAuthClient = { clientId: string; clientSecret: string };

/** A consent that somebody gave, as what an access token is asked for with. */
export const refreshTokenGrant = (
  { clientId, clientSecret }: OAuthClient,
  refreshToken: string,
): Grant => ({
  credential: refreshToken,
  params: () => ({
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  }),
});

import type { DriveAccess } from '#server/drive-settings.ts';
import type { Clock } from '#server/infrastructure/clock.ts';
import type { Credentials } from './credentials.ts';
import { DriveError } from './drive-error.ts';
import { refreshTokenGrant } from './refresh-token-grant.ts';
import { serviceAccountCredentials } from './service-account.ts';
import type { TokenFile } from './token-file.ts';

const noCredentials: Credentials = {
  state: async () => 'unset',
  grant: async () => {
    throw new DriveError('unset');
  },
  remember: async () => undefined,
};

type TokenAccess = Extract<DriveAccess, { kind: 'token' }>;

const settingsCredentials = (access: TokenAccess): Credentials => {
  let isRefused = false;
  return {
    state: async () => (isRefused ? 'expired' : 'connected'),
    grant: async () => refreshTokenGrant(access, access.refreshToken),
    remember: async (_grant, outcome) => {
      isRefused = outcome === 'refused';
    },
  };
};

type ConsentAccess = Extract<DriveAccess, { kind: 'consent' }>;

const consentCredentials = (access: ConsentAccess, file: TokenFile): Credentials => {
  const read = async () => {
    const stored = await file.read();
    // A token of another client is worth nothing to this one.
    return stored?.clientId === access.clientId ? stored : undefined;
  };
  return {
    state: async () => {
      const stored = await read();
      if (!stored) return 'unconnected';
      return stored.isRefused ? 'expired' : 'connected';
    },
    grant: async () => {
      const stored = await read();
      if (!stored) throw new DriveError('unconnected');
      return refreshTokenGrant(access, stored.refreshToken);
    },
    remember: async ({ credential }, outcome) => {
      const stored = await read();
      const isRefused = outcome === 'refused';
      if (stored?.refreshToken !== credential || stored.isRefused === isRefused) return;
      await file.write({ ...stored, isRefused });
    },
  };
};

type Parts = { access: DriveAccess; tokenUrl: string; file: TokenFile; clock: Clock };

export const createCredentials = ({ access, tokenUrl, file, clock }: Parts): Credentials => {
  switch (access.kind) {
    case 'unset':
      return noCredentials;
    case 'token':
      return settingsCredentials(access);
    case 'consent':
      return consentCredentials(access, file);
    case 'serviceAccount':
      return serviceAccountCredentials({ keyFile: access.keyFile, tokenUrl, clock });
  }
};

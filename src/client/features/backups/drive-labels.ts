import type { BackupStatus, DriveState } from '#shared/backups.schema.ts';

type Drive = Pick<BackupStatus['drive'], 'state' | 'isConnectedByHand'>;

export const driveTitles: Record<DriveState, string> = {
  unset: 'Google Drive non è configurato',
  unconnected: 'Google Drive non è collegato',
  connected: 'Google Drive è collegato',
  expired: 'Il collegamento con Google Drive è scaduto',
};

export const driveDescription = ({ state, isConnectedByHand }: Drive): string => {
  switch (state) {
    case 'unset':
      return 'Il server non ha ancora le credenziali per Google Drive: vanno scritte nelle sue impostazioni (GOOGLE_DRIVE_CLIENT_ID e GOOGLE_DRIVE_CLIENT_SECRET). Come si ottengono, e come poi si collega un account, lo spiega il file docs/operations.md.';
    case 'unconnected':
      return 'Una copia fuori dal server resta anche se il server si rompe. Google chiede il consenso, e il sito vede soltanto i file che ci mette lui.';
    case 'connected':
      return isConnectedByHand
        ? 'I backup si possono salvare anche lì, fuori dal server. Il sito vede soltanto i file che ci ha messo lui.'
        : 'I backup si possono salvare anche lì, fuori dal server. Il collegamento è scritto nelle impostazioni del server.';
    case 'expired':
      return isConnectedByHand
        ? 'Il consenso è stato ritirato o non vale più: finché non si collega di nuovo, su Drive non arriva niente. I backup che ci sono restano dove sono.'
        : 'Il consenso scritto nelle impostazioni del server non vale più: finché non si rinnova, su Drive non arriva niente. Come si rinnova lo spiega il file docs/operations.md.';
  }
};

/** The label of the connect button; null if connecting is not possible from the site. */
export const connectLabel = ({ state, isConnectedByHand }: Drive): string | null => {
  if (state === 'unconnected') return 'Collega Google Drive';
  return state === 'expired' && isConnectedByHand ? 'Collega di nuovo' : null;
};

export const driveReturns = ['connected', 'refused', 'failed'] as const;
/** The result of the visit to Google's consent page. */
export type DriveReturn = (typeof driveReturns)[number];

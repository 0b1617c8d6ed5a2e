import type { BackupStatus, DriveState } from '#shared/backups.schema.ts';

type Drive = Pick<BackupStatus['drive'], 'state' | 'isConnectedByHand'>;

/** Set up on the server: what is left to do is done on the screen. */
export type PreparedDrive = BackupStatus['drive'] & { state: Exclude<DriveState, 'unset'> };

export const driveTitles: Record<DriveState, string> = {
  unset: 'Google Drive non è configurato',
  unconnected: 'Google Drive non è collegato',
  connected: 'Google Drive è collegato',
  expired: 'Il collegamento con Google Drive è scaduto',
};

export const driveDescription = ({
  state,
  isConnectedByHand,
}: Pick<PreparedDrive, keyof Drive>): string => {
  switch (state) {
    case 'unconnected':
      return 'Una copia su Google Drive resta anche se il server si rompe. Si preme il pulsante, si sceglie l’account che la terrà e si accetta: il sito vede soltanto i file che ci mette lui.';
    case 'connected':
      return isConnectedByHand
        ? 'I backup si possono salvare anche lì, fuori dal server. Il sito vede soltanto i file che ci ha messo lui.'
        : 'I backup si possono salvare anche lì, fuori dal server. A collegarlo è stato chi si occupa del server.';
    case 'expired':
      return isConnectedByHand
        ? 'Il permesso dato a Google è stato ritirato o non vale più: finché non si collega di nuovo, su Drive non arriva niente. I backup che ci sono restano dove sono.'
        : 'Il collegamento non vale più: finché non si rinnova, su Drive non arriva niente. Lo rinnova chi si occupa del server; come, lo spiega il file docs/operations.md.';
  }
};

/** The label of the connect button; null if connecting is not possible from the site. */
export const connectLabel = ({ state, isConnectedByHand }: Drive): string | null => {
  if (state === 'unconnected') return 'Collega Google Drive';
  return state === 'expired' && isConnectedByHand ? 'Collega di nuovo' : null;
};

import type { BackupStatus, DriveState } from '#shared/backups.schema.ts';

/** Configured on the server: the remaining steps are on the screen. */
export type PreparedDrive = BackupStatus['drive'] & { state: Exclude<DriveState, 'unset'> };

export const driveTitles: Record<DriveState, string> = {
  unset: 'Google Drive non è configurato',
  unconnected: 'Google Drive non è collegato',
  connected: 'Google Drive è collegato',
  expired: 'Il collegamento con Google Drive è scaduto',
};

export const driveDescriptions: Record<PreparedDrive['state'], string> = {
  unconnected:
    'Una copia su Google Drive resta anche se il server si rompe. Premi il pulsante, scegli l’account che la terrà e accetta: il sito tocca soltanto i file che ci mette lui.',
  connected:
    'Puoi salvare i backup anche lì, fuori dal server. Il sito tocca soltanto i file che ci ha messo lui.',
  expired:
    'Il permesso dato a Google è stato ritirato o non vale più: finché non lo colleghi di nuovo, su Drive non arriva niente. I backup che ci sono restano dove sono.',
};

/** The label of the connect button; null where there is nothing to connect. */
export const connectLabels: Record<DriveState, string | null> = {
  unset: null,
  unconnected: 'Collega Google Drive',
  connected: null,
  expired: 'Collega di nuovo',
};

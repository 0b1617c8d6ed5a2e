import { backups } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { backupsRouter } from './backups.router.ts';

const backup = { subject: 'backup', object: ['il backup', 'un backup'] } as const;

export const backupsCard = {
  router: backupsRouter,
  tag: 'Creating, downloading and restoring backups',
  audit: {
    'backups.create': backups('creato', backup),
    'backups.cancel': backups('annullato l’operazione di backup in corso'),
    'backups.restore': backups('ripristinato', backup),
    'backups.delete': backups('eliminato', backup),
    'backups.download': backups('scaricato', backup),
    'backups.upload': backups('caricato da un altro server', backup),
    'backups.driveCallback': backups('collegato Google Drive'),
    'backups.disconnectDrive': backups('scollegato Google Drive'),
  },
} satisfies Card;

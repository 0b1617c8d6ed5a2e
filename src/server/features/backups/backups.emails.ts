import type { MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { accessAfterRestore } from './access-after-restore.ts';

export type BackupMailKind = Extract<MailKind, 'backup-failed' | 'backup-used'>;

export const backupMailTemplates: Pick<MailTemplates, BackupMailKind> = {
  'backup-failed': ({ message }, { siteName }) => ({
    subject: `Il backup di ${siteName} non è riuscito`,
    body: [
      `il backup automatico di ${siteName} non è riuscito: ${message}`,
      'Il sito continua a funzionare e riprova da solo. Se l’avviso torna domani, guarda in Copie di sicurezza.',
      { button: { label: 'Apri i backup', to: '/admin/backup' } },
    ],
  }),

  'backup-used': ({ backupId, by, use, keepsAccess }, { siteName }) => ({
    subject:
      use === 'downloaded'
        ? `${siteName}: un backup è stato scaricato`
        : `${siteName}: un backup è stato ripristinato`,
    body: [
      use === 'downloaded'
        ? `${by} ha scaricato un backup di ${siteName}: contiene tutti i dati, anche quelli degli ospiti.`
        : `${by} ha ripristinato un backup di ${siteName}: i dati del sito sono quelli di allora.`,
      ...(keepsAccess === undefined ? [] : [accessAfterRestore(keepsAccess)]),
      { facts: [{ label: 'Backup', value: backupId }] },
      { button: { label: 'Apri il registro', to: '/admin/audit' } },
      'Se non te lo aspettavi, cambia la tua password e guarda nel Registro chi ha fatto cosa.',
    ],
  }),
};

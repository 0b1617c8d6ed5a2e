import type { MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import type { MailKind } from '#shared/outbox.schema.ts';

export type BackupMailKind = Extract<MailKind, 'backup-failed'>;

export const backupMailTemplates: Pick<MailTemplates, BackupMailKind> = {
  'backup-failed': ({ message }, { siteName }) => ({
    subject: `Il backup di ${siteName} non è riuscito`,
    paragraphs: [
      `il backup automatico di ${siteName} non è riuscito: ${message}`,
      'Il sito continua a funzionare e riprova da solo ogni ora. Se l’avviso torna domani, conviene guardare la pagina dei backup.',
    ],
    action: { label: 'Apri i backup', path: '/admin/backup' },
  }),
};

import { Activity } from 'lucide-react';
import { formatTimeAgo } from '#client/features/backups/backup-times.ts';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { formatFileSize } from '#shared/languages/italian-measures.ts';

const waitingMails = (waiting: number): string => {
  if (waiting === 0) return 'nessuna mail in attesa';
  return waiting === 1 ? 'una mail in attesa' : `${waiting} mail in attesa`;
};

/** Warns staff of problems with mails or uploads, and otherwise shows the site's status. */
export const SiteStatus = () => {
  const { data: status, dataUpdatedAt } = trpc.siteStatus.get.useQuery(undefined, liveQuery);
  if (!status) return null;
  const { mail, disk, backups } = status;
  const free = formatFileSize(disk.freeBytes);
  const facts = [
    `${free} liberi sul disco`,
    waitingMails(mail.waiting),
    backups.lastProvenAt && `backup provato ${formatTimeAgo(backups.lastProvenAt, dataUpdatedAt)}`,
  ];
  return (
    <>
      {!mail.isSent && (
        <Notice tone="warning" title="Le mail non partono">
          Sul server non è impostata la posta (SMTP_HOST): quello che il sito scrive a ospiti e
          proprietari resta lì, in un file, e non arriva a nessuno.
        </Notice>
      )}
      {disk.isLow && (
        <Notice tone="warning" title="Il disco del server è quasi pieno">
          Restano {free}. Quando finiscono, il sito non salva più niente e rifiuta le richieste.
          Cancella vecchi backup in Backup, o foto e video che non servono più in Media; chi cura il
          server può fare spazio anche lì.
        </Notice>
      )}
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <Activity aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </p>
    </>
  );
};

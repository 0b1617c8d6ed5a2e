import { Activity } from 'lucide-react';
import { formatTimeAgo } from '#client/features/backups/backup-times.ts';
import { trpc } from '#client/trpc.ts';
import type { Alert } from '#client/ui/alert-strip.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { ReadyText } from '#client/ui/ready-text.tsx';
import { formatFileSize } from '#shared/languages/italian-measures.ts';

const waitingMails = (waiting: number): string => {
  if (waiting === 0) return 'nessuna mail in attesa';
  return waiting === 1 ? 'una mail in attesa' : `${waiting} mail in attesa`;
};

const useSiteStatus = () => trpc.siteStatus.get.useQuery(undefined, liveQuery);

/** Warns of a disk that is almost full. */
export const useDiskAlert = (): Alert | null => {
  const { data: status } = useSiteStatus();
  if (!status?.disk.isLow) return null;
  const free = formatFileSize(status.disk.freeBytes);
  return {
    key: 'disk',
    tone: 'warning',
    line: `Il disco del server è quasi pieno: restano ${free}`,
    detail: (
      <>
        <p>
          Quando il disco è pieno, il sito non salva più niente e rifiuta le richieste. Cancella i
          backup vecchi, e le foto e i video che non usi. Chi ha installato il sito può fare spazio
          anche sul server.
        </p>
        <ReadyText
          label="Testo per chi ha installato il sito"
          subject="Il disco del sito"
          text={`Ciao, sul server del sito ${location.origin} restano ${free} di disco. Puoi fare spazio? Grazie!`}
        />
      </>
    ),
  };
};

/** Space, mails and backups in one quiet line. */
export const SiteStatus = () => {
  const { data: status, dataUpdatedAt } = useSiteStatus();
  if (!status) return null;
  const { mail, disk, backups } = status;
  const facts = [
    `${formatFileSize(disk.freeBytes)} liberi sul disco`,
    waitingMails(mail.waiting),
    backups.lastProvenAt && `backup provato ${formatTimeAgo(backups.lastProvenAt, dataUpdatedAt)}`,
  ];
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Activity aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </p>
  );
};

import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useSession } from '#client/session/session.ts';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass, textLinkClass } from '#client/ui/text-link.ts';
import type { BackupStatus } from '#shared/backups.schema.ts';
import { formatAge, isBackupTooOld, isTrialRestoreTooOld } from './backup-times.ts';
import { useBackupStatus } from './use-backup-status.ts';

type AgeProps = { status: BackupStatus; now: number };

const warningOf = ({ status, now }: AgeProps): { title: string; text: string } | null => {
  const { lastGoodAt, lastProvenAt, lastFailure } = status;
  if (lastGoodAt === null) {
    return {
      title: 'Non c’è ancora nessun backup',
      text:
        lastFailure?.message ??
        'Finché non ce n’è uno, quello che perdi non si recupera. Crea il primo: basta un momento.',
    };
  }
  const last = `L’ultimo riuscito è di ${formatAge(lastGoodAt, now)}.`;
  if (lastFailure) {
    return { title: 'Un backup non è riuscito', text: `${lastFailure.message} ${last}` };
  }
  if (isBackupTooOld(lastGoodAt, now)) {
    return { title: 'Manca il backup di stanotte', text: last };
  }
  if (isTrialRestoreTooOld(lastProvenAt, null, now)) {
    return { title: 'I backup non vengono più provati', text: last };
  }
  return null;
};

const Age = ({ status, now }: AgeProps) => {
  const warning = warningOf({ status, now });
  if (warning) {
    return (
      <Notice
        tone="warning"
        title={warning.title}
        action={
          <Link to="/admin/backup" className={noticeLinkClass}>
            Vai ai backup
          </Link>
        }
      >
        <span className="wrap-anywhere">{warning.text}</span>
      </Notice>
    );
  }
  if (status.lastGoodAt === null) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <History aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        Ultimo backup riuscito: {formatAge(status.lastGoodAt, now)} ·{' '}
        <Link to="/admin/backup" className={textLinkClass}>
          Backup
        </Link>
      </span>
    </p>
  );
};

const AgeForAdmin = () => {
  const status = useBackupStatus();
  // The time of the last response, not the current time: rendering must not read the clock.
  return status.data ? <Age status={status.data} now={status.dataUpdatedAt} /> : null;
};

/** Shows the age of the last successful backup on the dashboard, or a warning. Administrators only. */
export const BackupAge = () => (useSession().user?.role === 'ADMIN' ? <AgeForAdmin /> : null);

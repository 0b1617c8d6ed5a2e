import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useSession } from '#client/session/session.ts';
import type { Alert } from '#client/ui/alert-strip.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { BackupStatus } from '#shared/backups.schema.ts';
import { formatAge, isBackupTooOld, isTrialRestoreTooOld } from './backup-times.ts';
import { useBackupStatus } from './use-backup-status.ts';

const warningOf = ({ lastGoodAt, lastProvenAt, lastFailure }: BackupStatus, now: number) => {
  if (lastFailure) return 'Una copia di sicurezza non è riuscita';
  if (isBackupTooOld(lastGoodAt, now)) return 'Manca la copia di sicurezza di stanotte';
  return isTrialRestoreTooOld(lastProvenAt, null, now)
    ? 'Il sito non prova più le copie di sicurezza'
    : null;
};

/** For administrators. The time is that of the last response: rendering must not read the clock. */
const useStatus = () => useBackupStatus({ enabled: useSession().user?.role === 'ADMIN' });

/** Warns of a failed, late or untested backup. */
export const useBackupAlert = (): Alert | null => {
  const { data, dataUpdatedAt } = useStatus();
  const line = data && warningOf(data, dataUpdatedAt);
  return line ? { key: 'backup', tone: 'warning', line, target: { to: '/admin/backup' } } : null;
};

/** The age of the last successful backup, in one quiet line. */
export const BackupAge = () => {
  const { data, dataUpdatedAt } = useStatus();
  if (!data?.lastGoodAt || warningOf(data, dataUpdatedAt)) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <History aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        Ultimo backup riuscito: {formatAge(data.lastGoodAt, dataUpdatedAt)} ·{' '}
        <Link to="/admin/backup" className={textLinkClass}>
          Backup
        </Link>
      </span>
    </p>
  );
};

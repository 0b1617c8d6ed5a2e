import { backupTime } from '#client/features/backups/backup-times.ts';
import {
  kindNames,
  locationNames,
  sizesInWords,
  totalSize,
} from '#client/features/backups/backup-words.ts';
import { Badge } from '#client/ui/badge.tsx';
import type { Backup } from '#shared/backups.schema.ts';
import { formatInstantDay } from '#shared/italian-dates.ts';
import { BackupActions, type BackupActionsProps } from './backup-actions.tsx';

const proofInWords = ({ provenAt }: Backup): string =>
  provenAt ? `provato il ${formatInstantDay(provenAt)}` : 'non ancora provato';

/** One backup: when and why it was made, where it lies, how large it is, and what can be done. */
export const BackupRow = (props: BackupActionsProps) => {
  const { backup } = props;
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{backupTime(backup.createdAt)}</span>
          <Badge tone={backup.kind === 'safety' ? 'waiting' : 'neutral'}>
            {kindNames[backup.kind]}
          </Badge>
        </p>
        <p className="text-sm">
          {locationNames[backup.location]} · <strong>{totalSize(backup)}</strong> (
          {sizesInWords(backup)}) · {proofInWords(backup)}
        </p>
        <p className="text-xs wrap-anywhere text-ink-soft">
          File {backup.fileName} · ID{'\u00a0'}
          {backup.id}
        </p>
      </div>
      <BackupActions {...props} />
    </li>
  );
};

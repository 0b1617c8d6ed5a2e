import clsx from 'clsx';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { Notice } from '#client/ui/notice.tsx';
import type { BackupStatus } from '#shared/backups.schema.ts';
import { ageInWords, backupTime, isBackupTooOld, isProofTooOld } from './backup-times.ts';

type AgeLineProps = {
  label: string;
  /** Null for never. */
  at: string | null;
  now: number;
  isTooOld: boolean;
  warning: string;
};

const iconOf = ({ at, isTooOld }: AgeLineProps) => {
  if (isTooOld) return { Icon: TriangleAlert, colour: 'text-amber-800' };
  return at === null
    ? { Icon: Clock, colour: 'text-ink-soft' }
    : { Icon: CircleCheck, colour: 'text-olive-700' };
};

const AgeLine = (props: AgeLineProps) => {
  const { label, at, now, isTooOld, warning } = props;
  const { Icon, colour } = iconOf(props);
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', colour)} />
      <p>
        {label}:{' '}
        <span className="font-semibold">{at ? ageInWords(at, now) : 'ancora nessuno'}</span>
        {isTooOld && <span className="block text-sm text-amber-800">{warning}</span>}
      </p>
    </li>
  );
};

type AgeLinesProps = {
  status: BackupStatus;
  /** When the oldest backup of the list was made. */
  firstBackupAt: string | null;
  now: number;
};

/** How old the last good and the last proven backup are, and what went wrong since. */
export const AgeLines = ({ status, firstBackupAt, now }: AgeLinesProps) => {
  const { lastGoodAt, lastProvenAt, lastFailure } = status;
  return (
    <>
      <ul className="grid gap-2">
        <AgeLine
          label="Ultimo backup riuscito"
          at={lastGoodAt}
          now={now}
          isTooOld={isBackupTooOld(lastGoodAt, now)}
          warning="Dovrebbe essercene uno ogni notte: se non lo fa il sito, conviene crearne uno adesso."
        />
        <AgeLine
          label="Ultimo ripristino di prova riuscito"
          at={lastProvenAt}
          now={now}
          isTooOld={isProofTooOld(lastProvenAt, firstBackupAt, now)}
          warning="Dovrebbe essercene uno alla settimana: i backup ci sono, ma da allora nessuno li ha provati."
        />
      </ul>
      {lastFailure && (
        <div className="mt-4">
          <Notice tone="warning" title={`Non riuscito: ${backupTime(lastFailure.at)}`}>
            <span className="wrap-anywhere">{lastFailure.message}</span>
          </Notice>
        </div>
      )}
    </>
  );
};

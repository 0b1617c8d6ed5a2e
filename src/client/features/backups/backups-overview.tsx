import clsx from 'clsx';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { StopUploadsDialog } from '#client/features/media/upload/stop-uploads-dialog.tsx';
import { UploadButton } from '#client/features/media/upload/upload-button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import type { Backup, BackupMethod, BackupStatus } from '#shared/backups.schema.ts';
import { BackupGuide } from './backup-guide.tsx';
import { BackupList } from './backup-list.tsx';
import {
  formatAge,
  formatBackupTime,
  isBackupTooOld,
  isTrialRestoreTooOld,
} from './backup-times.ts';
import { CreateButtons } from './create-buttons.tsx';
import { DriveCard } from './drive-card.tsx';
import { LOCK_REASON_ID, lockReason } from './lockable-button.tsx';
import { OperationProgress } from './operation-progress.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useBackupUpload } from './use-backup-upload.ts';
import type { Operations } from './use-operations.ts';

type AgeLineProps = {
  label: string;
  /** In place of the age. */
  never: string;
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
  const { label, never, at, now, isTooOld, warning } = props;
  const { Icon, colour } = iconOf(props);
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', colour)} />
      <p>
        {label}: <span className="font-semibold">{at ? formatAge(at, now) : never}</span>
        {isTooOld && <span className="block text-sm text-amber-800">{warning}</span>}
      </p>
    </li>
  );
};

type AgeLinesProps = {
  status: BackupStatus;
  /** When the oldest backup was made. */
  firstBackupAt: string | null;
  now: number;
};

const AgeLines = ({ status, firstBackupAt, now }: AgeLinesProps) => {
  const { lastGoodAt, lastProvenAt, lastFailure } = status;
  return (
    <div>
      <ul aria-label="Lo stato dei backup" className="grid gap-1">
        <AgeLine
          label="Ultimo backup riuscito"
          never="il primo lo fa il sito stanotte"
          at={lastGoodAt}
          now={now}
          isTooOld={isBackupTooOld(lastGoodAt, now)}
          warning="Il sito ne fa uno ogni notte. Se stanotte non è stato fatto, fanne uno adesso."
        />
        <AgeLine
          label="Prova di ripristino"
          never="non ancora fatta"
          at={lastProvenAt}
          now={now}
          isTooOld={isTrialRestoreTooOld(lastProvenAt, firstBackupAt, now)}
          warning="Il sito ne fa una alla settimana: i backup ci sono, ma da allora nessuno li ha provati."
        />
      </ul>
      {lastFailure && (
        <div className="mt-4">
          <Notice tone="warning" title={`Non riuscito: ${formatBackupTime(lastFailure.at)}`}>
            <span className="wrap-anywhere">{lastFailure.message}</span>
          </Notice>
        </div>
      )}
    </div>
  );
};

type BackupsOverviewProps = {
  status: BackupStatus;
  /** When the status was fetched. */
  now: number;
  isUnreachable: boolean;
  backups: readonly Backup[];
  operations: Operations;
  /** A notice above everything else. */
  children: ReactNode;
};

export const BackupsOverview = (props: BackupsOverviewProps) => {
  const { status, now, isUnreachable, backups, operations, children } = props;
  const progressRef = useRef<HTMLDivElement>(null);
  const uploads = useBackupUpload();
  const { question } = useLeaveGuard(uploads.upload.state === 'sending');
  const reason = lockReason(status.operation, operations);
  const isLocked = reason !== null;

  const create = (method: BackupMethod) => operations.create.mutate({ method });
  const restore = ({ id }: Backup) => {
    operations.restore.mutate({ id });
    // The progress is shown above the list, perhaps out of view.
    requestAnimationFrame(() => progressRef.current?.focus());
  };
  return (
    <div className="grid gap-6">
      {children}
      <OutcomeNotice operations={operations} isLocked={isLocked} />
      <div className="grid gap-3">
        <CreateButtons drive={status.drive} isLocked={isLocked} onCreate={create} />
        <p id={LOCK_REASON_ID} className="text-sm text-ink-soft empty:hidden">
          {reason}
        </p>
        <div ref={progressRef} tabIndex={-1} className="scroll-mt-20 outline-none">
          <OperationProgress operation={status.operation} isUnreachable={isUnreachable} />
        </div>
      </div>
      <AgeLines status={status} firstBackupAt={backups.at(-1)?.createdAt ?? null} now={now} />
      <UploadPanel {...uploads} />
      <BackupList
        backups={backups}
        now={now}
        isLocked={isLocked}
        onRestore={restore}
        upload={
          uploads.upload.state !== 'sending' && (
            <UploadButton
              variant="quiet"
              size="small"
              accept=".sqlite,.tar"
              onFiles={([file]) => file && uploads.send(file)}
            >
              Carica un backup
            </UploadButton>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BackupGuide />
        <DriveCard drive={status.drive} />
      </div>
      <StopUploadsDialog {...question} />
    </div>
  );
};

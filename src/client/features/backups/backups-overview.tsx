import { type ReactNode, useRef } from 'react';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { StopUploadsDialog } from '#client/features/media/upload/stop-uploads-dialog.tsx';
import { UploadButton } from '#client/features/media/upload/upload-button.tsx';
import { Button } from '#client/ui/button.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import type { Backup, BackupMethod, BackupStatus } from '#shared/backups.schema.ts';
import { AgeCard } from './age-card.tsx';
import { CreateButtons } from './create-buttons.tsx';
import { DriveCard } from './drive/drive-card.tsx';
import { BackupList } from './list/backup-list.tsx';
import { HELD_REASON_ID, heldReason } from './operation/held.ts';
import { OperationProgress } from './operation/operation-progress.tsx';
import { OutcomeNotice } from './operation/outcome-notice.tsx';
import type { Operations } from './operation/use-operations.ts';
import { UploadPanel } from './upload/upload-panel.tsx';
import { useBackupUpload } from './upload/use-backup-upload.ts';

type BackupsOverviewProps = {
  status: BackupStatus;
  /** When the status was asked for. */
  now: number;
  isSilent: boolean;
  backups: readonly Backup[];
  operations: Operations;
  /** Says first how the visit to Google ended. */
  children: ReactNode;
};

export const BackupsOverview = (props: BackupsOverviewProps) => {
  const { status, now, isSilent, backups, operations, children } = props;
  const progressRef = useRef<HTMLDivElement>(null);
  const uploads = useBackupUpload();
  const { question } = useLeaveGuard(uploads.upload.state === 'sending', isLoggedIn);
  const reason = heldReason(status.operation, operations);
  const isHeld = reason !== null;

  const create = (method: BackupMethod) => operations.create.mutate({ method });
  const restore = ({ id }: Backup) => {
    operations.restore.mutate({ id });
    // The list may be long, and what happens now is told above it.
    requestAnimationFrame(() => progressRef.current?.focus());
  };
  return (
    <div className="grid gap-6">
      {children}
      <OutcomeNotice operations={operations} isHeld={isHeld} />
      <div className="grid gap-3">
        <CreateButtons drive={status.drive} isHeld={isHeld} onCreate={create} />
        <p id={HELD_REASON_ID} className="text-sm text-ink-soft empty:hidden">
          {reason}
        </p>
        <div ref={progressRef} tabIndex={-1} className="scroll-mt-20 outline-none">
          <OperationProgress operation={status.operation} isSilent={isSilent} />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2 xl:grid-cols-[3fr_2fr]">
        <AgeCard status={status} firstBackupAt={backups.at(-1)?.createdAt ?? null} now={now} />
        <DriveCard drive={status.drive} />
      </div>
      <UploadPanel {...uploads} />
      <BackupList
        backups={backups}
        isHeld={isHeld}
        onRestore={restore}
        upload={
          uploads.upload.state !== 'sending' && (
            <UploadButton
              variant="secondary"
              size="small"
              accept=".sqlite,.tar"
              onFiles={([file]) => file && uploads.send(file)}
            >
              Carica un backup
            </UploadButton>
          )
        }
        create={
          !isHeld && (
            <Button variant="secondary" onClick={() => create('local')}>
              Crea il primo backup
            </Button>
          )
        }
      />
      <StopUploadsDialog {...question} />
    </div>
  );
};

import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { BackupMethod, BackupStatus, DriveState } from '#shared/backups.schema.ts';
import { ConnectDriveButton } from './connect-drive-button.tsx';
import { connectLabels, driveDescriptions, driveTitles } from './drive-labels.ts';
import { DriveSteps } from './drive-steps.tsx';
import { LOCK_REASON_ID, LockableButton } from './lockable-button.tsx';

type DriveNeededDialogProps = { drive: BackupStatus['drive']; open: boolean; onClose: () => void };

const DriveNeededDialog = ({ drive, open, onClose }: DriveNeededDialogProps) => {
  const label = connectLabels[drive.state];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={driveTitles[drive.state]}
      footer={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            Chiudi
          </Button>
          {label && <ConnectDriveButton label={label} />}
        </>
      }
    >
      {drive.state === 'unset' ? (
        <DriveSteps />
      ) : (
        <p className="wrap-anywhere">{driveDescriptions[drive.state]}</p>
      )}
    </Dialog>
  );
};

const labels: Record<BackupMethod, string> = {
  local: 'Crea Backup (Locale)',
  drive: 'Crea Backup (Drive)',
  both: 'Crea Backup (Entrambi)',
};

const appearanceOf = (method: BackupMethod, drive: DriveState) => {
  if (method === 'local') return { variant: 'primary', className: 'max-sm:basis-full' } as const;
  if (drive === 'connected') return { variant: 'secondary', className: 'grow sm:grow-0' } as const;
  return {
    variant: 'quiet',
    size: 'small',
    className: 'px-2! max-sm:grow max-sm:px-1! max-sm:text-xs!',
  } as const;
};

type CreateButtonsProps = {
  drive: BackupStatus['drive'];
  isLocked: boolean;
  onCreate: (method: BackupMethod) => void;
};

/** Two of the three need Drive: until it is connected they are small, and say what they need. */
export const CreateButtons = ({ drive, isLocked, onCreate }: CreateButtonsProps) => {
  const [isDriveNeeded, setIsDriveNeeded] = useState(false);
  const create = (method: BackupMethod) => {
    if (method === 'local' || drive.state === 'connected') onCreate(method);
    else setIsDriveNeeded(true);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {(['local', 'drive', 'both'] as const).map((method) => (
        <LockableButton
          key={method}
          {...appearanceOf(method, drive.state)}
          lockedBy={isLocked ? LOCK_REASON_ID : null}
          onClick={() => create(method)}
        >
          {labels[method]}
        </LockableButton>
      ))}
      <DriveNeededDialog
        drive={drive}
        open={isDriveNeeded && drive.state !== 'connected'}
        onClose={() => setIsDriveNeeded(false)}
      />
    </div>
  );
};

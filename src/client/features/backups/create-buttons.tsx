import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { BackupMethod, BackupStatus } from '#shared/backups.schema.ts';
import { ConnectDriveButton } from './connect-drive-button.tsx';
import { connectLabel, driveInWords, driveTitles } from './drive-labels.ts';
import { HELD_REASON_ID, HeldButton } from './held-button.tsx';

type DriveNeededDialogProps = { drive: BackupStatus['drive']; open: boolean; onClose: () => void };

/** Why nothing can be saved on Drive yet, and the first step. */
const DriveNeededDialog = ({ drive, open, onClose }: DriveNeededDialogProps) => {
  const label = connectLabel(drive);
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
      <p className="wrap-anywhere">{driveInWords(drive)}</p>
    </Dialog>
  );
};

const labels: Record<BackupMethod, string> = {
  local: 'Crea Backup (Locale)',
  drive: 'Crea Backup (Drive)',
  both: 'Crea Backup (Entrambi)',
};

type CreateButtonsProps = {
  drive: BackupStatus['drive'];
  isHeld: boolean;
  onCreate: (method: BackupMethod) => void;
};

/** One to save here, two that need Drive, and say so where it is not connected. */
export const CreateButtons = ({ drive, isHeld, onCreate }: CreateButtonsProps) => {
  const [isDriveNeeded, setIsDriveNeeded] = useState(false);
  const create = (method: BackupMethod) => {
    if (method === 'local' || drive.state === 'connected') onCreate(method);
    else setIsDriveNeeded(true);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {(['local', 'drive', 'both'] as const).map((method) => (
        <HeldButton
          key={method}
          variant={method === 'local' ? 'primary' : 'secondary'}
          heldBy={isHeld ? HELD_REASON_ID : null}
          onClick={() => create(method)}
          className="grow sm:grow-0"
        >
          {labels[method]}
        </HeldButton>
      ))}
      <DriveNeededDialog
        drive={drive}
        open={isDriveNeeded && drive.state !== 'connected'}
        onClose={() => setIsDriveNeeded(false)}
      />
    </div>
  );
};

import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { BackupStatus } from '#shared/backups.schema.ts';
import { ConnectDriveButton } from './connect-drive-button.tsx';
import { connectLabel, driveInWords, driveTitles } from './drive-words.ts';

type DriveNeededDialogProps = { drive: BackupStatus['drive']; open: boolean; onClose: () => void };

/** Why nothing can be saved on Drive yet, and the first step. */
export const DriveNeededDialog = ({ drive, open, onClose }: DriveNeededDialogProps) => {
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

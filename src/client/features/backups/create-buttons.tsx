import { useState } from 'react';
import type { BackupMethod, BackupStatus } from '#shared/backups.schema.ts';
import { DriveNeededDialog } from './drive/drive-needed-dialog.tsx';
import { HELD_REASON_ID } from './operation/held.ts';
import { HeldButton } from './operation/held-button.tsx';

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

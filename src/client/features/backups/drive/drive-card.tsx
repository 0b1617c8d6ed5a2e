import clsx from 'clsx';
import { Cloud, CloudAlert, CloudCheck, CloudOff } from 'lucide-react';
import { useId } from 'react';
import type { BackupStatus, DriveState } from '#shared/backups.schema.ts';
import { ConnectDriveButton } from './connect-drive-button.tsx';
import { DisconnectDrive } from './disconnect-drive.tsx';
import { connectLabel, driveInWords, driveTitles } from './drive-words.ts';

const icons: Record<DriveState, typeof Cloud> = {
  unset: CloudOff,
  unconnected: Cloud,
  connected: CloudCheck,
  expired: CloudAlert,
};

/** Whether backups can also lie outside the server, and the way there. */
export const DriveCard = ({ drive }: { drive: BackupStatus['drive'] }) => {
  const titleId = useId();
  const Icon = icons[drive.state];
  const label = connectLabel(drive);
  const isExpired = drive.state === 'expired';
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'rounded-card border px-4 py-5 md:px-6',
        isExpired ? 'border-amber-800 bg-amber-100' : 'border-sand-200 bg-white',
      )}
    >
      <h2 id={titleId} className="mb-2 flex items-start gap-2.5 text-xl">
        <Icon
          aria-hidden
          className={clsx('mt-1 size-5 shrink-0', isExpired ? 'text-amber-800' : 'text-sea-600')}
        />
        {driveTitles[drive.state]}
      </h2>
      <p className="mb-3 text-sm wrap-anywhere">{driveInWords(drive)}</p>
      {drive.problem && !isExpired && (
        <p className="mb-3 text-sm font-semibold wrap-anywhere text-amber-800">
          I backup che sono lì adesso non si vedono nell’elenco: {drive.problem}
        </p>
      )}
      {label && <ConnectDriveButton label={label} />}
      {drive.state === 'connected' && drive.isConnectedByHand && <DisconnectDrive />}
    </section>
  );
};

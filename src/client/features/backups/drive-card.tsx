import clsx from 'clsx';
import { Cloud, CloudAlert, CloudCheck, CloudOff } from 'lucide-react';
import { useId, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { BackupStatus, DriveState } from '#shared/backups.schema.ts';
import { backupFailures } from './backup-failures.ts';
import { ConnectDriveButton } from './connect-drive-button.tsx';
import {
  connectLabels,
  driveDescriptions,
  driveTitles,
  type PreparedDrive,
} from './drive-labels.ts';
import { DriveSteps } from './drive-steps.tsx';

const DisconnectButton = () => {
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const disconnect = trpc.backups.disconnectDrive.useMutation({
    onSuccess: async ({ message }) => {
      await utils.backups.invalidate();
      setAsking(false);
      toastSuccess(message);
      rescueFocus();
    },
  });
  const close = () => {
    disconnect.reset();
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" className="-ml-4" onClick={() => setAsking(true)}>
        Scollega
      </Button>
      <ConfirmDialog
        open={asking}
        title="Scollegare Google Drive?"
        confirmLabel="Scollega Google Drive"
        tone="danger"
        busy={disconnect.isPending}
        error={disconnect.isError ? errorText(disconnect.error, backupFailures.drive) : null}
        onConfirm={() => disconnect.mutate()}
        onClose={close}
      >
        <p>
          Da qui in poi i backup restano soltanto su questo server. Quelli che sono già su Drive ci
          restano, ma non li puoi ripristinare da qui finché non lo colleghi di nuovo.
        </p>
      </ConfirmDialog>
    </>
  );
};

const icons: Record<DriveState, typeof Cloud> = {
  unset: CloudOff,
  unconnected: Cloud,
  connected: CloudCheck,
  expired: CloudAlert,
};

const Problem = ({ text }: { text: string }) => (
  <p className="mb-3 text-sm font-semibold wrap-anywhere text-amber-800">
    I backup che sono lì adesso mancano nell’elenco: {text}
  </p>
);

/** Folded away unless backups used to reach Drive: those on the server do not need it. */
const UnsetDriveCard = ({ problem }: { problem: string | null }) => (
  <DashboardRow title="Una copia anche su Google Drive" open={problem !== null}>
    {problem && <Problem text={problem} />}
    <DriveSteps />
  </DashboardRow>
);

const PreparedDriveCard = ({ drive }: { drive: PreparedDrive }) => {
  const titleId = useId();
  const Icon = icons[drive.state];
  const label = connectLabels[drive.state];
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
      <p className="mb-3 text-sm wrap-anywhere">{driveDescriptions[drive.state]}</p>
      {drive.problem && !isExpired && <Problem text={drive.problem} />}
      {label && <ConnectDriveButton label={label} />}
      {drive.state === 'connected' && <DisconnectButton />}
    </section>
  );
};

export const DriveCard = ({ drive }: { drive: BackupStatus['drive'] }) =>
  drive.state === 'unset' ? (
    <UnsetDriveCard problem={drive.problem} />
  ) : (
    <PreparedDriveCard drive={{ ...drive, state: drive.state }} />
  );

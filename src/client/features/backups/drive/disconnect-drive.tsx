import { useState } from 'react';
import { backupFailures } from '#client/features/backups/backup-failures.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

export const DisconnectDrive = () => {
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
          Da qui in poi i backup restano soltanto su questo server. Quelli che sono già su Drive non
          si cancellano, ma finché non si collega di nuovo non si possono ripristinare da qui.
        </p>
      </ConfirmDialog>
    </>
  );
};

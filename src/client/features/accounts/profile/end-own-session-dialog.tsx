import { useLogout } from '#client/features/accounts/session/use-logout.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

type EndOwnSessionDialogProps = { open: boolean; onClose: () => void };

/** To end the session that one is in is to log out. */
export const EndOwnSessionDialog = ({ open, onClose }: EndOwnSessionDialogProps) => {
  const { logout, busy } = useLogout();
  return (
    <ConfirmDialog
      open={open}
      title="Chiudere questa sessione?"
      confirmLabel="Scollegati"
      busy={busy}
      onConfirm={logout}
      onClose={onClose}
    >
      <p>È la sessione in uso: per rientrare serviranno di nuovo email e password.</p>
    </ConfirmDialog>
  );
};

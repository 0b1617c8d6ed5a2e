import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { LeaveQuestion } from '#client/ui/use-leave-guard.ts';

export const StopUploadsDialog = (question: LeaveQuestion) => (
  <ConfirmDialog
    {...question}
    title="Interrompere il caricamento?"
    confirmLabel="Interrompi ed esci"
    tone="danger"
  >
    <p>I file che non sono ancora arrivati non verranno caricati.</p>
  </ConfirmDialog>
);

import type { LeaveQuestion } from '#client/features/media/use-leave-guard.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

/** The question of a guard while name or caption are not saved. */
export const UnsavedTextsDialog = (question: LeaveQuestion) => (
  <ConfirmDialog
    {...question}
    title="Uscire senza salvare?"
    confirmLabel="Esci senza salvare"
    tone="danger"
  >
    <p>Il nome o la didascalia sono cambiati, e la modifica andrà persa.</p>
  </ConfirmDialog>
);

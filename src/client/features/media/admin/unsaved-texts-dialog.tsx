import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { LeaveQuestion } from '#client/ui/use-leave-guard.ts';

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

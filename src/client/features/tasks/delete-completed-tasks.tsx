import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { taskFailure, taskFailures, tasksInWords } from './task-words.ts';
import { useDeleteCompletedTasks } from './task-writes.ts';
import { useCompletedCount } from './tasks-query.ts';

const question = (count: number): string =>
  count === 1
    ? 'Il task completato viene eliminato per sempre.'
    : `${tasksInWords(count)} completati vengono eliminati per sempre.`;

/** Takes all that is done off the list at once, after a prompt. */
export const DeleteCompletedTasks = () => {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteCompletedTasks();
  const count = useCompletedCount();
  const close = () => {
    remove.reset();
    setAsking(false);
    rescueFocus();
  };
  if (count === 0 && !asking) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Elimina i task completati ({count})
      </Button>
      <ConfirmDialog
        open={asking}
        title="Eliminare i task completati?"
        confirmLabel="Elimina i task completati"
        tone="danger"
        busy={remove.isPending}
        error={remove.error && taskFailure(remove.error, taskFailures.deleteCompleted)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <p>{question(count)} Quelli ancora da fare restano.</p>
      </ConfirmDialog>
    </>
  );
};

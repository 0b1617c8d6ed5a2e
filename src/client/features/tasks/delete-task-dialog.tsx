import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import type { Task } from '#shared/tasks.schema.ts';
import { taskFailures } from './task-words.ts';
import { useDeleteTask } from './task-writes.ts';

type DeleteTaskDialogProps = { task: Task; nextFocusId: string | null; onClose: () => void };

export const DeleteTaskDialog = ({ task, nextFocusId, onClose }: DeleteTaskDialogProps) => {
  const remove = useDeleteTask();
  return (
    <DeleteDialog
      title="Eliminare il task?"
      confirmLabel="Elimina il task"
      id={task.id}
      remove={remove}
      failure={remove.error?.message ?? taskFailures.delete}
      nextFocusId={nextFocusId}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{task.name}</strong> viene eliminato per sempre. Ciò che è fatto si può invece
        segnare come completato.
      </p>
    </DeleteDialog>
  );
};

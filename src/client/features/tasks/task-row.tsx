import { Pencil, Trash2 } from 'lucide-react';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { RowButton } from '#client/ui/row-button.tsx';
import { TableRow, useRowEditing } from '#client/ui/table-row.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import type { Task } from '#shared/tasks.schema.ts';
import { CompletedBox } from './completed-box.tsx';
import { EditTaskForm } from './edit-task-form.tsx';
import { taskButtonId } from './task-button-id.ts';
import { columns, TaskCells } from './task-cells.tsx';
import { taskFailure, taskFailures } from './task-words.ts';
import { useSetTaskCompleted } from './task-writes.ts';
import { useRenewedTask } from './tasks-query.ts';

/** Says at each press what is wanted, so that a stale screen never undoes what somebody else did. */
const useToggle = ({ id, completed }: Task) => {
  const write = useSetTaskCompleted();
  const toggle = () => {
    if (!write.isPending) write.mutate({ id, completed: !completed });
  };
  return {
    toggle,
    wanted: write.isPending ? (write.variables.completed ?? null) : null,
    problem: write.error ? taskFailure(write.error, taskFailures.update) : null,
    forget: write.reset,
  };
};

type RowActionsProps = { task: Task; onEdit: () => void; onDelete: () => void };

const RowActions = ({ task, onEdit, onDelete }: RowActionsProps) => (
  <div className="flex flex-wrap items-center @4xl:flex-nowrap">
    <RowButton
      id={taskButtonId(task.id, 'edit')}
      name={`Modifica ${task.name}`}
      text="Modifica"
      onPress={onEdit}
    >
      <Pencil aria-hidden />
    </RowButton>
    <RowButton
      id={taskButtonId(task.id, 'delete')}
      name={`Elimina ${task.name}`}
      text="Elimina"
      onPress={onDelete}
    >
      <Trash2 aria-hidden />
    </RowButton>
  </div>
);

export type TaskRowProps = {
  task: Task;
  today: StayDate;
  /** Whether it stands here only because something is written in it: its page is another. */
  isKept: boolean;
  onUnsaved: (task: Task, unsaved: boolean) => void;
  onDelete: (task: Task) => void;
};

export const TaskRow = ({ task: listed, today, isKept, onUnsaved, onDelete }: TaskRowProps) => {
  const task = useRenewedTask(listed, isKept);
  const { isEditing, edit, close } = useRowEditing();
  // It may go on in the other table.
  const ref = useFocusLoss<HTMLTableRowElement>(() => {
    document.getElementById(taskButtonId(task.id, 'edit'))?.focus();
    rescueFocus();
  });
  const { toggle, wanted, problem, forget } = useToggle(task);
  /** What was wrong before is no news any more. */
  const anew = (act: () => void) => () => {
    forget();
    act();
  };
  return (
    <TableRow
      ref={ref}
      columns={columns.length}
      editor={
        isEditing && (
          <EditTaskForm
            task={task}
            onUnsaved={(unsaved) => onUnsaved(task, unsaved)}
            onClose={close}
          />
        )
      }
    >
      <TaskCells
        task={task}
        today={today}
        problem={problem}
        completed={<CompletedBox task={task} wanted={wanted} onToggle={toggle} />}
        actions={
          <RowActions task={task} onEdit={anew(edit)} onDelete={anew(() => onDelete(task))} />
        }
      />
    </TableRow>
  );
};

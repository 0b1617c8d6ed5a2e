import clsx from 'clsx';
import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';
import {
  ActionsCell,
  NoValue,
  RowActions,
  TableCell,
  TableRow,
  useRowEditing,
} from '#client/ui/editable-table.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import { dueOf, formatDueDay } from './due.ts';
import { taskActions, taskButtonId, taskFailure, taskFailures } from './task.form.ts';
import { EditTaskForm } from './task-form.tsx';
import { taskNotes } from './task-words.ts';
import { useNewestTask } from './use-tasks.ts';

type CompletedBoxProps = {
  task: Task;
  /** The new value while it is being saved. */
  pending: boolean | null;
  onToggle: () => void;
};

/** Stays focusable while the change is being saved. */
const CompletedBox = ({ task, pending, onToggle }: CompletedBoxProps) => (
  <input
    type="checkbox"
    id={taskButtonId(task.id, 'complete')}
    aria-label={`Completato: ${task.name}`}
    aria-busy={pending !== null || undefined}
    checked={pending ?? task.completed}
    onChange={onToggle}
    className="size-6 shrink-0 cursor-pointer scroll-mt-20 rounded-sm align-middle accent-sea-600"
  />
);

export const columns = [
  { name: 'ID', className: 'w-12' },
  { name: 'Nome', className: '' },
  { name: 'Descrizione', className: 'w-[18%]' },
  { name: 'Scadenza', className: 'w-40' },
  { name: 'Priorità', className: 'w-16' },
  { name: 'Completato', className: 'w-22' },
  { name: 'Azioni', className: 'w-24' },
] as const;

const DueCell = ({ task, today }: { task: Task; today: StayDate }) => {
  const due = dueOf(task, today);
  return (
    <TableCell column="Scadenza">
      {task.due_date === null ? (
        <NoValue text="senza scadenza" />
      ) : (
        <>
          {formatDueDay(task.due_date, today)}
          {due && due.state !== 'later' && (
            <>
              {' · '}
              <span className={clsx(due.state === 'overdue' && 'font-semibold text-red-700')}>
                {due.when}
              </span>
            </>
          )}
        </>
      )}
    </TableCell>
  );
};

const TaskNotes = ({ task }: { task: Task }) => {
  const notes = taskNotes(task);
  if (notes.length === 0) return null;
  return <p className="mt-0.5 text-xs font-normal text-ink-soft">{notes.join(' · ')}</p>;
};

type TaskCellsProps = {
  task: Task;
  today: StayDate;
  completed: ReactNode;
  actions: ReactNode;
  /** Why the last action failed. */
  problem: string | null;
};

const TaskCells = ({ task, today, completed, actions, problem }: TaskCellsProps) => (
  <>
    <TableCell column="ID" className="text-ink-soft tabular-nums">
      {task.id}
    </TableCell>
    <TableCell column="Nome">
      <div
        className={clsx('text-sm font-semibold', task.completed && 'text-ink-soft line-through')}
      >
        {task.name}
        <TaskNotes task={task} />
      </div>
    </TableCell>
    <TableCell column="Descrizione">
      {task.description === '' ? (
        <NoValue text="nessuna" />
      ) : (
        <div className="whitespace-pre-line text-ink-soft">{task.description}</div>
      )}
    </TableCell>
    <DueCell task={task} today={today} />
    <TableCell column="Priorità" className="text-ink-soft tabular-nums">
      {task.priority}
    </TableCell>
    <TableCell column="Completato">{completed}</TableCell>
    <ActionsCell actions={actions} problem={problem} />
  </>
);

/** Sends the new value instead of toggling on the server, so that an outdated screen undoes nothing. */
export const useToggle = ({ id, completed }: Task) => {
  const setCompleted = trpc.tasks.setCompleted.useMutation();
  const toggle = () => {
    if (!setCompleted.isPending) setCompleted.mutate({ id, completed: !completed });
  };
  return {
    toggle,
    pending: setCompleted.isPending ? (setCompleted.variables.completed ?? null) : null,
    problem: setCompleted.error ? taskFailure(setCompleted.error, taskFailures.update) : null,
    clearProblem: setCompleted.reset,
  };
};

/**
 * A task that moves to another table takes the focus along. If it is deleted, or moves to a folded table,
 * the same control of its neighbour gets it.
 */
export const useRowFocus = <Row extends HTMLElement>({ task, beside }: TaskRowProps) =>
  useFocusLoss<Row>((lost) => {
    document.getElementById(taskButtonId(task.id, 'edit'))?.focus();
    if (isFocusLost() && beside) {
      const same = taskActions.find((action) => lost.id === taskButtonId(task.id, action));
      document.getElementById(taskButtonId(beside.id, same ?? 'complete'))?.focus();
    }
    rescueFocus();
  });

export type TaskRowProps = {
  task: Task;
  /** Its neighbour in the table. */
  beside: Task | undefined;
  today: StayDate;
  /** Whether the row is shown only for its unsaved changes, though it belongs to another page. */
  isPinned: boolean;
  onUnsaved: (task: Task, unsaved: boolean) => void;
  onDelete: (task: Task) => void;
};

export const TaskRow = (props: TaskRowProps) => {
  const { task: listed, today, isPinned, onUnsaved, onDelete } = props;
  const task = useNewestTask(listed, isPinned);
  const { isEditing, edit, close } = useRowEditing();
  const ref = useRowFocus<HTMLTableRowElement>(props);
  const { toggle, pending, problem, clearProblem } = useToggle(task);
  const withoutProblem = (action: () => void) => () => {
    clearProblem();
    action();
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
        completed={<CompletedBox task={task} pending={pending} onToggle={toggle} />}
        actions={
          <RowActions
            name={task.name}
            idOf={(action) => taskButtonId(task.id, action)}
            onEdit={withoutProblem(edit)}
            onDelete={withoutProblem(() => onDelete(task))}
          />
        }
      />
    </TableRow>
  );
};

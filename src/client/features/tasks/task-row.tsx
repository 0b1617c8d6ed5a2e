import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';
import {
  ActionsCell,
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
  /** Its touch target. */
  className: string;
};

/** A circle to tick; stays focusable while the change is being saved. */
export const CompletedBox = ({ task, pending, onToggle, className }: CompletedBoxProps) => {
  const isDone = pending ?? task.completed;
  return (
    <label className={clsx('relative grid shrink-0 cursor-pointer place-items-center', className)}>
      <input
        type="checkbox"
        id={taskButtonId(task.id, 'complete')}
        aria-label={`Completato: ${task.name}`}
        aria-busy={pending !== null || undefined}
        checked={isDone}
        onChange={onToggle}
        className="peer size-6 cursor-pointer scroll-mt-20 appearance-none rounded-full border-2 border-sea-600 checked:bg-sea-600"
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute hidden size-4 text-white peer-checked:block"
      />
    </label>
  );
};

/** In the order of a reader: the technical ones are last. */
export const columns = [
  { name: 'Completato', className: 'w-24' },
  { name: 'Nome', className: '' },
  { name: 'Descrizione', className: 'w-[24%]' },
  { name: 'Scadenza', className: 'w-48' },
  { name: 'Priorità', className: 'w-16' },
  { name: 'ID', className: 'w-12' },
  { name: 'Azioni', className: 'w-24' },
] as const;

const DueCell = ({ task, today }: { task: Task; today: StayDate }) => {
  const due = dueOf(task, today);
  return (
    <TableCell column="Scadenza">
      {task.due_date === null ? (
        <span className="sr-only">senza scadenza</span>
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
    <TableCell column="Completato">{completed}</TableCell>
    <TableCell column="Nome">
      <div
        className={clsx('text-sm font-semibold', task.completed && 'text-ink-soft line-through')}
      >
        {task.name}
        <TaskNotes task={task} />
      </div>
    </TableCell>
    <TableCell column="Descrizione" className="text-ink-soft">
      {task.description === '' ? (
        <span className="sr-only">nessuna</span>
      ) : (
        <div className="whitespace-pre-line">{task.description}</div>
      )}
    </TableCell>
    <DueCell task={task} today={today} />
    <TableCell column="Priorità" className="text-quiet tabular-nums">
      {task.priority}
    </TableCell>
    <TableCell column="ID" className="text-quiet tabular-nums">
      {task.id}
    </TableCell>
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
        completed={
          <CompletedBox
            task={task}
            pending={pending}
            onToggle={toggle}
            className="size-9 -ml-1.5"
          />
        }
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

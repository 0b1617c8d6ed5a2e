import clsx from 'clsx';
import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { rescueFocus } from '#client/ui/content-focus.ts';
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
import { formatShortDay } from '#shared/languages/italian-dates.ts';
import { dueDayOf, type Task } from '#shared/tasks/tasks.schema.ts';
import { dueOf } from './due.ts';
import { DueBadge } from './due-badge.tsx';
import { taskButtonId, taskFailure, taskFailures } from './task.form.ts';
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
  <label className="-m-1 inline-flex align-middle cursor-pointer items-center gap-2 p-1">
    <input
      type="checkbox"
      id={taskButtonId(task.id, 'complete')}
      aria-label={`Completato: ${task.name}`}
      aria-busy={pending !== null || undefined}
      checked={pending ?? task.completed}
      onChange={onToggle}
      className="size-6 shrink-0 cursor-pointer scroll-mt-20 rounded-sm accent-sea-600"
    />
    <span aria-hidden className="text-sm @4xl:text-xs">
      {(pending ?? task.completed) ? 'Sì' : 'No'}
    </span>
  </label>
);

export const columns = [
  { name: 'ID', className: '@4xl:w-13' },
  { name: 'Nome', className: '' },
  { name: 'Descrizione', className: '' },
  { name: 'Scadenza', className: '@4xl:w-44' },
  { name: 'Priorità', className: '@4xl:w-18' },
  { name: 'Completato', className: '@4xl:w-26' },
  { name: 'Azioni', className: '@4xl:w-24' },
] as const;

const DueCell = ({ task, today }: { task: Task; today: StayDate }) => {
  const due = dueOf(task, today);
  return (
    <TableCell column="Scadenza" empty={task.due_date === null}>
      {task.due_date === null ? (
        <NoValue text="senza scadenza" />
      ) : (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="whitespace-nowrap">{formatShortDay(dueDayOf(task.due_date))}</span>
          {due && due.state !== 'later' && <DueBadge due={due} />}
        </div>
      )}
    </TableCell>
  );
};

const TaskNotes = ({ task }: { task: Task }) => {
  const notes = taskNotes(task);
  if (notes.length === 0) return null;
  return (
    <p className="mt-0.5 text-sm font-normal text-ink-soft @4xl:text-xs">{notes.join(' · ')}</p>
  );
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
    <TableCell column="Nome" className="order-first basis-full [&>span]:sr-only">
      <div
        className={clsx(
          'min-w-0 text-base font-semibold @4xl:text-sm',
          task.completed && 'text-ink-soft line-through',
        )}
      >
        {task.name}
        <TaskNotes task={task} />
      </div>
    </TableCell>
    <TableCell
      column="Descrizione"
      empty={task.description === ''}
      className="order-first basis-full [&>span:first-child]:sr-only"
    >
      {task.description === '' ? (
        <NoValue text="nessuna" />
      ) : (
        <div className="min-w-0 whitespace-pre-line text-ink-soft">{task.description}</div>
      )}
    </TableCell>
    <DueCell task={task} today={today} />
    <TableCell column="Priorità" className="text-ink-soft tabular-nums">
      {task.priority}
    </TableCell>
    <TableCell column="Completato" className="items-center">
      {completed}
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

export type TaskRowProps = {
  task: Task;
  today: StayDate;
  /** Whether the row is shown only for its unsaved changes, though it belongs to another page. */
  isPinned: boolean;
  onUnsaved: (task: Task, unsaved: boolean) => void;
  onDelete: (task: Task) => void;
};

export const TaskRow = ({ task: listed, today, isPinned, onUnsaved, onDelete }: TaskRowProps) => {
  const task = useNewestTask(listed, isPinned);
  const { isEditing, edit, close } = useRowEditing();
  // The row may move to the other table.
  const ref = useFocusLoss<HTMLTableRowElement>(() => {
    document.getElementById(taskButtonId(task.id, 'edit'))?.focus();
    rescueFocus();
  });
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

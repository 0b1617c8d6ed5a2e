import clsx from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { rescueFocus } from '#client/ui/content-focus.ts';
import {
  ActionsCell,
  NoValue,
  RowButton,
  TableCell,
  TableRow,
  useRowEditing,
} from '#client/ui/editable-table.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { formatShortDay } from '#shared/italian-dates.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { dueDayOf, type Task } from '#shared/tasks.schema.ts';
import { dueOf } from './due.ts';
import { DueBadge } from './due-badge.tsx';
import { taskButtonId, taskFailure, taskFailures, useSetTaskCompleted } from './task.form.ts';
import { EditTaskForm } from './task-form.tsx';
import { useRenewedTask } from './tasks-query.ts';

type CompletedBoxProps = {
  task: Task;
  /** What it is to become while that is being stored. */
  wanted: boolean | null;
  onToggle: () => void;
};

/** Keeps the focus while it is being stored, and a second press then does nothing. */
const CompletedBox = ({ task, wanted, onToggle }: CompletedBoxProps) => (
  <label className="-m-1 inline-flex align-middle cursor-pointer items-center gap-2 p-1">
    <input
      type="checkbox"
      id={taskButtonId(task.id, 'complete')}
      aria-label={`Completato: ${task.name}`}
      aria-busy={wanted !== null || undefined}
      checked={wanted ?? task.completed}
      onChange={onToggle}
      className="size-6 shrink-0 cursor-pointer scroll-mt-20 rounded-sm accent-sea-600"
    />
    <span aria-hidden className="text-sm @4xl:text-xs">
      {(wanted ?? task.completed) ? 'Sì' : 'No'}
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

type TaskCellsProps = {
  task: Task;
  today: StayDate;
  /** What says and changes whether it is done. */
  completed: ReactNode;
  /** The row's buttons. */
  actions: ReactNode;
  /** What went wrong with the last of them that was pressed. */
  problem: string | null;
};

const TaskCells = ({ task, today, completed, actions, problem }: TaskCellsProps) => (
  <>
    <TableCell column="ID" className="tabular-nums">
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
    <TableCell column="Priorità" className="tabular-nums">
      {task.priority}
    </TableCell>
    <TableCell column="Completato" className="items-center">
      {completed}
    </TableCell>
    <ActionsCell actions={actions} problem={problem} />
  </>
);

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

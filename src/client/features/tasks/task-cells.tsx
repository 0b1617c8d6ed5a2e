import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ActionsCell, NoValue, TableCell } from '#client/ui/table-cell.tsx';
import { formatShortDay } from '#shared/italian-dates.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { dueDayOf, type Task } from '#shared/tasks.schema.ts';
import { dueOf } from './due.ts';
import { DueBadge } from './due-badge.tsx';

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

export const TaskCells = ({ task, today, completed, actions, problem }: TaskCellsProps) => (
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

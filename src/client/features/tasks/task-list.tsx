import clsx from 'clsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import { dueOf, formatDueDay } from './due.ts';
import { taskButtonId } from './task.form.ts';
import { EditTaskForm } from './task-form.tsx';
import { CompletedBox, type TaskRowProps, useRowFocus, useToggle } from './task-row.tsx';
import { taskBeside } from './task-view.ts';
import { taskNotes } from './task-words.ts';
import { useNewestTask } from './use-tasks.ts';

type TaskLineProps = { task: Task; today: StayDate };

/** When, how often and for whom, in one grey line; red where it is overdue. */
const TaskLine = ({ task, today }: TaskLineProps) => {
  const due = dueOf(task, today);
  const isNear = due?.state === 'overdue' || due?.state === 'today';
  const day = task.due_date && formatDueDay(task.due_date, today);
  const when = isNear ? due.label : day;
  const parts = [when, ...taskNotes(task)].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ' · '}
          <span className={clsx(part === when && due?.state === 'overdue' && 'text-red-700')}>
            {part}
          </span>
        </span>
      ))}
    </span>
  );
};

type TaskSheetProps = {
  task: Task;
  onUnsaved: (unsaved: boolean) => void;
  onDelete: () => void;
  onClose: () => void;
};

/** All fields of a task; asks before it loses changes. */
const TaskSheet = ({ task, onUnsaved, onDelete, onClose }: TaskSheetProps) => {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const report = (unsaved: boolean) => {
    setIsUnsaved(unsaved);
    onUnsaved(unsaved);
  };
  return (
    <Dialog
      open
      shape="side"
      title={task.name}
      onClose={isUnsaved ? () => setIsAsking(true) : onClose}
    >
      <EditTaskForm task={task} onUnsaved={report} onClose={onClose} />
      <Button
        variant="quiet"
        size="small"
        aria-label={`Elimina ${task.name}`}
        className="mt-6 -ml-4 min-h-11 text-red-700!"
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-4" />
        Elimina il lavoro
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Scartare le modifiche?"
        confirmLabel="Scarta le modifiche"
        tone="danger"
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      >
        <p>Le modifiche a questo lavoro non sono salvate e andranno perse.</p>
      </ConfirmDialog>
    </Dialog>
  );
};

const TaskItem = (props: TaskRowProps) => {
  const { task: listed, today, isPinned, onUnsaved, onDelete } = props;
  const task = useNewestTask(listed, isPinned);
  const [isEditing, setIsEditing] = useState(false);
  const { toggle, pending, problem } = useToggle(task);
  const ref = useRowFocus<HTMLLIElement>(props);
  const isDone = pending ?? task.completed;
  return (
    <li ref={ref} className="flex flex-wrap items-start">
      <CompletedBox task={task} pending={pending} onToggle={toggle} className="size-12" />
      <button
        type="button"
        id={taskButtonId(task.id, 'edit')}
        onClick={() => setIsEditing(true)}
        className="min-h-12 min-w-0 grow basis-0 scroll-mt-20 py-2.5 pr-3 text-left wrap-anywhere"
      >
        <span className="sr-only">Modifica </span>
        <span className={clsx('block', isDone && 'text-ink-soft line-through')}>{task.name}</span>
        <TaskLine task={task} today={today} />
      </button>
      <div role="alert" className="basis-full text-sm font-medium text-red-700">
        {problem && <p className="px-3 pb-2">{problem}</p>}
      </div>
      {isEditing && (
        <TaskSheet
          task={task}
          onUnsaved={(unsaved) => onUnsaved(task, unsaved)}
          onDelete={() => {
            setIsEditing(false);
            onDelete(task);
          }}
          onClose={() => setIsEditing(false)}
        />
      )}
    </li>
  );
};

type TaskListProps = {
  title: string;
  rows: readonly Task[];
  pinnedCount: number;
} & Omit<TaskRowProps, 'task' | 'beside' | 'isPinned'>;

/** A list of reminders, for screens too narrow for a table. */
export const TaskList = ({ title, rows, pinnedCount, ...row }: TaskListProps) => (
  <ul
    aria-label={title}
    className="divide-y divide-sand-200 rounded-card border border-sand-200 bg-white"
  >
    {rows.map((task, index) => (
      <TaskItem
        key={task.id}
        task={task}
        beside={taskBeside(rows, task)}
        isPinned={index < pinnedCount}
        {...row}
      />
    ))}
  </ul>
);

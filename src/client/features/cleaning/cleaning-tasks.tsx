import { dueOf } from '#client/features/tasks/due.ts';
import { DueBadge } from '#client/features/tasks/due-badge.tsx';
import { taskFailure, taskFailures } from '#client/features/tasks/task.form.ts';
import { repeatNames } from '#client/features/tasks/task-words.ts';
import { trpc } from '#client/trpc.ts';
import { Badge } from '#client/ui/badge.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayRange, formatDayWithWeekday } from '#shared/languages/italian-dates.ts';
import type { CleaningTask } from '#shared/tasks/cleaning.schema.ts';
import { dueDayOf } from '#shared/tasks/tasks.schema.ts';

const boxId = (id: number): string => `cleaning-task-${id}`;

const days = { arrival: 'all’arrivo di', departure: 'alla partenza di' } as const;

const stayInWords = ({ day, firstName, startDate, endDate }: NonNullable<CleaningTask['stay']>) =>
  `${day ? days[day] : 'per'} ${firstName ?? 'un ospite'} (${formatDayRange(startDate, endDate)})`;

const notesOf = ({ stay, repeat, due_date }: CleaningTask): string =>
  [
    due_date && formatDayWithWeekday(dueDayOf(due_date)),
    stay && stayInWords(stay),
    repeat !== 'never' && repeatNames[repeat].toLowerCase(),
  ]
    .filter(Boolean)
    .join(' · ');

/** A tick can be taken back for a moment, since the task leaves the list with it. */
const useTick = () => {
  const takeBack = trpc.cleaning.setTaskCompleted.useMutation({
    meta: { success: ({ name }: CleaningTask) => `Di nuovo da fare: ${name}` },
  });
  const tick = trpc.cleaning.setTaskCompleted.useMutation({
    onSuccess: ({ id, name }) =>
      toastSuccess(`Fatto: ${name}`, () => takeBack.mutate({ id, completed: false })),
  });
  return { tick, error: tick.error ?? takeBack.error };
};

type TaskProps = {
  task: CleaningTask;
  today: StayDate;
  /** Gets the focus when this one disappears. */
  neighbour: CleaningTask | undefined;
};

const Task = ({ task, today, neighbour }: TaskProps) => {
  const { tick, error } = useTick();
  const ref = useFocusLoss<HTMLLIElement>(() => {
    if (neighbour) document.getElementById(boxId(neighbour.id))?.focus();
    rescueFocus();
  });
  const { id, name, description, mine } = task;
  const due = dueOf(task, today);
  const notes = notesOf(task);
  return (
    <li ref={ref} className="break-inside-avoid py-2 first:pt-0 last:pb-0">
      <label className="flex cursor-pointer gap-3 py-1.5">
        <input
          type="checkbox"
          id={boxId(id)}
          checked={tick.isPending}
          aria-busy={tick.isPending || undefined}
          onChange={() => !tick.isPending && tick.mutate({ id, completed: true })}
          className="mt-0.5 size-6 shrink-0 cursor-pointer rounded-sm accent-sea-600"
        />
        <span className="min-w-0">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {description && (
            <span className="block whitespace-pre-line wrap-anywhere">{description}</span>
          )}
          {notes && <span className="block text-sm wrap-anywhere text-ink-soft">{notes}</span>}
          <span className="mt-1 flex flex-wrap gap-2">
            {due && due.state !== 'later' && <DueBadge due={due} />}
            {mine && <Badge tone="confirmed">Per te</Badge>}
          </span>
        </span>
      </label>
      {error && <Notice tone="error">{taskFailure(error, taskFailures.update)}</Notice>}
    </li>
  );
};

type CleaningTasksProps = { tasks: readonly CleaningTask[]; today: StayDate };

export const CleaningTasks = ({ tasks, today }: CleaningTasksProps) =>
  tasks.length === 0 ? (
    <p className="text-ink-soft">Niente da fare, per ora.</p>
  ) : (
    <ul className="divide-y divide-sand-200">
      {tasks.map((task, index) => (
        <Task
          key={task.id}
          task={task}
          today={today}
          neighbour={tasks[index + 1] ?? tasks[index - 1]}
        />
      ))}
    </ul>
  );

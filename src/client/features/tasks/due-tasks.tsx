import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { addDays, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import { type Due, dueOf, SOON_DAYS } from './due.ts';
import { taskButtonId, taskFailure, taskFailures } from './task.form.ts';
import { useDueTasks } from './use-tasks.ts';

const MAX_SHOWN = 6;

const tones: Record<Due['state'], BadgeTone> = {
  overdue: 'refused',
  today: 'waiting',
  soon: 'neutral',
  later: 'neutral',
};

const DueBadge = ({ due }: { due: Due }) => <Badge tone={tones[due.state]}>{due.label}</Badge>;

type DueTaskProps = {
  task: Task;
  today: StayDate;
  /** Gets the focus when this one disappears. */
  neighbour: Task | undefined;
};

const DueTask = ({ task, today, neighbour }: DueTaskProps) => {
  const setCompleted = trpc.tasks.setCompleted.useMutation({
    meta: { success: ({ name }: Task) => `Fatto: ${name}` },
  });
  const ref = useFocusLoss<HTMLLIElement>(() => {
    if (neighbour) document.getElementById(taskButtonId(neighbour.id, 'complete'))?.focus();
    rescueFocus();
  });
  const due = dueOf(task, today);
  return (
    <li ref={ref} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <Link
        to="/admin/task"
        className="-mx-2 min-w-0 grow basis-52 rounded-field px-2 py-1 hover:bg-sand-50"
      >
        <span className="block font-semibold wrap-anywhere text-sea-700">{task.name}</span>
        {due && <DueBadge due={due} />}
      </Link>
      <Button
        variant="secondary"
        size="small"
        busy={setCompleted.isPending}
        id={taskButtonId(task.id, 'complete')}
        aria-label={`Fatto: ${task.name}`}
        onClick={() => setCompleted.mutate({ id: task.id, completed: true })}
      >
        Fatto
      </Button>
      {setCompleted.isError && (
        <div className="basis-full">
          <Notice tone="error">{taskFailure(setCompleted.error, taskFailures.update)}</Notice>
        </div>
      )}
    </li>
  );
};

const AllTasks = ({ more }: { more: number }) => (
  <p className="mt-2">
    <Link
      to="/admin/task"
      className="inline-flex min-h-8 items-center font-semibold text-sea-700 underline underline-offset-2"
    >
      {more > 0 ? `Tutti i lavori, anche altri ${more} in scadenza` : 'Tutti i lavori'}
    </Link>
  </p>
);

const DueList = ({ tasks, today }: { tasks: readonly Task[]; today: StayDate }) => (
  <ul className="divide-y divide-sand-200">
    {tasks.map((task, index) => (
      <DueTask
        key={task.id}
        task={task}
        today={today}
        neighbour={tasks[index + 1] ?? tasks[index - 1]}
      />
    ))}
  </ul>
);

/** '2 scaduti', or how many are due in the next days. */
const dueNote = (tasks: readonly Task[], total: number, today: StayDate): string => {
  const overdue = tasks.filter((task) => dueOf(task, today)?.state === 'overdue').length;
  if (overdue > 0) return overdue === 1 ? '1 scaduto' : `${overdue} scaduti`;
  return total === 0 ? 'nessuno' : `${total} nei prossimi ${SOON_DAYS} giorni`;
};

/** Tasks that are overdue, or due in the next days. */
export const DueTasks = ({ today }: { today: StayDate }) => {
  const due = useDueTasks(addDays(today, SOON_DAYS), MAX_SHOWN);
  return (
    <Loaded query={due} failure={taskFailures.load} skeleton={<Skeleton className="h-12" />}>
      {({ tasks, total }) => (
        <DashboardRow title="Lavori in scadenza" note={dueNote(tasks, total, today)}>
          {total > 0 && <DueList tasks={tasks} today={today} />}
          <AllTasks more={total - tasks.length} />
        </DashboardRow>
      )}
    </Loaded>
  );
};

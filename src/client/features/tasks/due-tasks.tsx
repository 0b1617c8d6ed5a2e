import { Link } from '@tanstack/react-router';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { addDays, type StayDate } from '#shared/stay-dates.ts';
import type { Task } from '#shared/tasks.schema.ts';
import { dueOf, SOON_DAYS } from './due.ts';
import { DueBadge } from './due-badge.tsx';
import { taskButtonId, taskFailure, taskFailures, useSetTaskCompleted } from './task.form.ts';
import { useDueTasks } from './tasks-query.ts';

/** As many are shown where they are only announced. */
const ANNOUNCED = 6;

type DueTaskProps = {
  task: Task;
  today: StayDate;
  /** The one that is read where this one was. */
  beside: Task | undefined;
};

const DueTask = ({ task, today, beside }: DueTaskProps) => {
  const write = useSetTaskCompleted(({ name }) => toastSuccess(`Fatto: ${name}`));
  const ref = useFocusLoss<HTMLLIElement>(() => {
    if (beside) document.getElementById(taskButtonId(beside.id, 'complete'))?.focus();
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
        busy={write.isPending}
        id={taskButtonId(task.id, 'complete')}
        aria-label={`Fatto: ${task.name}`}
        onClick={() => write.mutate({ id: task.id, completed: true })}
      >
        Fatto
      </Button>
      {write.isError && (
        <div className="basis-full">
          <Notice tone="error">{taskFailure(write.error, taskFailures.update)}</Notice>
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
      {more > 0 ? `Tutti i task, anche altri ${more} in scadenza` : 'Tutti i task'}
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
        beside={tasks[index + 1] ?? tasks[index - 1]}
      />
    ))}
  </ul>
);

/** What is overdue, due today or in the next days. */
export const DueTasks = ({ today }: { today: StayDate }) => {
  const { data, isError, error, refetch } = useDueTasks(addDays(today, SOON_DAYS), ANNOUNCED);
  if (!data) {
    if (!isError) return <Skeleton className="h-40" />;
    return <LoadFailure title={taskFailures.load} error={error} onRetry={() => void refetch()} />;
  }
  const { tasks, total } = data;
  return (
    <DashboardSection title="Task in scadenza" note={`Prossimi ${SOON_DAYS} giorni`}>
      {total === 0 ? (
        <p className="text-ink-soft">Nessun task scade in questi giorni.</p>
      ) : (
        <DueList tasks={tasks} today={today} />
      )}
      <AllTasks more={total - tasks.length} />
    </DashboardSection>
  );
};

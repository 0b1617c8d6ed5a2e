import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { StayDate } from '#shared/stay-dates.ts';
import { AddTaskForm } from './add-task-form.tsx';
import { TaskLists } from './task-lists.tsx';
import { taskFailures } from './task-words.ts';
import { useTasks } from './tasks-query.ts';

/** What the owners have to do, with a day or without hurry. */
export const TasksScreen = ({ today }: { today: StayDate }) => {
  const tasks = useTasks();
  return (
    <>
      <AdminPageHeader
        title="Attività"
        purpose="Che cosa c’è da fare per la casa: entro un giorno, o senza fretta."
      />
      <div className="grid grid-cols-1 gap-8">
        <AddTaskForm />
        {tasks.data && <TaskLists tasks={tasks.data} today={today} />}
        {tasks.isPending && <Skeleton className="h-96" />}
        {tasks.isError && !tasks.data && (
          <LoadFailure
            title={taskFailures.load}
            error={tasks.error}
            onRetry={() => void tasks.refetch()}
          />
        )}
      </div>
    </>
  );
};

import { useState } from 'react';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { useUnsavedRows } from '#client/ui/use-unsaved-rows.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import type { Task } from '#shared/tasks.schema.ts';
import { DeleteCompletedTasks } from './delete-completed-tasks.tsx';
import { DeleteTaskDialog } from './delete-task-dialog.tsx';
import { taskButtonId } from './task-button-id.ts';
import { TaskFilters } from './task-filters.tsx';
import { TaskTable } from './task-table.tsx';
import { keptTasks, taskBeside } from './task-view.ts';
import { tasksInWords } from './task-words.ts';
import { useTaskView } from './use-task-view.ts';

const nothingHere = {
  due: 'Nessun task con scadenza. Quelli che hanno un giorno stanno qui, e quando si avvicina anche in «Da fare».',
  open: 'Nessun task senza scadenza. Qui sta ciò che non ha fretta.',
  view: 'Nessun task corrisponde: con altre parole o con «Tutti» si trova forse ciò che si cerca.',
};

type Deletion = { task: Task; nextFocusId: string | null };

/** What has a day, and what has none. */
export const TaskLists = ({ today }: { today: StayDate }) => {
  const { view, show, dated, undated, turnDated, turnUndated } = useTaskView();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const { unsaved, hasUnsaved, setUnsaved } = useUnsavedRows<Task>();
  const listed = [...dated.tasks, ...undated.tasks];
  const askToDelete = (task: Task, table: readonly Task[]) => {
    const beside = taskBeside(table, task);
    setDeletion({ task, nextFocusId: beside ? taskButtonId(beside.id, 'delete') : null });
  };
  const total = dated.total + undated.total;
  const isNarrowed = view.state !== 'all' || view.search !== '';
  const row = { today, onUnsaved: setUnsaved, onDelete: askToDelete };
  return (
    <div className="grid grid-cols-1 gap-8">
      {(total > 0 || isNarrowed) && (
        <div>
          <TaskFilters view={view} onChange={show} />
          <div className="mt-4 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-sm text-ink-soft">
              <span role="status">{tasksInWords(total)}</span>: prima ciò che scade prima, e nello
              stesso giorno la priorità più alta.
            </p>
            <DeleteCompletedTasks />
          </div>
        </div>
      )}
      <TaskTable
        title="Task con scadenza"
        found={dated}
        onPage={turnDated}
        kept={keptTasks(unsaved, listed, true)}
        empty={isNarrowed ? nothingHere.view : nothingHere.due}
        {...row}
      />
      <TaskTable
        title="Task senza scadenza"
        found={undated}
        onPage={turnUndated}
        kept={keptTasks(unsaved, listed, false)}
        empty={isNarrowed ? nothingHere.view : nothingHere.open}
        {...row}
      />
      {deletion && <DeleteTaskDialog {...deletion} onClose={() => setDeletion(null)} />}
      <LeaveDialog unsaved={hasUnsaved} canSave={isLoggedIn}>
        <p>Le modifiche ai task ancora aperti non sono salvate e andranno perse.</p>
      </LeaveDialog>
    </div>
  );
};

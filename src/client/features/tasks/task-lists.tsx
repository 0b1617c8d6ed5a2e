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
import { everything, taskBeside, tasksIn } from './task-list.ts';
import { TaskTable } from './task-table.tsx';
import { tasksInWords } from './task-words.ts';

const nothingHere = {
  due: 'Nessun task con scadenza. Quelli che hanno un giorno stanno qui, e quando si avvicina anche in «Da fare».',
  open: 'Nessun task senza scadenza. Qui sta ciò che non ha fretta.',
  view: 'Nessun task corrisponde: con altre parole o con «Tutti» si trova forse ciò che si cerca.',
};

type Deletion = { task: Task; nextFocusId: string | null };

/** What has a day, and what has none. */
export const TaskLists = ({ tasks, today }: { tasks: readonly Task[]; today: StayDate }) => {
  const [view, setView] = useState(everything);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const { unsaved, hasUnsaved, setUnsaved } = useUnsavedRows();
  const shown = tasksIn(tasks, view, unsaved);
  const askToDelete = (task: Task) => {
    const beside = taskBeside(shown, task);
    setDeletion({ task, nextFocusId: beside ? taskButtonId(beside.id, 'delete') : null });
  };
  const isNarrowed = shown.length < tasks.length;
  const row = { today, onUnsaved: setUnsaved, onDelete: askToDelete };
  return (
    <div className="grid grid-cols-1 gap-8">
      {tasks.length > 0 && (
        <div>
          <TaskFilters view={view} onChange={setView} />
          <div className="mt-4 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-sm text-ink-soft">
              <span role="status">{tasksInWords(shown.length)}</span>: prima ciò che scade prima, e
              nello stesso giorno la priorità più alta.
            </p>
            <DeleteCompletedTasks tasks={tasks} />
          </div>
        </div>
      )}
      <TaskTable
        title="Task con scadenza"
        tasks={shown.filter(({ due_date }) => due_date !== null)}
        empty={isNarrowed ? nothingHere.view : nothingHere.due}
        {...row}
      />
      <TaskTable
        title="Task senza scadenza"
        tasks={shown.filter(({ due_date }) => due_date === null)}
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

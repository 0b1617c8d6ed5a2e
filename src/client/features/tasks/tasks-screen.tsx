import { useState } from 'react';
import { isLoggedIn } from '#client/session/token.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { drawsFilters } from '#client/ui/paginated-query.ts';
import { useUnsavedRows } from '#client/ui/row-form.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { parseSearchText } from '#client/ui/search-params.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { LeaveDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import {
  formatTaskCount,
  taskButtonId,
  taskFailure,
  taskFailures,
  useDeleteCompletedTasks,
  useDeleteTask,
} from './task.form.ts';
import { AddTaskForm } from './task-form.tsx';
import { TaskTable } from './task-table.tsx';
import {
  defaultView,
  pinnedTasks,
  type TaskState,
  type TaskView,
  taskBeside,
  taskStates,
} from './task-view.ts';
import { useCompletedCount, useTasks } from './use-tasks.ts';

type DeleteTaskDialogProps = { task: Task; nextFocusId: string | null; onClose: () => void };

const DeleteTaskDialog = ({ task, nextFocusId, onClose }: DeleteTaskDialogProps) => {
  const remove = useDeleteTask();
  return (
    <DeleteDialog
      title="Eliminare il lavoro?"
      confirmLabel="Elimina il lavoro"
      id={task.id}
      remove={remove}
      failure={remove.error?.message ?? taskFailures.delete}
      nextFocusId={nextFocusId}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{task.name}</strong> viene eliminato per sempre. Se è fatto, segnalo invece come
        completato.
      </p>
    </DeleteDialog>
  );
};

const formatQuestion = (count: number): string =>
  count === 1
    ? 'Il lavoro completato viene eliminato per sempre.'
    : `${formatTaskCount(count)} completati vengono eliminati per sempre.`;

const DeleteCompletedTasks = () => {
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useDeleteCompletedTasks();
  const count = useCompletedCount();
  const close = () => {
    remove.reset();
    setIsConfirming(false);
    rescueFocus();
  };
  if (count === 0 && !isConfirming) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsConfirming(true)}>
        Elimina i lavori completati ({count})
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Eliminare i lavori completati?"
        confirmLabel="Elimina i lavori completati"
        tone="danger"
        busy={remove.isPending}
        error={remove.error && taskFailure(remove.error, taskFailures.deleteCompleted)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <p>{formatQuestion(count)} Quelli ancora da fare restano.</p>
      </ConfirmDialog>
    </>
  );
};

const stateNames: Record<TaskState, string> = {
  all: 'Tutti',
  open: 'Da fare',
  done: 'Completati',
};

const stateOptions = taskStates.map((value) => ({ value, label: stateNames[value] }));

type TaskFiltersProps = { view: TaskView; onChange: (view: TaskView) => void };

const TaskFilters = ({ view, onChange }: TaskFiltersProps) => (
  <search className="grid grid-cols-[5fr_4fr] gap-4 md:grid-cols-[minmax(0,20rem)_12rem]">
    <SearchBox
      value={view.search}
      placeholder="Nome o descrizione"
      onSearch={(search) => onChange({ ...view, search })}
    />
    <SelectField
      label="Mostra"
      options={stateOptions}
      value={view.state}
      onChange={({ target }) =>
        onChange({ ...view, state: taskStates.find((known) => known === target.value) ?? 'all' })
      }
    />
  </search>
);

const firstPages = { dated: 1, undated: 1 };

const useTaskView = () => {
  const [view, setView] = useState(defaultView);
  const [pages, setPages] = useState(firstPages);
  return {
    view,
    /** Another view begins at its first pages. */
    show: (next: TaskView) => {
      setView({ ...next, search: parseSearchText(next.search) ?? '' });
      setPages(firstPages);
    },
    dated: useTasks(true, view, pages.dated),
    undated: useTasks(false, view, pages.undated),
    turnDated: (dated: number) => setPages((known) => ({ ...known, dated })),
    turnUndated: (undated: number) => setPages((known) => ({ ...known, undated })),
  };
};

const emptyTexts = {
  due: 'Nessun lavoro con scadenza. Quelli che hanno un giorno stanno qui, e quando il giorno è vicino anche in «Oggi».',
  open: 'Nessun lavoro senza scadenza. Qui sta ciò che non ha fretta.',
  view: 'Nessun lavoro corrisponde: prova con altre parole o con «Tutti».',
};

type Deletion = { task: Task; nextFocusId: string | null };

type TaskListsProps = { today: StayDate; isPhone: boolean };

const TaskLists = ({ today, isPhone }: TaskListsProps) => {
  const { view, show, dated, undated, turnDated, turnUndated } = useTaskView();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const { unsaved, hasUnsaved, setUnsaved } = useUnsavedRows<Task>();
  const listed = [...dated.tasks, ...undated.tasks];
  const askToDelete = (task: Task, table: readonly Task[]) => {
    const beside = taskBeside(table, task);
    const action = isPhone ? 'edit' : 'delete';
    setDeletion({ task, nextFocusId: beside ? taskButtonId(beside.id, action) : null });
  };
  const total = dated.total + undated.total;
  const isFiltered = view.state !== 'all' || view.search !== '';
  const row = { today, isPhone, onUnsaved: setUnsaved, onDelete: askToDelete };
  return (
    <div className="grid grid-cols-1 gap-8">
      {(total > 0 || isFiltered) && (
        <div>
          {drawsFilters({ total, query: dated.query }, isFiltered) && (
            <div className="mb-4">
              <TaskFilters view={view} onChange={show} />
            </div>
          )}
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-sm text-ink-soft">
              <span role="status">{formatTaskCount(total)}</span>
              <span className="max-md:sr-only">
                : prima ciò che scade prima, e nello stesso giorno la priorità più alta.
              </span>
            </p>
            <DeleteCompletedTasks />
          </div>
        </div>
      )}
      <TaskTable
        title="Task con scadenza"
        found={dated}
        onPage={turnDated}
        pinned={pinnedTasks(unsaved, listed, true)}
        empty={isFiltered ? emptyTexts.view : emptyTexts.due}
        {...row}
      />
      <TaskTable
        title="Task senza scadenza"
        found={undated}
        onPage={turnUndated}
        pinned={pinnedTasks(unsaved, listed, false)}
        empty={isFiltered ? emptyTexts.view : emptyTexts.open}
        {...row}
      />
      {deletion && <DeleteTaskDialog {...deletion} onClose={() => setDeletion(null)} />}
      <LeaveDialog unsaved={hasUnsaved} canSave={isLoggedIn}>
        <p>Le modifiche ai lavori ancora aperti non sono salvate e andranno perse.</p>
      </LeaveDialog>
    </div>
  );
};

export const TasksScreen = ({ today }: { today: StayDate }) => {
  const isPhone = useMediaQuery('(width < 48rem)');
  return (
    <>
      <AdminPageHeader
        title="Lavori"
        purpose="Che cosa c’è da fare per la casa: entro un giorno, o senza fretta."
      />
      <div className="grid grid-cols-1 gap-8">
        {/* At the foot of a phone's list, where its keyboard opens. */}
        {!isPhone && <AddTaskForm />}
        <TaskLists today={today} isPhone={isPhone} />
        {isPhone && <AddTaskForm />}
      </div>
    </>
  );
};

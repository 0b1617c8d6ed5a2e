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
  <search className="grid max-w-xl grow grid-cols-[5fr_4fr] gap-4">
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

type TaskListsProps = { today: StayDate; isWide: boolean };

const TaskLists = ({ today, isWide }: TaskListsProps) => {
  const { view, show, dated, undated, turnDated, turnUndated } = useTaskView();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const { unsaved, hasUnsaved, setUnsaved } = useUnsavedRows<Task>();
  const listed = [...dated.tasks, ...undated.tasks];
  const askToDelete = (task: Task, table: readonly Task[]) => {
    const beside = taskBeside(table, task);
    const action = isWide ? 'delete' : 'edit';
    setDeletion({ task, nextFocusId: beside ? taskButtonId(beside.id, action) : null });
  };
  const total = dated.total + undated.total;
  const isFiltered = view.state !== 'all' || view.search !== '';
  const row = { today, isWide, onUnsaved: setUnsaved, onDelete: askToDelete };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4 empty:hidden">
        {drawsFilters({ total, query: dated.query }, isFiltered) && (
          <TaskFilters view={view} onChange={show} />
        )}
        <DeleteCompletedTasks />
      </div>
      <p role="status" className="sr-only">
        {formatTaskCount(total)}
      </p>
      <TaskTable
        title="Task con scadenza"
        order="in ordine di scadenza e di priorità"
        found={dated}
        onPage={turnDated}
        pinned={pinnedTasks(unsaved, listed, true)}
        empty={isFiltered ? emptyTexts.view : emptyTexts.due}
        {...row}
      />
      <TaskTable
        title="Task senza scadenza"
        order="in ordine di priorità"
        found={undated}
        onPage={turnUndated}
        pinned={pinnedTasks(unsaved, listed, false)}
        empty={isFiltered ? emptyTexts.view : emptyTexts.open}
        {...row}
      />
      {deletion && <DeleteTaskDialog {...deletion} onClose={() => setDeletion(null)} />}
      <LeaveDialog unsaved={hasUnsaved} canSave={isLoggedIn}>
        <p>
          Le modifiche {unsaved.length === 1 ? 'a questo lavoro' : `a ${unsaved.length} lavori`} non
          sono salvate e andranno perse.
        </p>
      </LeaveDialog>
    </>
  );
};

export const TasksScreen = ({ today }: { today: StayDate }) => {
  const isWide = useMediaQuery('(width >= 76rem)');
  return (
    <>
      <AdminPageHeader title="Lavori" purpose="I lavori per la casa, con o senza scadenza." />
      <div className="grid grid-cols-1 gap-6">
        <AddTaskForm />
        <TaskLists today={today} isWide={isWide} />
      </div>
    </>
  );
};

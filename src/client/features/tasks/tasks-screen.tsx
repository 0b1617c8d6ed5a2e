import { useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { drawsFilters } from '#client/ui/paginated-query.ts';
import { useUnsavedRows } from '#client/ui/row-form.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { parseSearchText } from '#client/ui/search-params.ts';
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
import { pinnedTasks, type TaskGroup, taskBeside } from './task-view.ts';
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

type SearchProps = { search: string; onChange: (search: string) => void };

const TaskSearch = ({ search, onChange }: SearchProps) => (
  <search className="max-w-xl">
    <SearchBox value={search} placeholder="Nome o descrizione" onSearch={onChange} />
  </search>
);

const firstPages = { dated: 1, undated: 1, done: 1 };

const useTaskSearch = () => {
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(firstPages);
  return {
    search,
    /** Another search begins at its first pages. */
    find: (typed: string) => {
      setSearch(parseSearchText(typed) ?? '');
      setPages(firstPages);
    },
    dated: useTasks('dated', search, pages.dated),
    undated: useTasks('undated', search, pages.undated),
    done: useTasks('done', search, pages.done),
    turn: (group: TaskGroup) => (page: number) =>
      setPages((known) => ({ ...known, [group]: page })),
  };
};

const emptyTexts = {
  due: 'Nessun lavoro con scadenza. Quelli che hanno un giorno stanno qui, e quando il giorno è vicino anche in «Oggi».',
  open: 'Nessun lavoro senza scadenza. Qui sta ciò che non ha fretta.',
  search: 'Nessun lavoro da fare corrisponde: prova con altre parole.',
};

/** So many done tasks stay in sight. */
const FEW = 5;

type Deletion = { task: Task; nextFocusId: string | null };

type TaskListsProps = { today: StayDate; isWide: boolean };

const TaskLists = ({ today, isWide }: TaskListsProps) => {
  const { search, find, dated, undated, done, turn } = useTaskSearch();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const { unsaved, hasUnsaved, setUnsaved } = useUnsavedRows<Task>();
  const listed = [...dated.tasks, ...undated.tasks, ...done.tasks];
  const askToDelete = (task: Task, table: readonly Task[]) => {
    const beside = taskBeside(table, task);
    const action = isWide ? 'delete' : 'edit';
    setDeletion({ task, nextFocusId: beside ? taskButtonId(beside.id, action) : null });
  };
  const total = dated.total + undated.total + done.total;
  const isFiltered = search !== '';
  const row = { today, isWide, onUnsaved: setUnsaved, onDelete: askToDelete };
  return (
    <>
      {drawsFilters({ total, query: dated.query }, isFiltered) && (
        <TaskSearch search={search} onChange={find} />
      )}
      <p role="status" className="sr-only">
        {formatTaskCount(total)}
      </p>
      <TaskTable
        title="Task con scadenza"
        order="in ordine di scadenza e di priorità"
        found={dated}
        onPage={turn('dated')}
        pinned={pinnedTasks(unsaved, listed, 'dated')}
        empty={isFiltered ? emptyTexts.search : emptyTexts.due}
        {...row}
      />
      <TaskTable
        title="Task senza scadenza"
        order="in ordine di priorità"
        found={undated}
        onPage={turn('undated')}
        pinned={pinnedTasks(unsaved, listed, 'undated')}
        empty={isFiltered ? emptyTexts.search : emptyTexts.open}
        {...row}
      />
      <TaskTable
        title="Task completati"
        order="in ordine di scadenza e di priorità"
        found={done}
        onPage={turn('done')}
        pinned={pinnedTasks(unsaved, listed, 'done')}
        fold={isFiltered || done.total <= FEW ? 'open' : 'closed'}
        {...row}
      />
      <div className="empty:hidden">
        <DeleteCompletedTasks />
      </div>
      {deletion && <DeleteTaskDialog {...deletion} onClose={() => setDeletion(null)} />}
      <LeaveDialog unsaved={hasUnsaved}>
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

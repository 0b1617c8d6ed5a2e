import { type ReactNode, useId, useRef } from 'react';
import { EditableTable } from '#client/ui/editable-table.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { formatRange, formatTotal, useLastPage } from '#client/ui/paginated-query.ts';
import { Pagination } from '#client/ui/pagination.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import { taskFailures } from './task.form.ts';
import { TaskList } from './task-list.tsx';
import { columns, TaskRow, type TaskRowProps } from './task-row.tsx';
import { taskBeside } from './task-view.ts';
import type { Tasks } from './use-tasks.ts';

type TaskTableProps = {
  title: string;
  found: Tasks;
  onPage: (page: number) => void;
  /** Rows with unsaved changes, shown above those of any page. */
  pinned: readonly Task[];
  /** How the tasks are sorted. */
  order: string;
  /** A table, otherwise a list of reminders. */
  isWide: boolean;
  /** Shown without tasks. */
  empty?: ReactNode;
  /** A table that folds, and whether it begins open. */
  fold?: 'open' | 'closed';
  onDelete: (task: Task, table: readonly Task[]) => void;
} & Omit<TaskRowProps, 'task' | 'beside' | 'isPinned' | 'onDelete'>;

export const TaskTable = (props: TaskTableProps) => {
  const { title, found, onPage, order, pinned, isWide, empty, fold, onDelete, ...row } = props;
  const { query, page, pages, isKnown, tasks } = found;
  const titleId = useId();
  const rangeRef = useRef<HTMLSpanElement>(null);
  useLastPage(found, onPage);
  const turnTo = (wanted: number) => {
    onPage(wanted);
    // A new page is read from the top.
    rangeRef.current?.focus();
  };
  const rows = [...pinned, ...tasks];
  const range = rows.length > 0 && (
    <p className="text-sm text-ink-soft">
      <span ref={rangeRef} tabIndex={-1} className="scroll-mt-20 outline-none">
        {formatTotal(found.total, ['lavoro', 'lavori'])}
        {formatRange(found)}
      </span>
      <span className="max-md:sr-only">, {order}</span>
    </p>
  );
  const list = (
    <>
      {query.isPending && <Skeleton className="h-48" />}
      {query.isError && !query.data && (
        <LoadFailure
          title={taskFailures.load}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {isKnown && rows.length === 0 && empty && (
        <p className="rounded-card border border-dashed border-sand-300 px-6 py-4 text-center text-ink-soft">
          {empty}
        </p>
      )}
      {rows.length > 0 && !isWide && (
        <TaskList
          title={title}
          rows={rows}
          pinnedCount={pinned.length}
          onDelete={(task) => onDelete(task, rows)}
          {...row}
        />
      )}
      {rows.length > 0 && isWide && (
        <EditableTable caption={title} columns={columns}>
          {rows.map((task, index) => (
            <TaskRow
              key={task.id}
              task={task}
              beside={taskBeside(rows, task)}
              isPinned={index < pinned.length}
              onDelete={() => onDelete(task, rows)}
              {...row}
            />
          ))}
        </EditableTable>
      )}
      {pages > 1 && (
        <div className="mt-6">
          <Pagination page={page} pages={pages} label={`Pagine: ${title}`} onPage={turnTo} />
        </div>
      )}
    </>
  );
  if (fold) {
    return (
      rows.length > 0 && (
        <Folded title={`${title} (${found.total})`} open={fold === 'open' || pinned.length > 0}>
          <div className="mb-3">{range}</div>
          {list}
        </Folded>
      )
    );
  }
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {range}
      </div>
      {list}
    </section>
  );
};

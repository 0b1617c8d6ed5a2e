import { type ReactNode, useId } from 'react';
import { RowTable } from '#client/ui/row-table.tsx';
import type { Task } from '#shared/tasks.schema.ts';
import { columns } from './task-cells.tsx';
import { TaskRow, type TaskRowProps } from './task-row.tsx';

type TaskTableProps = {
  title: string;
  tasks: readonly Task[];
  /** Stands where there are none. */
  empty: ReactNode;
} & Omit<TaskRowProps, 'task'>;

export const TaskTable = ({ title, tasks, empty, ...row }: TaskTableProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        {title}
      </h2>
      {tasks.length > 0 ? (
        <RowTable caption={title} columns={columns}>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} {...row} />
          ))}
        </RowTable>
      ) : (
        <p className="rounded-card border border-dashed border-sand-300 px-6 py-8 text-center text-ink-soft">
          {empty}
        </p>
      )}
    </section>
  );
};

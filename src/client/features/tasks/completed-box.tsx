import type { Task } from '#shared/tasks.schema.ts';
import { taskButtonId } from './task-button-id.ts';

type CompletedBoxProps = {
  task: Task;
  /** What it is to become while that is being stored. */
  wanted: boolean | null;
  onToggle: () => void;
};

/** Keeps the focus while it is being stored, and a second press then does nothing. */
export const CompletedBox = ({ task, wanted, onToggle }: CompletedBoxProps) => (
  <label className="-m-1 inline-flex align-middle cursor-pointer items-center gap-2 p-1">
    <input
      type="checkbox"
      id={taskButtonId(task.id, 'complete')}
      aria-label={`Completato: ${task.name}`}
      aria-busy={wanted !== null || undefined}
      checked={wanted ?? task.completed}
      onChange={onToggle}
      className="size-6 shrink-0 cursor-pointer scroll-mt-20 rounded-sm accent-sea-600"
    />
    <span aria-hidden className="text-sm @4xl:text-xs">
      {(wanted ?? task.completed) ? 'Sì' : 'No'}
    </span>
  </label>
);

import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { Task } from '#shared/tasks.schema.ts';
import { taskFailure, taskFailures, taskSuccesses } from './task-words.ts';

const useRenewTasks = () => {
  const { tasks } = trpc.useUtils();
  return () => Promise.all([tasks.page.invalidate(), tasks.get.invalidate()]);
};

// A write lasts until the list is there anew, so that it never shows for a moment what is no longer
// true. What failed may have been changed by somebody else. What is said stands here: a row that
// moves to the other table does not hear how its call ended.

export const useCreateTask = () =>
  trpc.tasks.create.useMutation({
    onSuccess: () => toastSuccess(taskSuccesses.create),
    onSettled: useRenewTasks(),
  });

export const useUpdateTask = () =>
  trpc.tasks.update.useMutation({
    onSuccess: () => toastSuccess(taskSuccesses.update),
    onSettled: useRenewTasks(),
  });

export const useSetTaskCompleted = (onDone?: (task: Task) => void) =>
  trpc.tasks.setCompleted.useMutation({
    onSuccess: (task) => onDone?.(task),
    onSettled: useRenewTasks(),
  });

/** Its error says what the screen says. */
export const useDeleteTask = () => {
  const remove = trpc.tasks.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewTasks(),
  });
  const { mutate, reset, isPending } = remove;
  const error = remove.error && new Error(taskFailure(remove.error, taskFailures.delete));
  return { mutate, reset, isPending, error };
};

export const useDeleteCompletedTasks = () =>
  trpc.tasks.deleteCompleted.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewTasks(),
  });

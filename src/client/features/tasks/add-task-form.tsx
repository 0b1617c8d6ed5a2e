import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { showIssues } from '#client/ui/form-issues.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TaskFields } from './task-fields.tsx';
import { newTask, newTaskResolver, type TaskValues, taskFields, validation } from './task-form.ts';
import { taskFailureBeside, taskFailures } from './task-words.ts';
import { useCreateTask } from './task-writes.ts';

const useNewTask = (onAdded: () => void) => {
  const create = useCreateTask();
  const form = useForm<TaskValues>({
    ...validation,
    resolver: newTaskResolver,
    defaultValues: newTask,
  });
  const send = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate(values, {
      onSuccess: onAdded,
      onError: (error) => showIssues(error, taskFields, form.setError),
    });
  });
  return { create, form, send };
};

type FreshFormProps = { isNext: boolean; onAdded: () => void };

const FreshForm = ({ isNext, onAdded }: FreshFormProps) => {
  const { create, form, send } = useNewTask(onAdded);
  const { setFocus } = form;
  useEffect(() => {
    if (isNext) setFocus('name');
  }, [isNext, setFocus]);
  const failure = taskFailureBeside(create.error, taskFields, taskFailures.create);
  return (
    <form noValidate aria-label="Nuovo task" onSubmit={send} className="@container">
      <TaskFields form={form} />
      {failure && (
        <div className="mt-5">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      <Button type="submit" busy={create.isPending} className="mt-5">
        Aggiungi il task
      </Button>
    </form>
  );
};

/** Empty again after each task, and ready for the next one. */
export const AddTaskForm = () => {
  const titleId = useId();
  const [added, setAdded] = useState(0);
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6"
    >
      <h2 id={titleId} className="mb-4 text-xl">
        Nuovo task
      </h2>
      <FreshForm key={added} isNext={added > 0} onAdded={() => setAdded(added + 1)} />
    </section>
  );
};

import { useForm } from 'react-hook-form';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { type BoxValues, boxFields, boxResolver, newBox } from './box-form.ts';
import { BoxFormDialog } from './box-form-dialog.tsx';
import { boxFailures, boxSuccesses } from './box-words.ts';
import { useCreateBox } from './box-writes.ts';

export const CreateBoxDialog = ({ onClose }: { onClose: () => void }) => {
  const create = useCreateBox();
  const form = useForm<BoxValues>({
    mode: 'onTouched',
    resolver: boxResolver,
    defaultValues: newBox,
  });
  const send = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate(values, {
      onSuccess: () => {
        toastSuccess(boxSuccesses.create);
        onClose();
      },
      onError: (error) => showIssues(error, boxFields, form.setError),
    });
  });
  return (
    <BoxFormDialog
      title="Nuova casella"
      submitLabel="Crea la casella"
      form={form}
      isSaving={create.isPending}
      failure={failureBeside(create.error, boxFields, boxFailures.create)}
      onSubmit={send}
      onClose={onClose}
    />
  );
};

import { useForm } from 'react-hook-form';
import { changedFields } from '#client/ui/changed-fields.ts';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { type BoxValues, boxFields, boxResolver, valuesOf } from './box-form.ts';
import { BoxFormDialog } from './box-form-dialog.tsx';
import { boxFailures, boxSuccesses } from './box-words.ts';
import { useUpdateBox } from './box-writes.ts';

type EditBoxDialogProps = { box: FeatureBox; onClose: () => void };

/** Only what was changed is sent: the rest stays as somebody else may have saved it meanwhile. */
export const EditBoxDialog = ({ box, onClose }: EditBoxDialogProps) => {
  const update = useUpdateBox();
  const before = valuesOf(box);
  const form = useForm<BoxValues>({
    mode: 'onTouched',
    resolver: boxResolver,
    defaultValues: before,
  });
  const send = form.handleSubmit((values) => {
    if (update.isPending) return;
    update.mutate(
      { id: box.id, ...changedFields(boxFields, values, before) },
      {
        onSuccess: () => {
          toastSuccess(boxSuccesses.update);
          onClose();
        },
        onError: (error) => showIssues(error, boxFields, form.setError),
      },
    );
  });
  return (
    <BoxFormDialog
      title="Modifica la casella"
      submitLabel="Salva"
      form={form}
      isSaving={update.isPending}
      failure={failureBeside(update.error, boxFields, boxFailures.update)}
      onSubmit={send}
      onClose={onClose}
    />
  );
};

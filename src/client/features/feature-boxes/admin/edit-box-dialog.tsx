import { changedFields } from '#client/ui/changed-fields.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { type BoxValues, boxFields, boxNames, boxResolver, valuesOf } from './box-form.ts';
import { BoxFormDialog } from './box-form-dialog.tsx';
import { boxFailures, boxSuccesses } from './box-words.ts';
import { useUpdateBox } from './box-writes.ts';

type EditBoxDialogProps = {
  /** Renewed while the dialog is open. */
  box: FeatureBox;
  onClose: () => void;
};

/** Only what was changed is sent: the rest stays as somebody else may have saved it meanwhile. */
export const EditBoxDialog = ({ box, onClose }: EditBoxDialogProps) => {
  const update = useUpdateBox();
  const { form, submit, conflict } = useSavedForm<FeatureBox, BoxValues>({
    saved: box,
    valuesOf,
    names: boxNames,
    resolver: boxResolver,
    send: (values, base) => {
      const changes = changedFields(boxFields, values, valuesOf(base));
      return update.mutateAsync({ id: base.id, version: base.version, ...changes });
    },
    onSaved: () => {
      toastSuccess(boxSuccesses.update);
      onClose();
    },
  });
  return (
    <BoxFormDialog
      title="Modifica la casella"
      submitLabel="Salva"
      form={form}
      isSaving={update.isPending}
      conflict={conflict}
      failure={failureBeside(update.error, boxFields, boxFailures.update)}
      onSubmit={submit}
      onClose={onClose}
    />
  );
};

import { type UseFormReturn, useForm } from 'react-hook-form';
import { isLoggedIn } from '#client/session/token.ts';
import { trpc } from '#client/trpc.ts';
import { changedFields } from '#client/ui/changed-fields.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { SaveProblem } from '#client/ui/save-problem.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LeaveDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { Supplier } from '#shared/suppliers.schema.ts';
import {
  newSupplier,
  type SupplierValues,
  supplierFailures,
  supplierFields,
  supplierNames,
  supplierResolver,
  valuesOf,
} from './supplier.form.ts';

const lines = ['name', 'trade', 'phone'] as const;

const SupplierFields = ({ form }: { form: UseFormReturn<SupplierValues> }) => {
  const { errors } = form.formState;
  return (
    <div className="grid gap-5">
      {lines.map((field) => (
        <TextField
          key={field}
          label={supplierNames[field]}
          autoComplete="off"
          required
          error={errors[field]?.message}
          {...form.register(field)}
        />
      ))}
      <TextArea
        label={supplierNames.note}
        rows={3}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </div>
  );
};

export const CreateSupplierDialog = ({ onClose }: { onClose: () => void }) => {
  const create = trpc.suppliers.create.useMutation({ meta: { success: 'Fornitore aggiunto' } });
  const form = useForm<SupplierValues>({
    mode: 'onTouched',
    resolver: supplierResolver,
    defaultValues: newSupplier,
  });
  const send = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate(values, {
      onSuccess: onClose,
      onError: (error) => showIssues(error, supplierFields, form.setError),
    });
  });
  const failure = failureBeside(create.error, supplierFields, supplierFailures.create);
  return (
    <FormDialog
      title="Nuovo fornitore"
      submitLabel="Aggiungi il fornitore"
      busy={create.isPending}
      problem={<SaveProblem conflict={null} failure={failure} />}
      onSubmit={send}
      onClose={onClose}
    >
      <SupplierFields form={form} />
    </FormDialog>
  );
};

type EditSupplierDialogProps = { supplier: Supplier; onClose: () => void };

/** Sends only changed fields, so that the others keep other users' changes. */
export const EditSupplierDialog = ({ supplier, onClose }: EditSupplierDialogProps) => {
  const update = trpc.suppliers.update.useMutation({ meta: { success: 'Salvato' } });
  const { form, submit, conflict, unsaved } = useSavedForm<Supplier, SupplierValues>({
    saved: supplier,
    valuesOf,
    names: supplierNames,
    resolver: supplierResolver,
    send: (values, base) => {
      const changes = changedFields(supplierFields, values, valuesOf(base));
      return update.mutateAsync({ id: base.id, version: base.version, ...changes });
    },
    onSaved: onClose,
  });
  const failure = failureBeside(update.error, supplierFields, supplierFailures.update);
  return (
    <>
      <FormDialog
        title="Modifica il fornitore"
        submitLabel="Salva"
        busy={update.isPending}
        problem={<SaveProblem conflict={conflict} failure={failure} />}
        onSubmit={submit}
        onClose={onClose}
      >
        <SupplierFields form={form} />
      </FormDialog>
      <LeaveDialog unsaved={unsaved} canSave={isLoggedIn}>
        <p>Le modifiche al fornitore non sono salvate e andranno perse.</p>
      </LeaveDialog>
    </>
  );
};

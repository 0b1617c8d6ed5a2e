import { type FormEventHandler, useEffect } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { LinkField } from '#client/features/links/admin/link-field.tsx';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { trpc } from '#client/trpc.ts';
import { changedFields } from '#client/ui/changed-fields.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { formatLength } from '#client/ui/format-length.ts';
import { type Conflict, SaveProblem } from '#client/ui/save-problem.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LeaveDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import {
  BOX_DESCRIPTION_MAX,
  BOX_TITLE_MAX,
  type FeatureBox,
} from '#shared/feature-boxes.schema.ts';
import {
  type BoxForm,
  type BoxValues,
  boxFailures,
  boxFields,
  boxNames,
  boxResolver,
  newBox,
  valuesOf,
} from './box.form.ts';
import { IconField } from './icon-field.tsx';

type BoxFieldsProps = { form: BoxForm };

const TextFields = ({ form: { control, register, formState } }: BoxFieldsProps) => {
  const [title, description] = useWatch({ control, name: ['title', 'description'] });
  const { errors } = formState;
  return (
    <>
      <TextField
        label={boxNames.title}
        hint={formatLength(title, BOX_TITLE_MAX)}
        autoComplete="off"
        required
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label={boxNames.description}
        hint={formatLength(description, BOX_DESCRIPTION_MAX)}
        rows={3}
        required
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
};

const BoxLinkField = ({ form: { control } }: BoxFieldsProps) => {
  const { field, fieldState } = useController({ control, name: 'link' });
  return (
    <LinkField
      label={boxNames.link}
      hint="Una pagina di questo sito: /pages/come-arrivare"
      error={fieldState.error?.message}
      {...field}
    />
  );
};

const BoxFields = ({ form }: BoxFieldsProps) => (
  <div className="grid gap-5">
    <TextFields form={form} />
    <IconField control={form.control} />
    <BoxLinkField form={form} />
    <CheckboxField
      label={boxNames.published}
      hint="Finché non lo è, i visitatori non la vedono."
      error={form.formState.errors.published?.message}
      {...form.register('published')}
    />
  </div>
);

type BoxFormDialogProps = {
  /** Null for a new one. */
  saved?: FeatureBox | null;
  title: string;
  submitLabel: string;
  form: BoxForm;
  isSaving: boolean;
  conflict?: Conflict | null;
  /** Shown beside the buttons, which stay visible however long the form is. */
  failure: string | null;
  onSubmit: FormEventHandler;
  onClose: () => void;
};

const BoxFormDialog = (props: BoxFormDialogProps) => {
  const { saved = null, form, isSaving, conflict = null, failure, ...dialog } = props;
  useEffect(() => rescueFocus, []);
  return (
    <FormDialog
      {...dialog}
      busy={isSaving}
      problem={<SaveProblem conflict={conflict} failure={failure} />}
    >
      <BoxFields form={form} />
      <TextLanguages kind="feature-box" saved={saved} className="mt-5" />
    </FormDialog>
  );
};

export const CreateBoxDialog = ({ onClose }: { onClose: () => void }) => {
  const create = trpc.featureBoxes.create.useMutation({ meta: { success: 'Casella creata' } });
  const form = useForm<BoxValues>({
    mode: 'onTouched',
    resolver: boxResolver,
    defaultValues: newBox,
  });
  const send = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate(values, {
      onSuccess: onClose,
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

type EditBoxDialogProps = {
  /** Refetched while the dialog is open. */
  box: FeatureBox;
  onClose: () => void;
};

/** Sends only changed fields, so that the others keep other users' changes. */
export const EditBoxDialog = ({ box, onClose }: EditBoxDialogProps) => {
  const update = trpc.featureBoxes.update.useMutation({ meta: { success: 'Salvato' } });
  const { form, submit, conflict, unsaved } = useSavedForm<FeatureBox, BoxValues>({
    saved: box,
    valuesOf,
    names: boxNames,
    resolver: boxResolver,
    send: (values, base) => {
      const changes = changedFields(boxFields, values, valuesOf(base));
      return update.mutateAsync({ id: base.id, seenVersion: base.version, ...changes });
    },
    onSaved: onClose,
  });
  return (
    <>
      <BoxFormDialog
        title="Modifica la casella"
        submitLabel="Salva"
        saved={box}
        form={form}
        isSaving={update.isPending}
        conflict={conflict}
        failure={failureBeside(update.error, boxFields, boxFailures.update)}
        onSubmit={submit}
        onClose={onClose}
      />
      <LeaveDialog unsaved={unsaved}>
        <p>Le modifiche alla casella non sono salvate e andranno perse.</p>
      </LeaveDialog>
    </>
  );
};

import { type UseFormReturn, useForm } from 'react-hook-form';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { trpc } from '#client/trpc.ts';
import { changedFields } from '#client/ui/changed-fields.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { SaveProblem } from '#client/ui/save-problem.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LeaveDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type SavedAnswer, savedAnswerFields as textFields } from '#shared/saved-answers.schema.ts';
import {
  newSavedAnswer,
  type SavedAnswerValues,
  savedAnswerFailures,
  savedAnswerFields,
  savedAnswerNames,
  savedAnswerResolver,
  valuesOf,
} from './saved-answer.form.ts';

type SavedAnswerFieldsProps = {
  form: UseFormReturn<SavedAnswerValues>;
  /** Null for a new one. */
  saved: SavedAnswer | null;
};

const SavedAnswerFields = ({ form, saved }: SavedAnswerFieldsProps) => {
  const { errors } = form.formState;
  return (
    <div className="grid gap-5">
      <TextField
        label={savedAnswerNames.name}
        hint="Lo leggi solo tu, quando scegli."
        autoComplete="off"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label={savedAnswerNames.text}
        hint={`La mail comincia già con «Ciao Anna,». Il sito riempie da solo ${textFields.listed}.`}
        rows={8}
        required
        error={errors.text?.message}
        {...form.register('text')}
      />
      <TextLanguages kind="saved-answer" saved={saved} />
    </div>
  );
};

export const CreateSavedAnswerDialog = ({ onClose }: { onClose: () => void }) => {
  const create = trpc.savedAnswers.create.useMutation({ meta: { success: 'Risposta aggiunta' } });
  const form = useForm<SavedAnswerValues>({
    mode: 'onTouched',
    resolver: savedAnswerResolver,
    defaultValues: newSavedAnswer,
  });
  const send = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate(values, {
      onSuccess: onClose,
      onError: (error) => showIssues(error, savedAnswerFields, form.setError),
    });
  });
  const failure = failureBeside(create.error, savedAnswerFields, savedAnswerFailures.create);
  return (
    <FormDialog
      title="Nuova risposta pronta"
      submitLabel="Aggiungi la risposta"
      busy={create.isPending}
      problem={<SaveProblem conflict={null} failure={failure} />}
      onSubmit={send}
      onClose={onClose}
    >
      <SavedAnswerFields form={form} saved={null} />
    </FormDialog>
  );
};

type EditSavedAnswerDialogProps = {
  /** Refetched while the dialog is open. */
  answer: SavedAnswer;
  onClose: () => void;
};

/** Sends only changed fields, so that the others keep other users' changes. */
export const EditSavedAnswerDialog = ({ answer, onClose }: EditSavedAnswerDialogProps) => {
  const update = trpc.savedAnswers.update.useMutation({ meta: { success: 'Salvato' } });
  const { form, submit, conflict, unsaved } = useSavedForm<SavedAnswer, SavedAnswerValues>({
    saved: answer,
    valuesOf,
    names: savedAnswerNames,
    resolver: savedAnswerResolver,
    send: (values, base) => {
      const changes = changedFields(savedAnswerFields, values, valuesOf(base));
      return update.mutateAsync({ id: base.id, seenVersion: base.version, ...changes });
    },
    onSaved: onClose,
  });
  const failure = failureBeside(update.error, savedAnswerFields, savedAnswerFailures.update);
  return (
    <>
      <FormDialog
        title="Modifica la risposta pronta"
        submitLabel="Salva"
        busy={update.isPending}
        problem={<SaveProblem conflict={conflict} failure={failure} />}
        onSubmit={submit}
        onClose={onClose}
      >
        <SavedAnswerFields form={form} saved={answer} />
      </FormDialog>
      <LeaveDialog unsaved={unsaved}>
        <p>Le modifiche alla risposta non sono salvate e andranno perse.</p>
      </LeaveDialog>
    </>
  );
};

import { type FormEventHandler, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { changedFields } from '#client/ui/changed-fields.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { type Conflict, SaveProblem } from '#client/ui/save-problem.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import {
  type Calendar,
  type CalendarKind,
  calendarKindInWords,
  calendarKinds,
} from '#shared/calendars.schema.ts';
import {
  type CalendarForm,
  type CalendarValues,
  calendarFailures,
  calendarFields,
  calendarNames,
  createResolver,
  newCalendar,
  updateResolver,
  valuesOf,
} from './calendar.form.ts';
import { StepsIn } from './how-to.tsx';

const kindOptions = calendarKinds.map((value) => ({ value, label: calendarKindInWords[value] }));

const nameOf = (kind: CalendarKind): string => (kind === 'other' ? '' : calendarKindInWords[kind]);

/** An unedited name follows the kind, and `takesClosed` gets the usual value for it. */
const followKind = ({ getValues, setValue }: CalendarForm, kind: CalendarKind): void => {
  const { name } = getValues();
  if (calendarKinds.some((other) => name === nameOf(other))) setValue('name', nameOf(kind));
  setValue('takesClosed', kind !== 'airbnb');
};

type FieldsProps = { form: CalendarForm; host?: string };

const CalendarFields = ({ form, host }: FieldsProps) => {
  const { control, register, formState } = form;
  const kind = useWatch({ control, name: 'kind' });
  const { errors } = formState;
  return (
    <div className="grid gap-5">
      <SelectField
        label={calendarNames.kind}
        options={kindOptions}
        required
        error={errors.kind?.message}
        {...register('kind', {
          onChange: ({ target }) => host === undefined && followKind(form, target.value),
        })}
      />
      <TextField
        label={calendarNames.name}
        hint="Lo leggi nel calendario delle prenotazioni, sulle notti che arrivano da lì."
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="grid gap-3 rounded-card bg-sand-50 p-4">
        <p className="font-semibold text-sea-700">Dove trovi l’indirizzo</p>
        <StepsIn kind={kind} />
      </div>
      <TextField
        label={calendarNames.url}
        hint={
          host === undefined
            ? 'È un segreto: dopo averlo salvato il sito non lo mostra più.'
            : `Ora è su ${host}. Se lo lasci vuoto resta quello.`
        }
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required={host === undefined}
        error={errors.url?.message}
        {...register('url')}
      />
      <CheckboxField
        label={calendarNames.takesClosed}
        hint={
          kind === 'airbnb'
            ? 'Airbnb chiude anche le notti che ha letto da qui, o troppo lontane: di solito è meglio di no.'
            : 'Di solito è meglio di sì.'
        }
        error={errors.takesClosed?.message}
        {...register('takesClosed')}
      />
      <CheckboxField
        label={calendarNames.exportsRequests}
        hint="Di solito bastano i soggiorni confermati e le date bloccate."
        error={errors.exportsRequests?.message}
        {...register('exportsRequests')}
      />
      {host !== undefined && (
        <CheckboxField
          label={calendarNames.enabled}
          hint="In pausa non viene più letto: le notti già note restano occupate."
          error={errors.enabled?.message}
          {...register('enabled')}
        />
      )}
    </div>
  );
};

type CalendarFormDialogProps = FieldsProps & {
  title: string;
  submitLabel: string;
  isSaving: boolean;
  conflict?: Conflict | null;
  failure: string | null;
  onSubmit: FormEventHandler;
  onClose: () => void;
};

const CalendarFormDialog = (props: CalendarFormDialogProps) => {
  const { form, host, isSaving, conflict = null, failure, ...dialog } = props;
  useEffect(() => rescueFocus, []);
  return (
    <FormDialog
      {...dialog}
      busy={isSaving}
      problem={<SaveProblem conflict={conflict} failure={failure} />}
    >
      <CalendarFields form={form} {...(host !== undefined && { host })} />
    </FormDialog>
  );
};

/** Adds a calendar and reads it at once, to detect a wrong address. */
export const CreateCalendarDialog = ({ onClose }: { onClose: () => void }) => {
  const create = trpc.calendars.create.useMutation({ meta: { success: 'Calendario aggiunto' } });
  const read = trpc.calendars.read.useMutation();
  const form = useForm<CalendarValues>({
    mode: 'onTouched',
    resolver: createResolver,
    defaultValues: newCalendar,
  });
  const send = form.handleSubmit(({ enabled: _, ...values }) => {
    if (create.isPending || read.isPending) return;
    create.mutate(values, {
      onSuccess: ({ id }) => read.mutate({ id }, { onSettled: onClose }),
      onError: (error) => showIssues(error, calendarFields, form.setError),
    });
  });
  return (
    <CalendarFormDialog
      title="Aggiungi un calendario"
      submitLabel="Aggiungi e leggi"
      form={form}
      isSaving={create.isPending || read.isPending}
      failure={failureBeside(create.error, calendarFields, calendarFailures.create)}
      onSubmit={send}
      onClose={onClose}
    />
  );
};

type EditCalendarDialogProps = {
  /** Refetched while the dialog is open. */
  calendar: Calendar;
  onClose: () => void;
};

export const EditCalendarDialog = ({ calendar, onClose }: EditCalendarDialogProps) => {
  const update = trpc.calendars.update.useMutation({ meta: { success: 'Salvato' } });
  const { form, submit, conflict } = useSavedForm<Calendar, CalendarValues>({
    saved: calendar,
    valuesOf,
    names: calendarNames,
    resolver: updateResolver,
    send: (values, base) => {
      const changes = changedFields(calendarFields, values, valuesOf(base));
      return update.mutateAsync({ id: base.id, seenVersion: base.version, ...changes });
    },
    onSaved: onClose,
  });
  return (
    <CalendarFormDialog
      title={`Modifica ${calendar.name}`}
      submitLabel="Salva"
      form={form}
      host={calendar.host}
      isSaving={update.isPending}
      conflict={conflict}
      failure={failureBeside(update.error, calendarFields, calendarFailures.update)}
      onSubmit={submit}
      onClose={onClose}
    />
  );
};

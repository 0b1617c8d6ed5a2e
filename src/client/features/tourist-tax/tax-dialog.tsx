import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Controller, FormProvider, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { changedFields } from '#client/ui/changed-fields.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { CentsField } from '#client/ui/number-field.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { SaveProblem } from '#client/ui/save-problem.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LeaveDialog } from '#client/ui/unsaved-dialogs.tsx';
import { REMOVES, useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { StayTax } from '#shared/tourist-tax/tourist-tax.schema.ts';
import {
  stayTaxNames as names,
  type StayTaxValues,
  stayTaxFields,
  stayTaxResolver,
  usualReasons,
  valuesOfTax,
} from './tax-dialog.form.ts';
import { linesOf } from './tax-words.ts';

const basis = ({ isKept, isExact }: StayTax): string => {
  if (isKept) return 'I dati degli ospiti sono già cancellati: la somma resta com’era.';
  return isExact
    ? 'Con l’età di ciascuno, notte per notte.'
    : 'Con gli ospiti della prenotazione. Diventa esatta appena ci sono i dati di tutti.';
};

const Lines = ({ tax }: { tax: StayTax }) => (
  <div>
    <dl className="grid gap-1.5">
      {linesOf(tax.groups, tax).map(({ key, what, sum }) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere">{what}</dt>
          <dd className="whitespace-nowrap tabular-nums">{sum}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-sand-300 pt-2 font-semibold">
        <dt>In tutto</dt>
        <dd className="font-serif text-2xl text-sea-700 tabular-nums">
          {formatEuro(tax.dueCents)}
        </dd>
      </div>
    </dl>
    <p className="mt-2 text-sm text-ink-soft">{basis(tax)}</p>
  </div>
);

const Exemptions = ({ guests }: Pick<StayTax, 'guests'>) => {
  const listId = useId();
  const reasonsId = useId();
  const { register, control, formState } = useFormContext<StayTaxValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'exemptions' });
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  const { exemptions: errors } = formState.errors;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{names.exemptions}</legend>
      <ul id={listId} aria-label={names.exemptions} className="grid gap-3 empty:hidden">
        {fields.map((field, index) => (
          <li key={field.id} className="flex items-start gap-2 border-b border-sand-200 pb-3">
            <div className="grid min-w-0 grow gap-3 sm:grid-cols-2">
              <SelectField
                label={`Persona ${index + 1}`}
                options={[
                  { value: '', label: 'Uno degli ospiti' },
                  ...guests.map(({ id, name }) => ({ value: id, label: name || 'Senza nome' })),
                ]}
                error={errors?.[index]?.guestId?.message}
                {...register(`exemptions.${index}.guestId`, {
                  setValueAs: (value) => (value ? Number(value) : null),
                })}
              />
              <TextField
                label="Perché"
                list={reasonsId}
                autoComplete="off"
                required
                maxLength={80}
                error={errors?.[index]?.reason?.message}
                {...register(`exemptions.${index}.reason`)}
              />
            </div>
            <IconButton
              label={`Togli l’esenzione ${index + 1}`}
              className="mt-9"
              onPress={() => {
                focusAfterRemoval(index);
                remove(index);
              }}
              {...{ [REMOVES]: '' }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <datalist id={reasonsId}>
        {usualReasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
      <p className="text-sm text-ink-soft">
        I bambini sotto l’età della regola sono già fuori dal conto.
      </p>
      {errors?.message && <p className="text-sm font-medium text-red-700">{errors.message}</p>}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => append({ guestId: null, reason: '' })}
      >
        <Plus aria-hidden className="size-4" />
        Aggiungi un’esenzione
      </Button>
    </fieldset>
  );
};

const Collected = ({ tax }: { tax: StayTax }) => {
  const { register, control, setValue, formState } = useFormContext<StayTaxValues>();
  const collector = useWatch<StayTaxValues, 'collector'>({ name: 'collector' });
  const today = useToday();
  const all = () => {
    setValue('collectedCents', tax.dueCents, { shouldDirty: true });
    setValue('collectedOn', today, { shouldDirty: true });
  };
  return (
    <>
      <SelectField
        label={names.collector}
        options={[
          { value: 'house', label: 'tu, dagli ospiti' },
          { value: 'portal', label: 'il portale' },
        ]}
        {...register('collector')}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <Controller
          control={control}
          name="collectedCents"
          render={({ field, fieldState }) => (
            <CentsField
              {...field}
              label={collector === 'portal' ? 'Presa dal portale (€)' : names.collectedCents}
              required={false}
              empty={null}
              error={fieldState.error?.message}
            />
          )}
        />
        <TextField
          label={names.collectedOn}
          type="date"
          required={false}
          error={formState.errors.collectedOn?.message}
          {...register('collectedOn', { setValueAs: (value) => value || null })}
        />
      </div>
      {collector === 'portal' ? (
        <p className="-mt-2 text-sm text-ink-soft">
          Scrivi la somma del portale, anche se il conto qui è un altro: vale quella.
        </p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-mt-3 -ml-4 justify-self-start"
          onClick={all}
        >
          Incassata tutta oggi
        </Button>
      )}
    </>
  );
};

const EarlierNights = () => {
  const { control, formState } = useFormContext<StayTaxValues>();
  return (
    <Controller
      control={control}
      name="earlierNights"
      render={({ field }) => (
        <StepperField
          {...field}
          label={names.earlierNights}
          required
          min={0}
          max={366}
          error={formState.errors.earlierNights?.message}
        />
      )}
    />
  );
};

type TaxFormProps = { tax: StayTax; onClose: () => void };

const TaxForm = ({ tax, onClose }: TaxFormProps) => {
  const update = trpc.touristTax.updateOfStay.useMutation({
    meta: {
      success: ({ dueCents }: StayTax) => `Salvato: ${formatEuro(dueCents)} di imposta.`,
    },
  });
  const { form, submit, conflict, unsaved } = useSavedForm<StayTax, StayTaxValues>({
    saved: tax,
    valuesOf: valuesOfTax,
    names,
    resolver: stayTaxResolver,
    send: (values, base) =>
      update.mutateAsync({
        id: base.id,
        seenVersion: base.version,
        ...changedFields(stayTaxFields, values, valuesOfTax(base)),
      }),
    onSaved: onClose,
  });
  const failure = failureBeside(update.error, stayTaxFields, 'Errore nel salvataggio');
  return (
    <FormProvider {...form}>
      <FormDialog
        title={`Imposta di soggiorno: ${tax.guestName ?? formatStay(tax.startDate, tax.endDate)}`}
        submitLabel="Salva"
        busy={update.isPending}
        problem={<SaveProblem conflict={conflict} failure={failure} />}
        onSubmit={submit}
        onClose={onClose}
        className="grid gap-5"
      >
        <Lines tax={tax} />
        <Collected tax={tax} />
        {!tax.isKept && <Exemptions guests={tax.guests} />}
        {!tax.isKept && tax.hasYearLimit && <EarlierNights />}
      </FormDialog>
      <LeaveDialog unsaved={unsaved}>
        <p>Quello che hai annotato sull’imposta non è salvato e andrà perso.</p>
      </LeaveDialog>
    </FormProvider>
  );
};

type TaxDialogProps = { bookingId: number; onClose: () => void };

/** The tourist tax of a stay: how much, who collects, who is exempt. */
export const TaxDialog = ({ bookingId, onClose }: TaxDialogProps) => {
  const tax = trpc.touristTax.ofStay.useQuery({ id: bookingId }, liveQuery);
  if (tax.data) return <TaxForm tax={tax.data} onClose={onClose} />;
  if (!tax.isError) return null;
  return (
    <Dialog open onClose={onClose} title="Imposta di soggiorno">
      <LoadFailure
        title="Errore nel caricamento dell’imposta"
        error={tax.error}
        onRetry={() => void tax.refetch()}
      />
    </Dialog>
  );
};

import { Percent } from 'lucide-react';
import { useId } from 'react';
import { Controller, FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { SaveBar } from '#client/ui/save-bar.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { UnsavedDialogs } from '#client/ui/unsaved-dialogs.tsx';
import { MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import { PeriodDialog } from './period-dialog.tsx';
import { PeriodRows } from './period-rows.tsx';
import {
  extraNames,
  type PriceForm,
  type PriceListFormProps,
  priceNames,
  usePriceForm,
} from './price.form.ts';
import { ChargeFields, PriceRuleFields } from './price-rule-fields.tsx';
import { usePeriodEdits } from './use-period-edits.ts';

type Amount = Exclude<keyof PriceForm['extras'], 'linenSmallGroupMax' | 'extraGuest' | 'animal'>;

type ExtraProps<Name> = { name: Name; label: string };

const AmountField = ({ name, label }: ExtraProps<Amount>) => {
  const { register, formState } = useFormContext<PriceForm>();
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      className="tabular-nums"
      required
      error={formState.errors.extras?.[name]?.message}
      {...register(`extras.${name}`)}
    />
  );
};

const GroupSize = ({ name, label }: ExtraProps<'linenSmallGroupMax'>) => {
  const { control, formState } = useFormContext<PriceForm>();
  return (
    <Controller
      control={control}
      name={`extras.${name}`}
      render={({ field }) => (
        <StepperField
          label={label}
          fieldClassName="col-span-2"
          min={1}
          max={MAX_GUESTS}
          {...field}
          error={formState.errors.extras?.linenSmallGroupMax?.message}
        />
      )}
    />
  );
};

const ExtrasFields = ({ year, className }: { year: number; className: string }) => {
  const { control } = useFormContext<PriceForm>();
  const titleId = useId();
  const names = extraNames(useWatch({ control, name: 'extras.linenSmallGroupMax' }));
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="mb-4 text-xl">
        Extra del {year}
      </h2>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4">
        <AmountField name="cleaning" label={names.cleaning} />
        <AmountField name="touristTax" label={names.touristTax} />
        <AmountField name="linenSmallGroup" label={names.linenSmallGroup} />
        <AmountField name="linenLargeGroup" label={names.linenLargeGroup} />
        <GroupSize name="linenSmallGroupMax" label={names.linenSmallGroupMax} />
        <ChargeFields />
      </div>
    </section>
  );
};

const SharedFields = ({ className }: { className: string }) => {
  const { register, formState } = useFormContext<PriceForm>();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="mb-4 text-xl">
        Per tutti gli anni
      </h2>
      <div className="grid gap-4">
        <CheckboxField
          label={priceNames.roundsToEuro}
          hint="Le settimane intere costano sempre quanto dice il listino."
          {...register('roundsToEuro')}
        />
        <TextArea
          label={priceNames.notes}
          required={false}
          rows={5}
          hint="Una per riga: gli ospiti le leggono sotto il listino."
          error={formState.errors.notes?.message}
          {...register('notes')}
        />
      </div>
    </section>
  );
};

const cardClass = 'rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6';

export const PriceListForm = (props: PriceListFormProps) => {
  const { year } = props;
  const titleId = useId();
  const { form, update, save, submit, discard, unsaved, conflict } = usePriceForm(props);
  const edits = usePeriodEdits(form);
  return (
    <FormProvider {...form}>
      {/* The scroll margin keeps focused fields clear of the save bar. */}
      <form
        noValidate
        onSubmit={submit}
        aria-label={`Listino ${year}`}
        className="[&_:is(input,button,textarea)]:scroll-my-28"
      >
        <div className="grid max-w-4xl gap-6">
          <section aria-labelledby={titleId} className="@container">
            <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4">
              <div>
                <h2 id={titleId} className="mb-1 text-xl">
                  Periodi del {year}
                </h2>
                <p className="text-sm text-ink-soft">
                  Ogni periodo comincia il giorno dopo quello che lo precede: scrivi solo quando
                  finisce.
                </p>
              </div>
              <Button
                variant="quiet"
                size="small"
                onClick={edits.startChangePrices}
                className="-mx-4"
              >
                <Percent aria-hidden className="size-4" />
                Cambia tutti i prezzi
              </Button>
            </div>
            <PeriodRows year={year} edits={edits} />
          </section>
          <ExtrasFields year={year} className={cardClass} />
          <PriceRuleFields />
          <SharedFields className={cardClass} />
        </div>
        <SaveBar
          label="Salva il listino"
          unsaved={unsaved}
          isSaving={update.isPending}
          failure={failureBeside(update.error, [], 'Errore nel salvataggio del listino')}
          conflict={conflict}
          onDiscard={discard.ask}
          className="max-w-4xl"
        />
      </form>
      <PeriodDialog edits={edits} year={year} />
      <UnsavedDialogs unsaved={unsaved} save={save} discard={discard}>
        <p>Le modifiche al listino {year} non sono salvate e andranno perse.</p>
      </UnsavedDialogs>
    </FormProvider>
  );
};

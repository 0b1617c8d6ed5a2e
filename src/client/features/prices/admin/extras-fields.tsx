import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_GUESTS } from '#shared/booking-rules.ts';
import type { PriceForm } from './price-form.ts';

type Amount = Exclude<keyof PriceForm['extras'], 'linenSmallGroupMax'>;

const AmountField = ({ name, label }: { name: Amount; label: string }) => {
  const { register, formState } = useFormContext<PriceForm>();
  return (
    <TextField
      label={`${label} (€)`}
      inputMode="decimal"
      autoComplete="off"
      className="tabular-nums"
      required
      error={formState.errors.extras?.[name]?.message}
      {...register(`extras.${name}`)}
    />
  );
};

const GroupSize = () => {
  const { control, formState } = useFormContext<PriceForm>();
  return (
    <Controller
      control={control}
      name="extras.linenSmallGroupMax"
      render={({ field }) => (
        <StepperField
          label="Persone del gruppo piccolo"
          hint="Fino a quante persone vale il primo prezzo della biancheria."
          min={1}
          max={MAX_GUESTS}
          {...field}
          error={formState.errors.extras?.linenSmallGroupMax?.message}
        />
      )}
    />
  );
};

const people = (count: number): string => (count === 1 ? '1 persona' : `${count || '…'} persone`);

/** What is paid besides the weeks, and what is said under the list. */
export const ExtrasFields = ({ className }: { className: string }) => {
  const { control, register, formState } = useFormContext<PriceForm>();
  const titleId = useId();
  const size = useWatch({ control, name: 'extras.linenSmallGroupMax' });
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="mb-1 text-xl">
        Extra e note
      </h2>
      <p className="mb-4 text-sm text-ink-soft">Valgono per tutti gli anni.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField name="cleaning" label="Pulizia finale" />
        <AmountField name="touristTax" label="Tassa di soggiorno, a persona e notte" />
        <AmountField name="linenSmallGroup" label={`Biancheria fino a ${people(size)}`} />
        <AmountField name="linenLargeGroup" label={`Biancheria oltre ${people(size)}`} />
        <GroupSize />
        <TextArea
          label="Note"
          required={false}
          rows={6}
          hint="Una per riga: si leggono sotto il listino."
          fieldClassName="sm:col-span-2"
          error={formState.errors.notes?.message}
          {...register('notes')}
        />
      </div>
    </section>
  );
};

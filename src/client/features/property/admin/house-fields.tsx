import { Controller, useFormContext } from 'react-hook-form';
import { FormSection } from '#client/ui/form-section.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_GUESTS } from '#shared/booking-rules.ts';
import type { Property } from '#shared/property.schema.ts';

/** The schema's own limit. */
const MOST = 99;

type CountFieldProps = {
  name: 'bedrooms' | 'bathrooms' | 'maxGuests';
  label: string;
  hint?: string;
};

const CountField = ({ name, label, hint }: CountFieldProps) => {
  const { control } = useFormContext<Property>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <StepperField
          label={label}
          hint={hint}
          required
          min={1}
          max={MOST}
          {...field}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

export const HouseFields = () => {
  const { register, formState } = useFormContext<Property>();
  const { errors } = formState;
  return (
    <FormSection title="Presentazione">
      <TextField
        label="Nome"
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea
        label="Descrizione"
        hint="Ogni capoverso comincia su una riga nuova."
        rows={9}
        required
        error={errors.description?.message}
        {...register('description')}
      />
      <div className="grid gap-5 @md:grid-cols-2 @2xl:grid-cols-3">
        <CountField name="bedrooms" label="Camere" />
        <CountField name="bathrooms" label="Bagni" />
        <CountField
          name="maxGuests"
          label="Ospiti al massimo"
          hint={`Una richiesta di prenotazione arriva comunque a ${MAX_GUESTS}.`}
        />
      </div>
    </FormSection>
  );
};

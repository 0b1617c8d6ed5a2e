import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import type { Property } from '#shared/property.schema.ts';
import { propertyNames } from './property.form.ts';
import { ParsedLine, PropertyLine, PropertySelect, PropertyText } from './property-fields.tsx';

const kinds = [
  { value: 'house', label: 'Casa' },
  { value: 'apartment', label: 'Appartamento' },
  { value: 'villa', label: 'Villa' },
  { value: 'cottage', label: 'Casa di campagna' },
  { value: 'bungalow', label: 'Bungalow' },
];

/** Square metres, in figures; null for anything else. */
const parseWhole = (typed: string): number | null =>
  /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : null;

/** The schema's limit. */
const MAX_COUNT = 99;

type CountFieldProps = {
  name: 'bedrooms' | 'bathrooms' | 'maxGuests';
  hint?: string | undefined;
};

const CountField = ({ name, hint }: CountFieldProps) => {
  const { control } = useFormContext<Property>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <StepperField
          label={propertyNames[name]}
          hint={hint}
          required
          min={1}
          max={MAX_COUNT}
          {...field}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const MaxGuestsField = () => {
  const { control } = useFormContext<Property>();
  const isMore = useWatch({ control, name: 'maxGuests' }) > MAX_GUESTS;
  return (
    <CountField
      name="maxGuests"
      hint={
        isMore ? `Dal sito gli ospiti possono chiedere per ${MAX_GUESTS} al massimo.` : undefined
      }
    />
  );
};

export const HouseFields = () => (
  <>
    <PropertyLine
      name="name"
      hint="Anche del sito: sta in cima a ogni pagina, nelle mail e nei motori di ricerca."
      required
    />
    <PropertyText
      name="description"
      hint="Ogni capoverso comincia su una riga nuova."
      rows={9}
      required
    />
    <div className="grid gap-5 @md:grid-cols-2 @2xl:grid-cols-3">
      <CountField name="bedrooms" />
      <CountField name="bathrooms" />
      <MaxGuestsField />
    </div>
    <div className="grid gap-5 @md:grid-cols-2">
      <PropertySelect name="kind" hint="Per i motori di ricerca." options={kinds} />
      <ParsedLine name="floorSizeM2" inputMode="numeric" parse={parseWhole} format={String} />
    </div>
  </>
);

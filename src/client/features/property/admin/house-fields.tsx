import { Controller, useFormContext } from 'react-hook-form';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import type { Property } from '#shared/property.schema.ts';
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
          max={MAX_COUNT}
          {...field}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

export const HouseFields = () => (
  <>
    <PropertyLine
      name="name"
      label="Nome"
      hint="Anche del sito: si legge in cima a ogni pagina, nelle mail e nei motori di ricerca."
      required
    />
    <PropertyText
      name="description"
      label="Descrizione"
      hint="Ogni capoverso comincia su una riga nuova."
      rows={9}
      required
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
    <div className="grid gap-5 @md:grid-cols-2">
      <PropertySelect
        name="kind"
        label="Tipo di alloggio"
        hint="Per i motori di ricerca."
        options={kinds}
      />
      <ParsedLine
        name="floorSizeM2"
        label="Superficie (m²)"
        inputMode="numeric"
        parse={parseWhole}
        format={String}
      />
    </div>
  </>
);

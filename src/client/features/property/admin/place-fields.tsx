import { useFormContext } from 'react-hook-form';
import { FormSection } from '#client/ui/form-section.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { Property } from '#shared/property.schema.ts';

export const PlaceFields = () => {
  const { register, formState } = useFormContext<Property>();
  const { errors } = formState;
  return (
    <FormSection title="Indirizzo e codice">
      <TextField
        label="Indirizzo"
        hint="Si legge accanto ai contatti e in fondo a ogni pagina."
        autoComplete="off"
        required={false}
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="CIN"
        hint="Il Codice Identificativo Nazionale: la legge vuole che sia esposto in ogni annuncio. Lo assegna la banca dati delle strutture ricettive del Ministero del Turismo."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required={false}
        error={errors.nationalCode?.message}
        {...register('nationalCode')}
      />
    </FormSection>
  );
};

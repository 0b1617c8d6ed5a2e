import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { PropertySection } from '#client/features/property/property-section.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SettingsForm } from '#client/ui/settings-form.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_GUESTS } from '#shared/booking-rules.ts';
import type { Property } from '#shared/property.schema.ts';
import { AmenitiesField } from './amenities-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { looksLikeCin, propertyNames, propertyResolver, useSaveProperty } from './property.form.ts';

/** An empty number field is NaN. */
const atLeastOne = (count: number): number => (count >= 1 ? count : 1);

const PropertyPreview = () => {
  const property = useWatch<Property>() as Property;
  const { bedrooms, bathrooms, maxGuests } = property;
  return (
    <PropertySection
      property={{
        ...property,
        bedrooms: atLeastOne(bedrooms),
        bathrooms: atLeastOne(bathrooms),
        maxGuests: atLeastOne(maxGuests),
      }}
    />
  );
};

/** While the code has an unusual shape; it can be saved all the same. */
const CinWarning = () => {
  const code = useWatch<Property, 'nationalCode'>({ name: 'nationalCode' });
  if (code.trim() === '' || looksLikeCin(code)) return null;
  return (
    <Notice tone="warning" title="Il CIN è giusto?">
      Di solito ha 18 caratteri, come IT111010C2ABCD1234: IT, le sei cifre del comune, una lettera e
      una cifra, otto lettere o cifre. Si salva anche così: controlla che sia come te l’hanno dato.
    </Notice>
  );
};

const PlaceFields = () => {
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
      <CinWarning />
    </FormSection>
  );
};

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

const HouseFields = () => {
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

const preview = { title: 'Anteprima della casa', children: <PropertyPreview /> };

const PropertyForm = ({ property }: { property: Property }) => (
  <SettingsForm
    label="La casa"
    saved={property}
    names={propertyNames}
    resolver={propertyResolver}
    save={useSaveProperty()}
    preview={preview}
    canSave={isLoggedIn}
    loss="Le modifiche ai dati della casa non sono salvate e andranno perse."
  >
    <HouseFields />
    <AmenitiesField />
    <PicturesField />
    <PlaceFields />
  </SettingsForm>
);

export const PropertyScreen = () => {
  const property = trpc.property.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="La casa"
        purpose="Come si presenta la casa: descrizione, numeri, servizi, foto."
      />
      <Loaded
        query={property}
        failure="Errore durante il caricamento dei dettagli della proprietà."
        skeleton={<Skeleton className="h-[40rem]" />}
      >
        {(saved) => <PropertyForm property={saved} />}
      </Loaded>
    </>
  );
};

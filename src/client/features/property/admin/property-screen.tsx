import { type ComponentProps, useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { PlaceCard } from '#client/features/property/place-card.tsx';
import { PropertySection } from '#client/features/property/property-section.tsx';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import type { Property } from '#shared/property.schema.ts';
import { AmenitiesField } from './amenities-field.tsx';
import { BedFields } from './bed-fields.tsx';
import { completenessOf } from './completeness.ts';
import { CompletenessMeter } from './completeness-meter.tsx';
import { FoldingSection, goToFirstError } from './folding-section.tsx';
import { HostFields } from './host-fields.tsx';
import { HouseFields } from './house-fields.tsx';
import { PicturesField } from './pictures-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { propertyNames, propertyResolver, useSaveProperty } from './property.form.ts';
import { PropertyLine } from './property-fields.tsx';
import { StayFields } from './stay-fields.tsx';

/** An empty number field is NaN, and invalid text is kept as typed. */
const atLeastOne = (count: number): number => (count >= 1 ? count : 1);
const objectOrNull = <T,>(value: T): T | null => (typeof value === 'object' ? value : null);
const numberOrNull = (value: number | null) => (typeof value === 'number' ? value : null);

const PropertyPreview = () => {
  const property = useWatch<Property>() as Property;
  const { bedrooms, bathrooms, maxGuests, coordinates, floorSizeM2 } = property;
  const house = {
    ...property,
    bedrooms: atLeastOne(bedrooms),
    bathrooms: atLeastOne(bathrooms),
    maxGuests: atLeastOne(maxGuests),
    coordinates: objectOrNull(coordinates),
    floorSizeM2: numberOrNull(floorSizeM2),
  };
  return (
    <>
      <PropertySection property={house} />
      <PlaceCard property={house} heading="h3" className="page-width pb-10" />
    </>
  );
};

/** Unfolds the card of an invalid field, so that it can get the focus. */
const useErrorsInSight = (): void => {
  const { submitCount } = useFormState();
  useEffect(() => {
    if (submitCount > 0) goToFirstError();
  }, [submitCount]);
};

const PropertyFields = () => {
  useErrorsInSight();
  const { percent, missing } = completenessOf(useWatch<Property>() as Property);
  const card = (id: ComponentProps<typeof FoldingSection>['id']) => ({
    id,
    missing: missing.filter(({ section }) => section === id).length,
  });
  return (
    <>
      <CompletenessMeter percent={percent} missing={missing} />
      <FoldingSection
        {...card('presentazione')}
        title="Presentazione"
        about="Nome, descrizione, camere, bagni, ospiti"
        startsOpen
      >
        <HouseFields />
      </FoldingSection>
      <FoldingSection
        {...card('foto')}
        title={propertyNames.images}
        about="La prima è la più grande"
      >
        <PicturesField />
      </FoldingSection>
      <FoldingSection
        {...card('servizi')}
        title={propertyNames.amenities}
        about="Che cosa si trova in casa"
      >
        <AmenitiesField />
      </FoldingSection>
      <FoldingSection {...card('letti')} title={propertyNames.beds} about="Stanza per stanza">
        <BedFields />
      </FoldingSection>
      <FoldingSection
        {...card('soggiorno')}
        title="Prima di prenotare"
        about="Orari, animali, fumo, cauzione, annullamento, regole"
      >
        <StayFields />
      </FoldingSection>
      <FoldingSection
        {...card('posto')}
        title="Dove si trova"
        about="Indirizzo, coordinate, distanze, CIN"
      >
        <PlaceFields />
      </FoldingSection>
      <FoldingSection
        {...card('chi-accoglie')}
        title="Chi accoglie"
        about="Nome, foto, lingue e contatti, anche nelle mail agli ospiti"
      >
        <HostFields />
      </FoldingSection>
      <FoldingSection
        {...card('privacy')}
        title="Privacy"
        about="Chi risponde dei dati di chi scrive e prenota"
      >
        <PropertyLine
          name="dataController"
          hint="Nome e cognome, o la società, e un indirizzo: la legge vuole che l’informativa privacy li dica."
        />
      </FoldingSection>
    </>
  );
};

const preview = { title: 'Anteprima della casa', children: <PropertyPreview /> };

export const PropertyScreen = () => {
  const property = trpc.property.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="La casa"
        purpose="Come presenti la casa, che cosa chiedono gli ospiti prima di prenotare, e chi accoglie."
      />
      <LoadedSettings
        label="La casa"
        names={propertyNames}
        resolver={propertyResolver}
        save={useSaveProperty()}
        preview={preview}
        loss="Le modifiche ai dati della casa non sono salvate e andranno perse."
        query={property}
        failure="Errore durante il caricamento dei dettagli della proprietà."
        height="h-[40rem]"
      >
        {(saved) => (
          <>
            <PropertyFields />
            <TextLanguages kind="property" saved={{ version: saved.version }} />
          </>
        )}
      </LoadedSettings>
    </>
  );
};

import { useWatch } from 'react-hook-form';
import { PropertySection } from '#client/features/property/property-section.tsx';
import type { Property } from '#shared/property.schema.ts';

/** An emptied number is not one yet. */
const atLeastOne = (count: number): number => (count >= 1 ? count : 1);

/** What the home page will say of the house. */
export const PropertyPreview = () => {
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

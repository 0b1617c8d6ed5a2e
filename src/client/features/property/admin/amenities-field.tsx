import { useController, useFormContext } from 'react-hook-form';
import { FieldError } from '#client/ui/field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { defaultAmenities, type Property } from '#shared/property.schema.ts';
import { AmenityInput } from './amenity-input.tsx';
import { hasAmenity, movedAmenity, withAmenity } from './amenity-list.ts';
import { AmenityRows } from './amenity-rows.tsx';
import { listError } from './list-error.ts';

/** What the house has: a list of words, each with the icon that visitors see. */
export const AmenitiesField = () => {
  const { control } = useFormContext<Property>();
  const { field, fieldState } = useController({ control, name: 'amenities' });
  const amenities = field.value;
  const add = (typed: string) => {
    const next = withAmenity(amenities, typed);
    if (next) field.onChange(next);
  };
  return (
    <FormSection title="Servizi">
      {amenities.length > 0 && (
        <AmenityRows
          amenities={amenities}
          onMove={(index, step) => field.onChange(movedAmenity(amenities, index, step))}
          onRemove={(index) => field.onChange(amenities.toSpliced(index, 1))}
        />
      )}
      <AmenityInput
        suggestions={defaultAmenities.filter((amenity) => !hasAmenity(amenities, amenity))}
        isKnown={(typed) => hasAmenity(amenities, typed)}
        onAdd={add}
        inputRef={field.ref}
      />
      <FieldError id="amenities-error" error={listError(fieldState.error)} />
    </FormSection>
  );
};

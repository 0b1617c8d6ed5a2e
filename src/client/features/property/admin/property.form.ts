import { trpc } from '#client/trpc.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { updateQueryData } from '#client/ui/update-query-data.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type Property, updatePropertyInput } from '#shared/property.schema.ts';

const names = {
  name: 'Nome',
  description: 'Descrizione',
  bedrooms: 'Camere',
  bathrooms: 'Bagni',
  maxGuests: 'Ospiti al massimo',
  amenities: 'Servizi',
  images: 'Foto',
  address: 'Indirizzo',
  nationalCode: 'CIN',
} as const satisfies FieldNames<Property, 'pictures'>;

export const propertyFields = keysOf(names);

const resolver = schemaResolver<Property>(async () => ({ schema: updatePropertyInput }));

/** Sends only what has changed. */
export const usePropertyForm = (property: Property) => {
  const utils = trpc.useUtils();
  const save = trpc.property.update.useMutation(updateQueryData(utils.property.get, 'Salvato'));
  const saved = useSavedForm<Property, Property>({
    saved: property,
    valuesOf: (settings) => settings,
    names,
    resolver,
    send: (values, base) =>
      save.mutateAsync({ ...changedFields(propertyFields, values, base), version: base.version }),
    onDiscard: save.reset,
  });
  return { ...saved, save };
};

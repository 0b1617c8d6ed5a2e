import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { updateQueryData } from '#client/ui/update-query-data.ts';
import { type Property, updatePropertyInput } from '#shared/property.schema.ts';

export const propertyNames = {
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

export const propertyResolver = schemaResolver<Property>(async () => ({
  schema: updatePropertyInput,
}));

export const useSaveProperty = () => {
  const utils = trpc.useUtils();
  return trpc.property.update.useMutation(updateQueryData(utils.property.get, 'Salvato'));
};

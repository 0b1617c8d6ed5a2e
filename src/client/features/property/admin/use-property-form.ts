import { trpc } from '#client/trpc.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
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
} as const satisfies FieldNames<Property>;

export const propertyFields = keysOf(names);

const resolver = schemaResolver<Property>(async () => ({ schema: updatePropertyInput }));

const useSaveProperty = () => {
  const utils = trpc.useUtils();
  return trpc.property.update.useMutation({
    onSuccess: async (property) => {
      // An answer that is still on its way may be older than what was saved.
      await utils.property.get.cancel();
      utils.property.get.setData(undefined, property);
    },
    // What failed may have been changed by somebody else.
    onError: () => utils.property.get.invalidate(),
  });
};

/** The house while it is edited; only what was changed here is sent. */
export const usePropertyForm = (property: Property) => {
  const save = useSaveProperty();
  const { giveUp, startAfterSave, ...saved } = useSavedForm<Property, Property>({
    saved: property,
    valuesOf: (settings) => settings,
    names,
    resolver,
    send: (values, base) =>
      save.mutateAsync({ ...changedFields(propertyFields, values, base), version: base.version }),
    onSaved: (settings, sent) => {
      startAfterSave(settings, sent);
      toastSuccess('Salvato');
    },
  });
  const confirm = () => {
    save.reset();
    giveUp.confirm();
  };
  return { ...saved, save, giveUp: { ...giveUp, confirm } };
};

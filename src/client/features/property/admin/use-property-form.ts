import { trpc } from '#client/trpc.ts';
import { changedFields } from '#client/ui/changed-fields.ts';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type Property, updatePropertyInput } from '#shared/property.schema.ts';

export const propertyFields = [
  'name',
  'description',
  'bedrooms',
  'bathrooms',
  'maxGuests',
  'amenities',
  'images',
  'address',
  'nationalCode',
] as const satisfies readonly (keyof Property)[];

const resolver = schemaResolver<Property>(async () => ({ schema: updatePropertyInput }));

const useSaveProperty = () => {
  const utils = trpc.useUtils();
  return trpc.property.update.useMutation({
    onSuccess: async (property) => {
      // An answer that is still on its way may be older than what was saved.
      await utils.property.get.cancel();
      utils.property.get.setData(undefined, property);
    },
  });
};

/** The house while it is edited; only what was changed here is sent. */
export const usePropertyForm = (property: Property) => {
  const { base, startAfterSave, giveUp, ...saved } = useSavedForm<Property, Property>({
    saved: property,
    valuesOf: (settings) => settings,
    resolver,
  });
  const { form } = saved;
  const save = useSaveProperty();
  const send = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(changedFields(propertyFields, values, base), {
      onSuccess: (settings) => {
        startAfterSave(settings, values);
        toastSuccess('Salvato');
      },
      onError: (error) => showIssues(error, propertyFields, form.setError),
    });
  });
  const confirm = () => {
    save.reset();
    giveUp.confirm();
  };
  return { ...saved, save, send, giveUp: { ...giveUp, confirm } };
};

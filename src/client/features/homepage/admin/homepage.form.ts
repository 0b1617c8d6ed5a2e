import { trpc } from '#client/trpc.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { updateQueryData } from '#client/ui/update-query-data.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type Homepage, updateHomepageInput } from '#shared/homepage.schema.ts';

const names = {
  siteName: 'Nome del sito',
  heroImage: 'Immagine di sfondo',
  heroTitle: 'Titolo',
  heroSubtitle: 'Sottotitolo',
  primaryButton: 'Pulsante principale',
  secondaryButton: 'Pulsante secondario',
} as const satisfies FieldNames<Homepage, 'heroPicture'>;

export const homepageFields = keysOf(names);

const resolver = schemaResolver<Homepage>(async () => ({ schema: updateHomepageInput }));

/** Sends only changed fields. */
export const useHomepageForm = (homepage: Homepage) => {
  const utils = trpc.useUtils();
  const save = trpc.homepage.update.useMutation(updateQueryData(utils.homepage.get, 'Salvato'));
  const saved = useSavedForm<Homepage, Homepage>({
    saved: homepage,
    valuesOf: (settings) => settings,
    names,
    resolver,
    send: (values, base) =>
      save.mutateAsync({ ...changedFields(homepageFields, values, base), version: base.version }),
    onDiscard: save.reset,
  });
  return { ...saved, save };
};

import { trpc } from '#client/trpc.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type Homepage, updateHomepageInput } from '#shared/homepage.schema.ts';

const names = {
  siteName: 'Nome del sito',
  heroImage: 'Immagine di sfondo',
  heroTitle: 'Titolo',
  heroSubtitle: 'Sottotitolo',
  primaryButton: 'Pulsante principale',
  secondaryButton: 'Pulsante secondario',
} as const satisfies FieldNames<Homepage>;

export const homepageFields = keysOf(names);

const resolver = schemaResolver<Homepage>(async () => ({ schema: updateHomepageInput }));

const useSaveHomepage = () => {
  const utils = trpc.useUtils();
  return trpc.homepage.update.useMutation({
    onSuccess: async (homepage) => {
      // An answer that is still on its way may be older than what was saved.
      await utils.homepage.get.cancel();
      utils.homepage.get.setData(undefined, homepage);
    },
    // What failed may have been changed by somebody else.
    onError: () => utils.homepage.get.invalidate(),
  });
};

/** The settings while they are edited; only what was changed here is sent. */
export const useHomepageForm = (homepage: Homepage) => {
  const save = useSaveHomepage();
  const { giveUp, startAfterSave, ...saved } = useSavedForm<Homepage, Homepage>({
    saved: homepage,
    valuesOf: (settings) => settings,
    names,
    resolver,
    send: (values, base) =>
      save.mutateAsync({ ...changedFields(homepageFields, values, base), version: base.version }),
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

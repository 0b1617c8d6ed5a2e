import { trpc } from '#client/trpc.ts';
import { changedFields } from '#client/ui/changed-fields.ts';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type Homepage, updateHomepageInput } from '#shared/homepage.schema.ts';

export const homepageFields = [
  'siteName',
  'heroImage',
  'heroTitle',
  'heroSubtitle',
  'primaryButton',
  'secondaryButton',
] as const satisfies readonly (keyof Homepage)[];

const resolver = schemaResolver<Homepage>(async () => ({ schema: updateHomepageInput }));

const useSaveHomepage = () => {
  const utils = trpc.useUtils();
  return trpc.homepage.update.useMutation({
    onSuccess: async (homepage) => {
      // An answer that is still on its way may be older than what was saved.
      await utils.homepage.get.cancel();
      utils.homepage.get.setData(undefined, homepage);
    },
  });
};

/** The settings while they are edited; only what was changed here is sent. */
export const useHomepageForm = (homepage: Homepage) => {
  const { base, startAfterSave, giveUp, ...saved } = useSavedForm<Homepage, Homepage>({
    saved: homepage,
    valuesOf: (settings) => settings,
    resolver,
  });
  const { form } = saved;
  const save = useSaveHomepage();
  const send = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(changedFields(homepageFields, values, base), {
      onSuccess: (settings) => {
        startAfterSave(settings, values);
        toastSuccess('Salvato');
      },
      onError: (error) => showIssues(error, homepageFields, form.setError),
    });
  });
  const confirm = () => {
    save.reset();
    giveUp.confirm();
  };
  return { ...saved, save, send, giveUp: { ...giveUp, confirm } };
};

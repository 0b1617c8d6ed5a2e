import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { updateQueryData } from '#client/ui/update-query-data.ts';
import { type SiteSettings, updateSiteSettingsInput } from '#shared/site-settings.schema.ts';

export const siteSettingsNames = {
  replyTo: 'Indirizzo per le risposte degli ospiti',
  inPreparation: 'Sito in preparazione',
  languages: 'Lingue del sito',
  firstStepsShown: 'Primi passi nella pagina iniziale',
} as const satisfies FieldNames<SiteSettings, 'defaultReplyTo'>;

export const siteSettingsResolver = schemaResolver<SiteSettings>(async () => ({
  schema: updateSiteSettingsInput,
}));

/** Saves the settings, and lets the site's own screens know. */
export const useSaveSiteSettings = (success = 'Salvato') => {
  const utils = trpc.useUtils();
  const { onSuccess, onError } = updateQueryData(utils.siteSettings.get, success);
  return trpc.siteSettings.update.useMutation({
    onSuccess: async (saved) => {
      await onSuccess(saved);
      await Promise.all([utils.siteSettings.state.reset(), utils.firstSteps.invalidate()]);
    },
    onError,
  });
};

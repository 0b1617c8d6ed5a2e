import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { type SiteSettings, updateSiteSettingsInput } from '#shared/site-settings.schema.ts';

export const siteSettingsNames = {
  replyTo: 'Indirizzo per le risposte degli ospiti',
  inPreparation: 'Sito in preparazione',
  firstStepsShown: 'Mostra i primi passi, finché ne manca uno',
} as const satisfies FieldNames<SiteSettings, 'defaultReplyTo' | 'languages'>;

export const siteSettingsResolver = schemaResolver<SiteSettings>(async () => ({
  schema: updateSiteSettingsInput,
}));

export const useSaveSiteSettings = (success = 'Salvato') =>
  trpc.siteSettings.update.useMutation({ meta: { success } });

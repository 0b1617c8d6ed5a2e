import type { Database, Written } from '#server/database/database.types.ts';
import type { SiteSettingsTable } from '#server/database/tables/site.table.ts';
import { isLocale } from '#shared/languages/locales.ts';
import type { SiteSettings } from '#shared/site-settings.schema.ts';

export type StoredSettings = Omit<SiteSettings, 'defaultReplyTo' | 'version'>;

export const findSiteSettings = async (
  db: Database,
): Promise<StoredSettings & Pick<SiteSettings, 'version'>> => {
  const { id: _id, ...row } = await db
    .selectFrom('siteSettings')
    .selectAll()
    .executeTakeFirstOrThrow();
  return {
    ...row,
    inPreparation: row.inPreparation === 1,
    firstStepsShown: row.firstStepsShown === 1,
    languages: row.languages.split(' ').filter(isLocale),
  };
};

export const updateSettingsRow = async (db: Database, settings: StoredSettings): Promise<void> => {
  const row: Written<SiteSettingsTable> = {
    ...settings,
    inPreparation: settings.inPreparation ? 1 : 0,
    firstStepsShown: settings.firstStepsShown ? 1 : 0,
    languages: settings.languages.join(' '),
  };
  await db.updateTable('siteSettings').set(row).execute();
};

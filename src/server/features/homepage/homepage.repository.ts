import type { Database } from '#server/database/database.types.ts';
import type { Homepage } from '#shared/homepage.schema.ts';

export type HomepageSettings = Omit<Homepage, 'heroPicture' | 'version'>;

export const findHomepageSettings = async (
  db: Database,
): Promise<HomepageSettings & Pick<Homepage, 'version'>> => {
  const row = await db.selectFrom('homepage_settings').selectAll().executeTakeFirstOrThrow();
  return {
    siteName: row.site_name,
    heroImage: row.hero_image,
    heroTitle: row.hero_title,
    heroSubtitle: row.hero_subtitle,
    primaryButton: {
      text: row.primary_button_text,
      link: row.primary_button_link,
      visible: row.primary_button_visible === 1,
    },
    secondaryButton: {
      text: row.secondary_button_text,
      link: row.secondary_button_link,
      visible: row.secondary_button_visible === 1,
    },
    version: row.version,
  };
};

export const replaceHomepageSettings = async (
  db: Database,
  settings: HomepageSettings,
): Promise<void> => {
  const { primaryButton, secondaryButton } = settings;
  const row = {
    site_name: settings.siteName,
    hero_image: settings.heroImage,
    hero_title: settings.heroTitle,
    hero_subtitle: settings.heroSubtitle,
    primary_button_text: primaryButton.text,
    primary_button_link: primaryButton.link,
    primary_button_visible: primaryButton.visible ? 1 : 0,
    secondary_button_text: secondaryButton.text,
    secondary_button_link: secondaryButton.link,
    secondary_button_visible: secondaryButton.visible ? 1 : 0,
  } as const;
  await db
    .insertInto('homepage_settings')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

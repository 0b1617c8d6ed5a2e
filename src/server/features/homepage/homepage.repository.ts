import type { Database, Written } from '#server/database/database.types.ts';
import { updateTexts } from '#server/database/owners-texts.ts';
import type { HomepageSettingsTable } from '#server/database/tables/site.table.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import { homepageTexts } from './homepage.texts.ts';

/** An empty `siteName` is the name of the house. */
export type HomepageSettings = Omit<Homepage, 'heroPicture' | 'version'>;

export const findHomepageSettings = async (
  db: Database,
): Promise<HomepageSettings & Pick<Homepage, 'version'>> => {
  const {
    id: _id,
    primaryButtonText,
    primaryButtonLink,
    primaryButtonVisible,
    secondaryButtonText,
    secondaryButtonLink,
    secondaryButtonVisible,
    ...row
  } = await db.selectFrom('homepageSettings').selectAll().executeTakeFirstOrThrow();
  return {
    ...row,
    primaryButton: {
      text: primaryButtonText,
      link: primaryButtonLink,
      visible: primaryButtonVisible === 1,
    },
    secondaryButton: {
      text: secondaryButtonText,
      link: secondaryButtonLink,
      visible: secondaryButtonVisible === 1,
    },
  };
};

export const replaceHomepageSettings = async (
  db: Database,
  { primaryButton, secondaryButton, ...settings }: HomepageSettings,
): Promise<void> => {
  const row: Written<HomepageSettingsTable> = {
    ...settings,
    primaryButtonText: primaryButton.text,
    primaryButtonLink: primaryButton.link,
    primaryButtonVisible: primaryButton.visible ? 1 : 0,
    secondaryButtonText: secondaryButton.text,
    secondaryButtonLink: secondaryButton.link,
    secondaryButtonVisible: secondaryButton.visible ? 1 : 0,
  };
  await db
    .insertInto('homepageSettings')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await updateTexts(db, homepageTexts, 1, row);
};

import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { findPictures } from '#server/features/media/media.service.ts';
import { getHouseName } from '#server/features/property/property.service.ts';
import {
  type Translated,
  translate,
} from '#server/features/translations/translated-answers.service.ts';
import { homeLink } from '#shared/anchors.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Homepage, UpdateHomepageInput } from '#shared/homepage.schema.ts';
import type { Locale } from '#shared/languages/locales.ts';
import {
  findHomepageSettings,
  type HomepageSettings,
  replaceHomepageSettings,
} from './homepage.repository.ts';
import { homepageTexts } from './homepage.texts.ts';

/** The home page of a new site. */
export const initialHomepage: HomepageSettings = {
  siteName: '',
  heroImage: '',
  heroTitle: 'La nostra casa vacanze',
  heroSubtitle: 'Prezzi, date libere e richiesta di prenotazione in un’unica pagina.',
  primaryButton: { text: 'Verifica le date', link: homeLink('availability'), visible: true },
  secondaryButton: { text: 'Scopri la casa', link: homeLink('house'), visible: true },
};

export const getHomepage = async (db: Database): Promise<Homepage> => {
  const settings = await findHomepageSettings(db);
  const [heroPicture = null] = await findPictures(db, [settings.heroImage]);
  return { ...settings, siteName: settings.siteName || (await getHouseName(db)), heroPicture };
};

/** As visitors read it in their language. */
export const getTranslatedHomepage = async (
  db: Database,
  locale: Locale,
): Promise<Translated<Homepage>> =>
  translate(db, { texts: homepageTexts, locale }, await getHomepage(db));

/** The home page for strangers while the site is in preparation: only the site's name. */
export const getHiddenHomepage = async (db: Database): Promise<Homepage> => ({
  ...initialHomepage,
  siteName: await getSiteName(db),
  heroPicture: null,
  version: 1,
});

/** The table has one row. */
const ROW_ID = 1;

/** Sets all fields without checking the version; in a transaction. */
export const setHomepage = async (tx: Database, settings: HomepageSettings): Promise<void> => {
  await replaceHomepageSettings(tx, settings);
  await bumpVersion(tx, 'homepageSettings', { id: ROW_ID });
};

/** Back to the settings of a new site, where the sample's are unedited. */
export const removeSampleHomepage = async (tx: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await setHomepage(tx, initialHomepage);
};

/** Empty for the name of the house, which the site then follows. */
const ownSiteName = async (tx: Database, siteName: string): Promise<string> =>
  siteName === (await getHouseName(tx)) ? '' : siteName;

/** Changes the given fields only, within the buttons too. CHANGED_MEANWHILE. */
export const updateHomepage = (
  app: AppContext,
  { seenVersion, siteName, primaryButton, secondaryButton, ...fields }: UpdateHomepageInput,
): Promise<Homepage> =>
  inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'homepageSettings', { id: ROW_ID, seenVersion });
    const { version: _version, ...before } = await findHomepageSettings(tx);
    await replaceHomepageSettings(tx, {
      ...before,
      ...definedOf(fields),
      ...(siteName !== undefined && { siteName: await ownSiteName(tx, siteName) }),
      primaryButton: { ...before.primaryButton, ...definedOf(primaryButton ?? {}) },
      secondaryButton: { ...before.secondaryButton, ...definedOf(secondaryButton ?? {}) },
    });
    return getHomepage(tx);
  });

export const getSiteName = async (db: Database): Promise<string> =>
  (await findHomepageSettings(db)).siteName || (await getHouseName(db));

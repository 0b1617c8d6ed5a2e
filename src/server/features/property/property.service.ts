import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { findPictures } from '#server/features/media/media.service.ts';
import { translate } from '#server/features/translations/translated-answers.service.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Locale } from '#shared/languages/locales.ts';
import {
  defaultAmenities,
  type Property,
  type PropertyView,
  type UpdatePropertyInput,
} from '#shared/property.schema.ts';
import {
  findPropertySettings,
  type PropertySettings,
  replacePropertySettings,
} from './property.repository.ts';
import { propertyTexts } from './property.texts.ts';

/** The house of a new site. */
export const initialProperty: PropertySettings = {
  name: 'La nostra casa',
  description: 'Qui va la descrizione della casa.',
  bedrooms: 1,
  bathrooms: 1,
  maxGuests: 4,
  amenities: [...defaultAmenities],
  images: [],
  address: '',
  nationalCode: '',
  regionalCode: '',
  comuneCode: '',
  kind: 'house',
  floorSizeM2: null,
  beds: [],
  checkInFrom: '',
  checkInUntil: '',
  checkOutBy: '',
  pets: '',
  smoking: '',
  depositCents: null,
  howToPay: '',
  cancellation: '',
  houseRules: '',
  locality: '',
  coordinates: null,
  distances: [],
  hostName: '',
  hostImage: '',
  hostAbout: '',
  hostLanguages: [],
  hostPhone: '',
  hostWhatsapp: '',
  hostEmail: '',
  hostAnswers: '',
  dataController: '',
};

/** The property for strangers while the site is in preparation: empty. */
export const hiddenProperty: Property = {
  ...initialProperty,
  pictures: [],
  hostPicture: null,
  version: 1,
};

export const getProperty = async (db: Database): Promise<Property> => {
  const settings = await findPropertySettings(db);
  const [hostPicture = null] = await findPictures(db, [settings.hostImage]);
  return { ...settings, pictures: await findPictures(db, settings.images), hostPicture };
};

/** As visitors read it in their language. */
export const getTranslatedProperty = async (
  db: Database,
  locale: Locale,
): Promise<PropertyView> => {
  const italian = await getProperty(db);
  const translated = await translate(db, { texts: propertyTexts, locale }, italian);
  const hasOthers = translated.amenities.some((name, index) => name !== italian.amenities[index]);
  return hasOthers ? { ...translated, italianAmenities: italian.amenities } : translated;
};

export const getHouseName = async (db: Database): Promise<string> =>
  (await findPropertySettings(db)).name;

/** The largest party that the house accepts. */
export const getMaxGuests = async (db: Database): Promise<number> =>
  (await findPropertySettings(db)).maxGuests;

/** The table has one row. */
const ROW_ID = 1;

/** Sets all fields without checking the version; in a transaction. */
export const setProperty = async (tx: Database, settings: PropertySettings): Promise<void> => {
  await replacePropertySettings(tx, settings);
  await bumpVersion(tx, 'propertySettings', { id: ROW_ID });
};

/** Back to the settings of a new site, where the sample's are unedited. */
export const removeSampleProperty = async (tx: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await setProperty(tx, initialProperty);
};

/** The same for some of them. */
export const changeProperty = async (
  tx: Database,
  changes: Partial<PropertySettings>,
): Promise<void> => {
  const { version: _version, ...before } = await findPropertySettings(tx);
  const after = { ...before, ...changes };
  if (!isDeepStrictEqual(after, before)) await setProperty(tx, after);
};

/** Changes the given fields only. CHANGED_MEANWHILE. */
export const updateProperty = (
  app: AppContext,
  { seenVersion, ...changes }: UpdatePropertyInput,
): Promise<Property> =>
  inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'propertySettings', { id: ROW_ID, seenVersion });
    const { version: _version, ...before } = await findPropertySettings(tx);
    await replacePropertySettings(tx, { ...before, ...definedOf(changes) });
    return getProperty(tx);
  });

import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { assertImages, findPictures } from '#server/features/media/media.service.ts';
import {
  type Translated,
  translateAll,
} from '#server/features/translations/translated-answers.service.ts';
import type { FeatureBox, UpdateFeatureBoxInput } from '#shared/feature-boxes.schema.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { drawnIconOf } from '#shared/media/drawn-icons.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import {
  deleteFeatureBoxes,
  type FeatureBoxValues,
  findFeatureBox,
  insertFeatureBox,
  listBoxesWith,
  listPublishedBoxes,
  listStoredBoxes,
  replaceFeatureBox,
  type StoredFeatureBox,
} from './feature-boxes.repository.ts';
import { featureBoxTexts } from './feature-boxes.texts.ts';

/** Adds the library's data about the icons, with one query for all boxes. */
const withPictures = async (
  db: Database,
  boxes: readonly StoredFeatureBox[],
): Promise<FeatureBox[]> => {
  const pictures = await findPictures(
    db,
    boxes.map(({ icon }) => uploadUrl(icon)),
  );
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]));
  return boxes.map((box) => ({ ...box, iconPicture: byUrl.get(uploadUrl(box.icon)) ?? null }));
};

const withPicture = async (db: Database, box: StoredFeatureBox): Promise<FeatureBox> => {
  const [iconPicture = null] = await findPictures(db, [uploadUrl(box.icon)]);
  return { ...box, iconPicture };
};

/** Drafts included. */
export const listFeatureBoxes = async (db: Database): Promise<FeatureBox[]> =>
  withPictures(db, await listStoredBoxes(db));

const listPublishedFeatureBoxes = async (db: Database): Promise<FeatureBox[]> =>
  withPictures(db, await listPublishedBoxes(db));

/** As visitors read them in their language, and staff with the drafts. */
export const listTranslatedFeatureBoxes = async (
  db: Database,
  { seesDrafts, locale }: { seesDrafts: boolean; locale: Locale },
): Promise<Translated<FeatureBox>[]> => {
  const boxes = await (seesDrafts ? listFeatureBoxes(db) : listPublishedFeatureBoxes(db));
  return translateAll(db, { texts: featureBoxTexts, locale }, boxes);
};

const getFeatureBox = async (db: Database, id: number): Promise<StoredFeatureBox> => {
  const box = await findFeatureBox(db, id);
  if (!box) throw notFound('Casella non trovata.');
  return box;
};

/** INVALID_INPUT for an icon that is neither drawn by the site nor, unless the box had it before, a picture of the library. */
const assertIcon = async (db: Database, icon: string, kept: string[] = []): Promise<void> => {
  if (!drawnIconOf(icon)) await assertImages(db, { images: [['icon', icon]], kept });
};

export const addFeatureBox = (db: Database, box: FeatureBoxValues): Promise<number> =>
  insertFeatureBox(db, box);

/** INVALID_INPUT. */
export const createFeatureBox = (app: AppContext, box: FeatureBoxValues): Promise<FeatureBox> =>
  inTransaction(app.database, async (tx) => {
    await assertIcon(tx, box.icon);
    const id = await addFeatureBox(tx, box);
    return withPicture(tx, await getFeatureBox(tx, id));
  });

/** Changes the given fields only. NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT. */
export const updateFeatureBox = (
  app: AppContext,
  { id, seenVersion, ...changes }: UpdateFeatureBoxInput,
): Promise<FeatureBox> =>
  inTransaction(app.database, async (tx) => {
    const before = await getFeatureBox(tx, id);
    const version = await bumpVersion(tx, 'featureBoxes', { id, seenVersion });
    const box = { ...before, ...definedOf(changes), version };
    await assertIcon(tx, box.icon, [before.icon]);
    await replaceFeatureBox(tx, box);
    return withPicture(tx, box);
  });

/** NOT_FOUND. */
export const deleteFeatureBox = (app: AppContext, id: number): Promise<{ title: string }> =>
  inTransaction(app.database, async (tx) => {
    const { title } = await getFeatureBox(tx, id);
    await deleteFeatureBoxes(tx, [id]);
    return { title };
  });

export const removeFeatureBoxes = (db: Database, ids: readonly number[]): Promise<void> =>
  deleteFeatureBoxes(db, ids);

/** The boxes that show a file. */
export const findBoxesWith = listBoxesWith;

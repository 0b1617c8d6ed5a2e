import type { Database, Written } from '#server/database/database.types.ts';
import { updateTexts } from '#server/database/owners-texts.ts';
import type { PropertySettingsTable } from '#server/database/tables/site.table.ts';
import { type Property, property } from '#shared/property.schema.ts';
import { propertyTexts } from './property.texts.ts';

export type PropertySettings = Omit<Property, 'pictures' | 'hostPicture' | 'version'>;

const lists = property.pick({
  amenities: true,
  images: true,
  beds: true,
  distances: true,
  hostLanguages: true,
});

export const findPropertySettings = async (
  db: Database,
): Promise<PropertySettings & Pick<Property, 'version'>> => {
  const {
    id: _id,
    latitude,
    longitude,
    ...row
  } = await db.selectFrom('propertySettings').selectAll().executeTakeFirstOrThrow();
  return {
    ...row,
    ...lists.parse({
      amenities: JSON.parse(row.amenities),
      images: JSON.parse(row.images),
      beds: JSON.parse(row.beds),
      distances: JSON.parse(row.distances),
      hostLanguages: JSON.parse(row.hostLanguages),
    }),
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  };
};

export const replacePropertySettings = async (
  db: Database,
  { coordinates, ...settings }: PropertySettings,
): Promise<void> => {
  const row: Written<PropertySettingsTable> = {
    ...settings,
    amenities: JSON.stringify(settings.amenities),
    images: JSON.stringify(settings.images),
    beds: JSON.stringify(settings.beds),
    distances: JSON.stringify(settings.distances),
    hostLanguages: JSON.stringify(settings.hostLanguages),
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  };
  await db
    .insertInto('propertySettings')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await updateTexts(db, propertyTexts, 1, row);
};

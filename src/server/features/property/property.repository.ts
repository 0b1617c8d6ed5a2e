import { z } from 'zod';
import type { Database, Written } from '#server/database/database.types.ts';
import type { PropertySettingsTable } from '#server/database/tables/site.table.ts';
import type { Property } from '#shared/property.schema.ts';

export type PropertySettings = Omit<Property, 'pictures' | 'version'>;

const texts = z.array(z.string());

export const findPropertySettings = async (
  db: Database,
): Promise<PropertySettings & Pick<Property, 'version'>> => {
  const { id: _id, ...row } = await db
    .selectFrom('propertySettings')
    .selectAll()
    .executeTakeFirstOrThrow();
  return {
    ...row,
    amenities: texts.parse(JSON.parse(row.amenities)),
    images: texts.parse(JSON.parse(row.images)),
  };
};

export const replacePropertySettings = async (
  db: Database,
  settings: PropertySettings,
): Promise<void> => {
  const row: Written<PropertySettingsTable> = {
    ...settings,
    amenities: JSON.stringify(settings.amenities),
    images: JSON.stringify(settings.images),
  };
  await db
    .insertInto('propertySettings')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

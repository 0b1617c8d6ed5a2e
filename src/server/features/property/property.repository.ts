import { z } from 'zod';
import type { Database } from '#server/database/database.types.ts';

export type PropertySettings = {
  name: string;
  description: string;
  bedrooms: number;
  bathrooms: number;
  maxGuests: number;
  amenities: readonly string[];
  /** Addresses of the pictures. */
  images: readonly string[];
  address: string;
  nationalCode: string;
};

const texts = z.array(z.string());

export const findPropertySettings = async (db: Database) => {
  const row = await db.selectFrom('property_settings').selectAll().executeTakeFirstOrThrow();
  return {
    name: row.name,
    description: row.description,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    maxGuests: row.max_guests,
    amenities: texts.parse(JSON.parse(row.amenities)),
    images: texts.parse(JSON.parse(row.images)),
    address: row.address,
    nationalCode: row.national_code,
    version: row.version,
  };
};

export const replacePropertySettings = async (
  db: Database,
  settings: PropertySettings,
): Promise<void> => {
  const row = {
    name: settings.name,
    description: settings.description,
    bedrooms: settings.bedrooms,
    bathrooms: settings.bathrooms,
    max_guests: settings.maxGuests,
    amenities: JSON.stringify(settings.amenities),
    images: JSON.stringify(settings.images),
    address: settings.address,
    national_code: settings.nationalCode,
  };
  await db
    .insertInto('property_settings')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

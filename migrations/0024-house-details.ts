import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const text = (name: string) => `${name} TEXT NOT NULL DEFAULT ''`;
const list = (name: string) =>
  `${name} TEXT NOT NULL DEFAULT '[]' CHECK (json_type(${name}) = 'array')`;
const time = (name: string) =>
  `${name} TEXT NOT NULL DEFAULT '' CHECK (${name} = '' OR ${name} GLOB '[0-2][0-9]:[0-5][0-9]')`;

const columns = [
  "kind TEXT NOT NULL DEFAULT 'house'",
  'floor_size_m2 INTEGER CHECK (floor_size_m2 >= 1)',
  list('beds'),
  time('check_in_from'),
  time('check_in_until'),
  time('check_out_by'),
  text('pets'),
  text('smoking'),
  'deposit_cents INTEGER CHECK (deposit_cents >= 0)',
  text('cancellation'),
  text('house_rules'),
  text('locality'),
  'latitude REAL CHECK (latitude BETWEEN -90 AND 90)',
  `longitude REAL CHECK (longitude BETWEEN -180 AND 180)
    CHECK ((latitude IS NULL) = (longitude IS NULL))`,
  list('distances'),
  text('host_name'),
  text('host_image'),
  text('host_about'),
  list('host_languages'),
  text('host_phone'),
  text('host_whatsapp'),
  text('host_email'),
  text('host_answers'),
  text('data_controller'),
];

const newHouse = { name: 'La casa', siteName: 'La nostra casa' };

/**
 * The site has the name of the house unless somebody gave it another one. A name that a new site came
 * with is no choice of anybody's: it yields to the other.
 */
const names = [
  sql`
    UPDATE property_settings
    SET name = (SELECT site_name FROM homepage_settings)
    WHERE name = ${newHouse.name} AND EXISTS (SELECT 1 FROM homepage_settings)`,
  sql`
    UPDATE homepage_settings
    SET site_name = ''
    WHERE site_name IN (${newHouse.siteName}, (SELECT name FROM property_settings))`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of columns) {
    await sql`ALTER TABLE property_settings ADD COLUMN ${sql.raw(column)}`.execute(db);
  }
  for (const step of names) await step.execute(db);
};

export const houseDetails: Migration = { up };

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language of whoever wrote, as a tag of two letters. Which ones there are is the code's to know. */
const addLocale = (table: string) =>
  sql`
    ALTER TABLE ${sql.table(table)} ADD COLUMN locale TEXT NOT NULL DEFAULT 'it'
    CHECK (locale GLOB '[a-z][a-z]')`;

const steps = [
  addLocale('bookings'),
  addLocale('contact_messages'),
  addLocale('users'),
  // The languages of the site, the house's own first, with a space between two.
  sql`ALTER TABLE site_settings ADD COLUMN languages TEXT NOT NULL DEFAULT 'it'`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const languages: Migration = { up };

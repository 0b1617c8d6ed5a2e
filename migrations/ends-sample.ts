import { sql } from 'kysely';

/** A trigger: changed or deleted content is no longer sample content. */
export const endsSample = (
  table: string,
  event: 'INSERT' | 'UPDATE' | 'DELETE',
  kind: string,
  id: string,
) =>
  sql`
    CREATE TRIGGER ${sql.raw(`${table}_${event.toLowerCase()}_ends_sample`)}
    AFTER ${sql.raw(event)} ON ${sql.raw(table)}
    BEGIN
      DELETE FROM sample_items WHERE kind = ${sql.lit(kind)} AND item_id = ${sql.raw(id)};
    END`;

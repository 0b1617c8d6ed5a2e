import type Sqlite from 'better-sqlite3';

// Years of bookings lie in the past, as they do; all else is as it would be shown first.
const inserts = [
  `INSERT INTO bookings (start_date, end_date, status, guest_name, guest_email, number_of_guests, over12, created_at, search_text)
   SELECT date('2020-01-01', '-' || (n * 2) || ' days'), date('2020-01-01', '-' || (n * 2 - 1) || ' days'),
          'PENDING', 'Giulia', 'ospite' || n || '@example.com', 2, 2, '2020-01-01T10:00:00.000Z', 'giulia ospite' || n FROM numbers`,
  `INSERT INTO posts (title, slug, excerpt, cover_image, published, read_time_minutes, search_text, created_at, updated_at, published_at, content)
   SELECT 'Un giorno al mare ' || n, 'un-giorno-' || n, 'Un estratto di poche parole.', 'mare.jpg', 1, 1, 'un giorno al mare ' || n,
          '2020-01-01T10:00:00.000Z', '2020-01-01T10:00:00.000Z', '2020-01-01T10:00:00.000Z', '<p>Il testo.</p>' FROM numbers`,
  `INSERT INTO media (file_name, name, mime_type, content_type, size_bytes, width, height, created_at, search_text)
   SELECT 'foto-' || n || '.jpg', 'Foto ' || n, 'image/jpeg', 'image', 1000, 800, 600, '2020-01-01T10:00:00.000Z', 'foto ' || n FROM numbers`,
  `INSERT INTO contact_messages (name, email, message, search_text, is_suspect, created_at)
   SELECT 'Giulia', 'ospite' || n || '@example.com', 'Buongiorno, in casa c’è un seggiolone?', 'buongiorno', 0, '2020-01-01T10:00:00.000Z' FROM numbers`,
];

const numbers =
  'WITH RECURSIVE numbers (n) AS (SELECT ? UNION ALL SELECT n + 1 FROM numbers WHERE n < ?) ';

/** Adds rows of each kind that grows until there are `size` of them, beside the sample's. */
export const fillUpTo = (database: Sqlite.Database, size: number): void => {
  const known = database
    .prepare(`SELECT count(*) FROM media WHERE file_name GLOB 'foto-*'`)
    .pluck()
    .get() as number;
  database.transaction(() => {
    for (const insert of inserts) {
      database.prepare(insert.replace('SELECT', () => `${numbers}SELECT`)).run(known + 1, size);
    }
  })();
  database.pragma('wal_checkpoint(TRUNCATE)');
};

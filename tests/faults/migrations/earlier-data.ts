import { sql } from 'kysely';
import { migrateToLatest } from '#server/database/migrate.ts';
import { migrationNames } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open-database.ts';

const ROWS = 300;
const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})`;
const NOW = "'2026-05-20T10:00:00.000Z'";

/** Rows of a house that has been let for some time, by the migration that made their tables. */
const rowsAfter: Partial<Record<string, readonly string[]>> = {
  '0001-accounts': [
    `${numbers} INSERT INTO users (name, email, password_hash, role, email_confirmed_at, created_at)
     SELECT 'Persona ' || i, 'persona' || i || '@example.com', 'x', 'USER', ${NOW}, ${NOW} FROM n`,
    `INSERT INTO sessions (token_hash, user_id, created_at, last_used_at)
     SELECT 'hash' || id, id, ${NOW}, ${NOW} FROM users`,
  ],
  '0002-bookings': [
    `${numbers} INSERT INTO bookings (start_date, end_date, status, guest_name, guest_email,
       number_of_guests, over12, user_id, created_at)
     SELECT date('2026-01-01', (i * 3) || ' days'), date('2026-01-01', (i * 3 + 2) || ' days'),
       CASE i % 3 WHEN 0 THEN 'PENDING' WHEN 1 THEN 'CONFIRMED' ELSE 'REJECTED' END,
       'Ospite ' || i, 'ospite' || i || '@example.com', 2, 2, i, ${NOW} FROM n`,
  ],
  '0003-outbox': [
    `INSERT INTO outbox_mails (kind, subject_data, recipient_name, recipient_email,
       next_attempt_at, created_at)
     SELECT iif(id % 2, 'booking-requested', 'booking-requested-staff'),
       json_object('stay', json_object('bookingId', id)), guest_name, guest_email, ${NOW}, ${NOW}
     FROM bookings`,
  ],
  '0004-site': [
    `INSERT INTO homepage_settings VALUES (1, 'La casa', '', 'Titolo', '', '', '', 0, '', '', 0)`,
    `INSERT INTO property_settings (id, name, description, bedrooms, bathrooms, max_guests,
       amenities, images) VALUES (1, 'La casa', '', 2, 1, 4, '[]', '[]')`,
    `INSERT INTO price_settings VALUES (1, 6000, 1000, 2000, 2, 100, '')`,
    `INSERT INTO price_periods VALUES ('2026-06-01', '2026-08-31', 90000)`,
    `${numbers} INSERT INTO menu_items (label, url, sort_order, show_on_desktop, show_on_mobile,
       visible_to) SELECT 'Voce ' || i, '/', i % 7, 1, 1, 'USER' FROM n`,
    `${numbers} INSERT INTO media (file_name, name, mime_type, content_type, size_bytes, created_at)
     SELECT printf('%024x.webp', i), 'Così ' || i, 'image/webp', 'image', 9, ${NOW} FROM n`,
    `${numbers} INSERT INTO feature_boxes (icon, title, description, published)
     SELECT 'mare.svg', 'Casella ' || i, 'A due passi.', 1 FROM n`,
    `INSERT INTO sample_items SELECT 'media', id FROM media WHERE id % 5 = 0`,
  ],
  '0005-account-links': [
    `INSERT INTO account_links (user_id, kind, token_hash, email, expires_at)
     SELECT id, 'set-password', 'link' || id, email, ${NOW} FROM users`,
  ],
  '0006-media-library': [`INSERT INTO loose_files VALUES ('abc.webp')`],
  '0007-galleries': [
    `INSERT INTO galleries (name, slug, is_default, created_at) VALUES ('Mare', 'mare', 1, ${NOW})`,
    `INSERT INTO gallery_images SELECT 1, id, file_name FROM media`,
  ],
  '0008-writing': [
    `${numbers} INSERT INTO pages (title, slug, excerpt, published, seo_title, seo_description,
       seo_keywords, is_built_in, created_at, updated_at, published_at, content)
     SELECT 'Pagina ' || i, 'pagina-' || i, '', 1, '', '', '', 0, ${NOW}, ${NOW}, ${NOW}, '<p>x</p>'
     FROM n`,
    `INSERT INTO former_page_slugs SELECT 'prima-' || id, id FROM pages`,
    `${numbers} INSERT INTO posts (title, slug, excerpt, cover_image, published, read_time_minutes,
       author_id, search_text, created_at, updated_at, published_at, content)
     SELECT 'Articolo ' || i, 'articolo-' || i, '', 'x.webp', 1, 1, i, '', ${NOW}, ${NOW}, ${NOW},
       '<p>x</p>' FROM n`,
  ],
  '0009-tasks': [
    `${numbers} INSERT INTO tasks (name, description, priority, completed, order_index, updated_at)
     SELECT 'Compito ' || i, '', 3, 0, 0, ${NOW} FROM n`,
  ],
  '0010-reviews': [
    `${numbers} INSERT INTO reviews (author_name, rating, comment, search_text, status, created_at)
     SELECT 'Ospite', 5, 'Una casa bellissima: ' || i, '', 'PENDING', ${NOW} FROM n`,
  ],
};

/** Makes a database as the version of the site left it that knew the steps up to `last`. */
export const writeEarlierData = async (file: string, last: string): Promise<void> => {
  const database = openDatabase(file);
  for (const step of migrationNames.filter((name) => name <= last)) {
    await migrateToLatest(database, step);
    for (const rows of rowsAfter[step] ?? []) await sql.raw(rows).execute(database);
  }
  await database.destroy();
};

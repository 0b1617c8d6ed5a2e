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
  '0011-messages': [
    `${numbers} INSERT INTO contact_messages (name, email, message, search_text, is_suspect,
       created_at) SELECT 'Ospite ' || i, 'ospite' || i || '@example.com', 'Salve', '', 0, ${NOW}
     FROM n`,
    `INSERT INTO message_answers (message_id, text, author_name, created_at)
     SELECT id, 'Grazie', 'Marta', ${NOW} FROM contact_messages`,
  ],
  '0012-audit': [
    `INSERT INTO audit_events (uid, at, actor_user_id, actor_name, action, kind, outcome, times)
     VALUES ('a', ${NOW}, 1, 'Marta', 'bookings.setStatus', 'bookings', 'done', 1)`,
  ],
  '0019-passkeys': [
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, created_at)
     VALUES (1, 'credenziale', x'00', 0, 'Telefono', ${NOW})`,
    `INSERT INTO recovery_codes VALUES ('codice', 1)`,
  ],
  '0029-calendars': [
    `INSERT INTO calendars (name, kind, url, enabled, takes_closed, exports_requests, export_secret,
       next_read_at, failures, added_nights, removed_nights, created_at)
     VALUES ('Airbnb', 'airbnb', 'https://example.com/a.ics', 1, 0, 0, 's', ${NOW}, 0, 0, 0, ${NOW})`,
    `INSERT INTO calendar_events (calendar_id, uid, start_date, until, is_closed, state, created_at)
     VALUES (1, 'a', '2030-07-05', '2030-07-12', 0, 'there', ${NOW})`,
    `INSERT INTO same_stays VALUES (1, 2)`,
  ],
  '0031-cleaning-link': [`INSERT INTO cleaning_link (id, secret) VALUES (1, 's')`],
  '0035-three-roles': [`INSERT INTO former_cleaners VALUES (1)`],
  '0043-guest-page': [
    `INSERT INTO guest_pages (booking_id, seed, token_hash) SELECT id, 's', 'hash' || id FROM bookings`,
  ],
  '0044-portal-stays': [
    `INSERT INTO portal_stays (booking_id, calendar_id, payout_cents, commission_cents,
       tax_collected_by) VALUES (1, 1, 90000, 13500, 'portal')`,
  ],
  '0045-party': [
    `INSERT INTO party_members (booking_id, position, is_complete, sealed) VALUES (1, 0, 1, 'x')`,
  ],
  '0046-guest-mails': [`INSERT INTO sent_guest_mails VALUES (1, 'welcome', ${NOW}, 0)`],
  '0049-answer-links': [`INSERT INTO answer_links VALUES (printf('%064d', 1), 1, 1, '{}', ${NOW})`],
  '0050-offers': [
    `INSERT INTO offer_mails (booking_id, valid_until, holds, words, created_at)
     VALUES (1, '2030-06-01', 1, '', ${NOW})`,
    `INSERT INTO offers (mail_id, start_date, end_date, number_of_guests, lines)
     VALUES (1, '2030-07-05', '2030-07-12', 2, '[]')`,
  ],
  '0051-police': [
    `INSERT INTO seen_guests VALUES (1, 'door', '', 1, ${NOW})`,
    `INSERT INTO police_transmissions (booking_id, member_id, part, arrival, last_day, person, state,
       way, user_id, at, sealed)
     VALUES (1, 1, 1, '2026-01-04', '2026-01-06', 'p', 'sent', 'hand', 1, ${NOW}, 'x')`,
    `INSERT INTO police_receipts (day, pdf) VALUES ('2026-01-04', x'00')`,
  ],
  '0052-statistics': [
    `INSERT INTO statistics_arrivals VALUES ('c', 1, 1, '2026-01-04', '2026-01-06', '16', 'told')`,
    `INSERT INTO statistics_days VALUES ('2026-01-04', ${NOW}, 1, 'f', '{}', 0)`,
    `INSERT INTO place_tables VALUES ('comuni', '', 'h', 'uploaded', ${NOW})`,
  ],
  '0053-tourist-tax': [
    `INSERT INTO tourist_tax_stays (id, collector, collected_cents) VALUES (1, 'house', 400)`,
    `INSERT INTO tourist_tax_declarations VALUES ('2026-Q1', 'comune', ${NOW}, 1, '{}')`,
  ],
  '0054-payments': [
    `INSERT INTO payments (booking_id, date, amount_cents, method, created_at)
     VALUES (1, '2026-01-02', 10000, 'TRANSFER', ${NOW})`,
    `INSERT INTO stay_terms (id, kept_cents) VALUES (1, 5000)`,
    `INSERT INTO damage_entries (booking_id, kind, date, amount_cents, method, created_at)
     VALUES (1, 'received', '2026-01-04', 20000, 'CASH', ${NOW})`,
  ],
  '0055-papers': [
    `INSERT INTO receipts (uid, year, number, date, booking_id, payment_id, amount_cents, snapshot,
       created_at) VALUES ('a', 2026, 1, '2026-01-02', 1, 1, 10000, '{}', ${NOW})`,
    `INSERT INTO contract_acceptances (booking_id, accepted_at, name, locale, fingerprint, terms, pdf)
     VALUES (1, ${NOW}, 'Ospite', 'it', 'f', '{}', x'00')`,
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

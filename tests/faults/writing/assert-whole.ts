import assert from 'node:assert/strict';
import Sqlite from 'better-sqlite3';
import type { Ledger } from './ledger.ts';

/** Each query finds rows that only half a write would leave. */
const halves: Record<string, string> = {
  'a request without its mail to the guest, or with two': `
    WITH mails AS (
      SELECT json_extract(subject_data, '$.stay.bookingId') AS id
      FROM outbox_mails WHERE kind = 'booking-requested'
    )
    SELECT bookings.id FROM bookings LEFT JOIN mails USING (id)
    WHERE guest_email LIKE 'richiesta%' GROUP BY bookings.id HAVING count(mails.id) <> 1`,
  'a request of which the owners are not told': `
    SELECT id FROM bookings WHERE guest_email LIKE 'richiesta%' EXCEPT
    SELECT ids.value FROM outbox_mails, json_each(subject_data, '$.ids') AS ids
    WHERE outbox_mails.kind = 'booking-requested-staff'`,
  'a mail about a request that is not there': `
    SELECT json_extract(subject_data, '$.stay.bookingId') FROM outbox_mails
    WHERE kind = 'booking-requested' AND recipient_email LIKE 'richiesta%'
    EXCEPT SELECT id FROM bookings`,
  'a confirmed stay without its mail': `
    SELECT id FROM bookings WHERE guest_email LIKE 'conferma%' AND status = 'CONFIRMED' EXCEPT
    SELECT json_extract(subject_data, '$.stay.bookingId') FROM outbox_mails
    WHERE kind = 'booking-confirmed'`,
  'a message of which the owners are not told': `
    SELECT id FROM contact_messages WHERE email LIKE 'messaggio%' AND is_suspect = 0 EXCEPT
    SELECT ids.value FROM outbox_mails, json_each(subject_data, '$.ids') AS ids
    WHERE outbox_mails.kind = 'message-received-staff'`,
  'a page that moved and whose first address leads nowhere': `
    SELECT pages.id FROM pages LEFT JOIN former_page_slugs
      ON page_id = pages.id AND former_page_slugs.slug || '-nuova' = pages.slug
    WHERE pages.slug LIKE '%-nuova' AND page_id IS NULL`,
  'a change of settings of which one field stands': `
    SELECT id FROM homepage_settings WHERE site_name LIKE 'Casa %' AND hero_title <> site_name`,
};

const assertStored = (database: Sqlite.Database, ledger: Ledger): void => {
  for (const { table, id, holds } of ledger.expected()) {
    const row = database.prepare(`SELECT * FROM ${table} WHERE id = ?`).get(id) as
      | Record<string, unknown>
      | undefined;
    if (!holds) {
      assert.equal(row, undefined, `${table} ${id} was deleted, and is there`);
      continue;
    }
    assert.ok(row, `${table} ${id} was acknowledged, and is lost`);
    const stored = Object.fromEntries([...holds.keys()].map((column) => [column, row[column]]));
    assert.deepEqual(stored, Object.fromEntries(holds), `${table} ${id}`);
  }
};

/** The database is intact, has all that was acknowledged, and nothing by halves. */
export const assertWhole = (databaseFile: string, ledger: Ledger): void => {
  const database = new Sqlite(databaseFile, { readonly: true, timeout: 5000 });
  try {
    assert.equal(database.pragma('integrity_check', { simple: true }), 'ok');
    assert.deepEqual(database.pragma('foreign_key_check'), []);
    assertStored(database, ledger);
    for (const [what, query] of Object.entries(halves)) {
      assert.deepEqual(database.prepare(query).pluck().all(), [], what);
    }
  } finally {
    database.close();
  }
};

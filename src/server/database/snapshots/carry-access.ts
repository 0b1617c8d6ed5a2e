import type Sqlite from 'better-sqlite3';
import { newSecret } from '#server/infrastructure/secret-addresses.ts';

// Logins and secret addresses are no content: a site that restores its own past keeps today's. The backup
// would bring back those withdrawn from a stranger, and end those in use.

/**
 * Whether the backup is an earlier state of the live site, in the same schema. Built-in pages are made
 * once, at a site's first start, and cannot be deleted: another site has other ones. A copy of this
 * site that went on elsewhere has events that this log lacks.
 */
const isOwnPast = (target: Sqlite.Database): boolean =>
  target
    .prepare<[], 0 | 1>(
      `SELECT (SELECT max(name) FROM live.kysely_migration)
           = (SELECT max(name) FROM main.kysely_migration)
         AND EXISTS (
           SELECT 1 FROM live.pages AS now JOIN main.pages AS past USING (id, created_at)
           WHERE now.is_built_in = 1
         )
         AND NOT EXISTS (
           SELECT 1 FROM main.audit_events
           WHERE at >= (SELECT min(at) FROM live.audit_events)
             AND uid NOT IN (SELECT uid FROM live.audit_events)
         )`,
    )
    .pluck()
    .get() === 1;

/** Users of the backup who still exist: their passwords, passkeys and recovery codes. */
const carryLogins = (target: Sqlite.Database): void => {
  target.exec(`
    UPDATE main.users AS past SET password_hash = now.password_hash
    FROM live.users AS now WHERE now.id = past.id;

    DELETE FROM main.passkeys WHERE user_id IN (SELECT id FROM live.users);
    INSERT OR REPLACE INTO main.passkeys
    SELECT * FROM live.passkeys WHERE user_id IN (SELECT id FROM main.users);

    DELETE FROM main.recovery_codes WHERE user_id IN (SELECT id FROM live.users);
    INSERT OR REPLACE INTO main.recovery_codes
    SELECT * FROM live.recovery_codes WHERE user_id IN (SELECT id FROM main.users);

    DELETE FROM main.security_settings;
    INSERT INTO main.security_settings SELECT * FROM live.security_settings;`);
};

const carryAddresses = (target: Sqlite.Database): void => {
  target.exec(`
    DELETE FROM main.cleaning_link;
    INSERT INTO main.cleaning_link SELECT * FROM live.cleaning_link;

    DELETE FROM main.own_calendar;
    INSERT INTO main.own_calendar SELECT * FROM live.own_calendar;`);
};

/**
 * The pages of stays that both know keep today's address, or stay closed. A stay that was made since the backup is
 * lost, and its id may go to another: the row of that one would have another seed.
 */
const carryGuestPages = (target: Sqlite.Database): void => {
  target.exec(`
    INSERT OR REPLACE INTO main.guest_pages
    SELECT now.* FROM live.guest_pages AS now
    JOIN live.bookings AS stay ON stay.id = now.booking_id
    JOIN main.bookings AS past ON past.id = stay.id AND past.created_at = stay.created_at;`);
};

/** A mail around a stay that left since the backup does not leave again. */
const carryGuestMails = (target: Sqlite.Database): void => {
  target.exec(`
    INSERT OR IGNORE INTO main.sent_guest_mails
    SELECT now.* FROM live.sent_guest_mails AS now
    JOIN live.bookings AS stay ON stay.id = now.booking_id
    JOIN main.bookings AS past ON past.id = stay.id AND past.created_at = stay.created_at;`);
};

/**
 * Keeps today's reports to the police, also those about stays and people that the backup lacks: staff may enter
 * them again.
 */
const carryTransmissions = (target: Sqlite.Database): void => {
  target.exec(`
    DELETE FROM main.police_transmissions;
    INSERT INTO main.police_transmissions SELECT * FROM live.police_transmissions;
    UPDATE main.police_transmissions SET user_id = NULL
    WHERE user_id NOT IN (SELECT id FROM main.users);

    DELETE FROM main.police_receipts;
    INSERT INTO main.police_receipts SELECT * FROM live.police_receipts;

    UPDATE main.police_settings AS past
    SET doubted_from = now.doubted_from, doubted_until = now.doubted_until
    FROM live.police_settings AS now;`);
};

/**
 * Keeps today's reports to the region, and never reuses the codes of arrivals. An arrival that the backup lacks is to
 * be withdrawn.
 */
const carryStatistics = (target: Sqlite.Database): void => {
  target.exec(`
    DELETE FROM main.statistics_arrivals;
    INSERT INTO main.statistics_arrivals SELECT * FROM live.statistics_arrivals;

    DELETE FROM main.statistics_days;
    INSERT INTO main.statistics_days (day, declared_at, declared_by, fingerprint, counts, is_final)
    SELECT day, declared_at, (SELECT id FROM main.users WHERE id = declared_by), fingerprint,
      counts, is_final
    FROM live.statistics_days;`);
};

/**
 * Receipts given since the backup stay given, with the payments of stays that both know: people have them on paper.
 * What annuls one is in the same table.
 */
const carryReceipts = (target: Sqlite.Database): void => {
  target.exec(`
    CREATE TEMP TABLE common_stays AS
    SELECT stay.id FROM live.bookings AS stay
    JOIN main.bookings AS past ON past.id = stay.id AND past.created_at = stay.created_at;

    INSERT OR IGNORE INTO main.payments
    SELECT * FROM live.payments
    WHERE booking_id IN (SELECT id FROM common_stays)
      AND id IN (SELECT payment_id FROM live.receipts);

    DELETE FROM main.receipts;
    INSERT INTO main.receipts
    SELECT id, uid, year, number, date,
      (SELECT id FROM common_stays WHERE id = booking_id),
      (SELECT id FROM main.payments WHERE id = payment_id),
      annuls_id, amount_cents, snapshot, created_at
    FROM live.receipts ORDER BY id;
    UPDATE main.receipt_settings SET is_doubted = (SELECT is_doubted FROM live.receipt_settings);

    UPDATE main.bookings SET (came_cents, came_at) = (
      SELECT coalesce(sum(amount_cents), 0), max(created_at) FROM main.payments
      WHERE booking_id = bookings.id AND annulled_at IS NULL
    )
    WHERE id IN (SELECT booking_id FROM main.receipts);

    INSERT OR IGNORE INTO main.contract_acceptances
    SELECT * FROM live.contract_acceptances WHERE booking_id IN (SELECT id FROM common_stays);

    DROP TABLE common_stays;`);
};

type Calendar = {
  id: number;
  kind: string;
  name: string;
  url: string;
  secret: string;
  exportedAt: string | null;
};

const calendarsIn = (target: Sqlite.Database, database: 'main' | 'live'): Calendar[] =>
  target
    .prepare<[], Calendar>(
      `SELECT id, kind, name, url, export_secret AS secret, last_exported_at AS exportedAt
       FROM ${database}.calendars ORDER BY id`,
    )
    .all();

/** A calendar that was deleted and connected again has another id. */
const isSame = (past: Calendar, now: Calendar): boolean =>
  past.url === now.url || (past.kind === now.kind && past.name === now.name);

const lastIdOf = (target: Sqlite.Database): number =>
  target
    .prepare<[], number>("SELECT seq FROM main.sqlite_sequence WHERE name = 'calendars'")
    .pluck()
    .get() ?? 0;

/**
 * Other sites read on at today's addresses, also those connected since the backup: an address without
 * its calendar would tell them nothing of the nights taken here. The address of a deleted calendar
 * stays dead.
 */
const carryCalendars = (target: Sqlite.Database): void => {
  const [past, now] = [calendarsIn(target, 'main'), calendarsIn(target, 'live')];
  const lastId = lastIdOf(target);
  const others = now.filter(({ id }) => !past.some((calendar) => calendar.id === id));
  const successorOf = (calendar: Calendar): Calendar | undefined => {
    const same = now.find(({ id }) => id === calendar.id);
    const index = others.findIndex((other) => isSame(calendar, other));
    return same ?? others.splice(index, index < 0 ? 0 : 1)[0];
  };
  const update = target.prepare(
    'UPDATE main.calendars SET export_secret = @secret, last_exported_at = @exportedAt WHERE id = @id',
  );
  // First another one for each: no two may have the same, not even for a moment.
  for (const { id } of past) update.run({ id, secret: newSecret(), exportedAt: null });
  for (const calendar of past) {
    const successor = successorOf(calendar);
    if (successor) update.run({ ...successor, id: calendar.id });
  }
  const connect = target.prepare(
    'INSERT INTO main.calendars SELECT * FROM live.calendars WHERE id = ?',
  );
  // The nights come with the next reading, of the whole feed and at once.
  const readAnew = target.prepare(
    `UPDATE main.calendars SET etag = NULL, last_modified = NULL, next_read_at = created_at
     WHERE id = ?`,
  );
  for (const { id } of others.filter((other) => other.id > lastId)) {
    connect.run(id);
    readAnew.run(id);
  }
};

/**
 * Keeps passwords, passkeys, recovery codes, the demand of passkeys and secret addresses as they are in
 * the live database, if the backup is its own past; returns whether it is. Users whom only the backup
 * knows keep what they had.
 */
export const carryAccess = (target: Sqlite.Database): boolean => {
  if (!isOwnPast(target)) return false;
  carryLogins(target);
  carryAddresses(target);
  carryGuestPages(target);
  carryGuestMails(target);
  carryTransmissions(target);
  carryStatistics(target);
  carryReceipts(target);
  carryCalendars(target);
  return true;
};

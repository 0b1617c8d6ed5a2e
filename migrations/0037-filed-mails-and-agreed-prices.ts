import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // A mail that became a file has not left.
  sql`
    ALTER TABLE outbox_mails ADD COLUMN filed INTEGER NOT NULL DEFAULT 0
    CHECK (filed IN (0, 1))`,
  // An agreed price stays agreed when the stay waits again.
  sql`
    ALTER TABLE bookings ADD COLUMN agreed_at TEXT
    CHECK (agreed_at IS NULL OR status <> 'NOT_AVAILABLE')`,
  sql`
    UPDATE bookings SET agreed_at = created_at
    WHERE status = 'CONFIRMED' OR cancelled_at IS NOT NULL`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const filedMailsAndAgreedPrices: Migration = { up };

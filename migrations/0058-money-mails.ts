import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  // A reminder before the day on which the deposit or the balance is due, and one after it.
  await sql`
    INSERT INTO guest_mails (kind, title, days, hour) VALUES
    ('depositDue', 'Primo pagamento: promemoria', 2, '10:00'),
    ('depositLate', 'Primo pagamento non arrivato', 2, '10:00'),
    ('balanceDue', 'Saldo: promemoria', 7, '10:00'),
    ('balanceLate', 'Saldo non arrivato', 2, '10:00')`.execute(db);
};

export const moneyMails: Migration = { up };

import { hash } from 'node:crypto';
import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findStay } from '#server/features/bookings/bookings.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addYears, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { PoliceGuest, PoliceStay, SetSeenInput } from '#shared/police/police.schema.ts';
import { getSettingsOn, type LoadedStay, loadStay } from './load-stays.ts';
import { deleteSeen, findSettings, putSeen, type TransmissionRow } from './police.repository.ts';
import { type GuestRecord, isChanged, isInFile, summaryOf } from './police-records.ts';
import { unsealSent } from './police-seals.ts';
import { withAdvice } from './portal/portal-advice.ts';
import { receiptOf } from './receipts.service.ts';
import { fileOf } from './record.ts';

// The reports to the police about a stay, as staff see them. Decision 48.

const FULL_AGE = 18;

const transmissionOf = (
  app: AppContext,
  record: GuestRecord,
  row: TransmissionRow,
): PoliceGuest['transmission'] => {
  const sent = unsealSent(app, row);
  return {
    ...{ way: row.way, by: row.by, at: row.at },
    outcome: sent?.outcome ? withAdvice(sent.outcome) : null,
    insisted: sent?.insisted ?? '',
    verified: sent?.verified ?? '',
    isChanged: isChanged(app, record),
  };
};

const toGuest = (app: AppContext, { seen }: LoadedStay, record: GuestRecord): PoliceGuest => {
  const { id, person, part, row, state, issues, isLate } = record;
  const sight = seen.get(id);
  return {
    ...{ id, kind: person.kind, state, issues, isLate },
    name: [person.name, person.surname].filter(Boolean).join(' ') || 'Senza nome',
    ...{ arrival: part.arrival, days: part.days },
    isInFile: isInFile(record),
    documentKind: person.documentKind,
    isMinor: person.birthDate > addYears(part.arrival, -FULL_AGE),
    seen: sight ? { how: sight.how, document: sight.document, by: sight.by, at: sight.at } : null,
    transmission: row && transmissionOf(app, record, row),
  };
};

/** The file as it would be now. */
export const filePart = ({ records }: Pick<LoadedStay, 'records'>) => {
  const chosen = records.filter(isInFile);
  const text = fileOf(chosen.flatMap(({ line }) => line ?? []));
  return { chosen, text, fileDigest: chosen.length === 0 ? null : hash('sha256', text) };
};

const viewOf = async (app: AppContext, db: Database, stay: StaffStay): Promise<PoliceStay> => {
  const settings = await findSettings(db);
  const loaded = await loadStay(app, db, { stay, settings });
  const { records, departed, unreadable, dueAt } = loaded;
  const today = todayAtHouse(app.clock.now());
  const { startDate, endDate, guestName, numberOfGuests: expected } = stay;
  return {
    ...{ isOn: settings.isOn === 1, way: settings.way },
    ...{ startDate, endDate, guestName, expected, unreadable },
    guests: records.map((record) => toGuest(app, loaded, record)),
    state: summaryOf(loaded, stay, today),
    dueAt,
    departed: departed.length,
    fileDigest: filePart(loaded).fileDigest,
    receipt: await receiptOf(db, [...records.flatMap(({ row }) => row ?? []), ...departed], today),
  };
};

/** NOT_FOUND, BOOKING_IS_BLOCK, BOOKING_IS_ANONYMOUS. */
export const getPoliceStay = async (app: AppContext, id: number): Promise<PoliceStay> =>
  viewOf(app, app.database, await findStay(app.database, id));

/** A stay with its answer for the caller, and for the label of the log. */
export type Answered = { stay: StaffStay; answer: PoliceStay };

export const answerFor = async (
  app: AppContext,
  db: Database,
  stay: StaffStay,
): Promise<Answered> => ({ stay, answer: await viewOf(app, db, stay) });

/**
 * Notes who of the staff saw which guests, or takes it back. POLICE_OFF; ALREADY_SENT for guests about whom something
 * was sent; NOT_FOUND for those of another stay.
 */
export const setSeen = (
  app: AppContext,
  { id, guests }: SetSeenInput,
  caller: Caller,
): Promise<Answered> =>
  inTransaction(app.database, async (tx) => {
    const settings = await getSettingsOn(tx);
    const stay = await findStay(tx, id);
    const { records } = await loadStay(app, tx, { stay, settings });
    for (const guest of guests) {
      const record = records.find((one) => one.id === guest.id);
      if (!record) throw notFound('Questo ospite non è più tra quelli del soggiorno.');
      if (record.state === 'sent' || record.row?.state === 'unknown')
        throw new AppError('ALREADY_SENT');
    }
    await deleteSeen(
      tx,
      guests.flatMap((guest) => (guest.how === null ? guest.id : [])),
    );
    const at = app.clock.now().toISOString();
    for (const { id: memberId, how, document } of guests) {
      if (how !== null) await putSeen(tx, { memberId, how, document, userId: caller.userId, at });
    }
    return answerFor(app, tx, stay);
  });

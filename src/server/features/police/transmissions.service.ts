import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { PoliceTransmissionsTable } from '#server/database/tables/police.table.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findStay } from '#server/features/bookings/bookings.service.ts';
import { assertNoSample } from '#server/features/bookings/sample-bookings.service.ts';
import { namePlaces } from '#server/features/party/places.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type {
  InsistInput,
  MarkByHandInput,
  TestOutcome,
  VerifyInput,
} from '#shared/police/police.schema.ts';
import { getSettingsOn, type LoadedStay, loadStay } from './load-stays.ts';
import {
  expectReceipt,
  insertTransmission,
  type SettingsRow,
  updateTransmission,
} from './police.repository.ts';
import { type Answered, answerFor, filePart } from './police.service.ts';
import type { GuestRecord } from './police-records.ts';
import { type SentContent, sealSent, unsealSent } from './police-seals.ts';
import { getAccount } from './police-settings.service.ts';
import { withAdvice } from './portal/portal-advice.ts';
import { getReady, type Sent, sendLines, testLines, type Verdict } from './portal/portal-client.ts';
import { NoAnswer } from './portal/soap.ts';

// Nothing is sent twice: a guest's row is on the disk, as unknown, before anything leaves the house, and only
// a refusal or a person's word frees it again.

type Row = Pick<PoliceTransmissionsTable, 'state' | 'way'>;
type Sender = { stay: StaffStay; caller: Caller };

const labelsOf = async (db: Database, { person }: GuestRecord): Promise<SentContent['labels']> => {
  const { birthPlace, citizenship, documentKind, documentPlace } = person;
  const codes = [birthPlace, citizenship, documentKind, documentPlace].filter(Boolean);
  const places = await namePlaces(db, codes, 'it');
  return Object.fromEntries(places.map(({ code, name }) => [code, name]));
};

type Stored = { id: number; content: SentContent };

/** Writes the transmission of a guest, over a refused one if there is one. */
const store = async (
  app: AppContext,
  tx: Database,
  { stay, caller }: Sender,
  { record, row, words }: { record: GuestRecord; row: Row; words: Partial<SentContent> },
): Promise<Stored> => {
  const values = {
    ...{ ...row, bookingId: stay.id, memberId: record.id, person: record.code },
    ...{ part: record.part.part, arrival: record.part.arrival, lastDay: stay.endDate },
    ...{ userId: caller.userId, at: app.clock.now().toISOString() },
  };
  const id = record.row?.id ?? (await insertTransmission(tx, values));
  const content = {
    ...{ line: record.line ?? '', labels: await labelsOf(tx, record), outcome: null, insisted: '' },
    verified: (record.row && unsealSent(app, record.row)?.verified) ?? '',
    ...words,
  };
  await updateTransmission(tx, id, { ...values, sealed: sealSent(app, id, content) });
  return { id, content };
};

type Chosen = { chosen: readonly GuestRecord[]; seen: LoadedStay['seen']; insist: string };

/** NOTHING_TO_SEND, GUESTS_NOT_SEEN. */
const assertSendable = ({ chosen, seen, insist }: Chosen): void => {
  if (chosen.length === 0) throw new AppError('NOTHING_TO_SEND');
  if (insist === '' && chosen.some(({ id }) => !seen.has(id)))
    throw new AppError('GUESTS_NOT_SEEN');
};

/** The reason is kept only for guests whom staff have not seen. */
const insistedOf = ({ seen, insist }: Chosen, { id }: GuestRecord): string =>
  seen.has(id) ? '' : insist;

const load = async (app: AppContext, db: Database, id: number) => {
  const settings = await getSettingsOn(db);
  await assertNoSample(db, id);
  const stay = await findStay(db, id);
  const loaded = await loadStay(app, db, { stay, settings });
  // Guests of a cancelled stay do not come.
  const records = stay.status === 'CONFIRMED' ? loaded.records : [];
  return { settings, stay, loaded, file: filePart({ records }) };
};

/**
 * The file of those who are complete, here and not sent, to be uploaded by hand. POLICE_OFF, SAMPLE_STAY,
 * NOTHING_TO_SEND, GUESTS_NOT_SEEN.
 */
export const getPoliceFile = async (app: AppContext, { id, insist }: InsistInput) => {
  const { stay, loaded, file } = await load(app, app.database, id);
  assertSendable({ chosen: file.chosen, seen: loaded.seen, insist });
  return { stay, text: file.text };
};

/** Marks the guests of exactly this file as reported by hand. As `getPoliceFile`; CHANGED_MEANWHILE for another file. */
export const markByHand = (
  app: AppContext,
  { id, insist, fileDigest }: MarkByHandInput,
  caller: Caller,
): Promise<Answered> =>
  inTransaction(app.database, async (tx) => {
    const { stay, loaded, file } = await load(app, tx, id);
    if (file.fileDigest !== null && file.fileDigest !== fileDigest)
      throw new AppError('CHANGED_MEANWHILE');
    const picked = { chosen: file.chosen, seen: loaded.seen, insist };
    assertSendable(picked);
    for (const record of file.chosen) {
      const words = { insisted: insistedOf(picked, record) };
      const row = { state: 'sent', way: 'hand' } as const;
      await store(app, tx, { stay, caller }, { record, row, words });
    }
    return answerFor(app, tx, stay);
  });

/** Tests the stay's records on the portal. As `getPoliceFile` without GUESTS_NOT_SEEN; PORTAL_UNAVAILABLE, PORTAL_REFUSED. */
export const testStay = async (
  app: AppContext,
  id: number,
): Promise<{ stay: StaffStay; answer: TestOutcome }> => {
  const { settings, stay, file } = await load(app, app.database, id);
  if (file.chosen.length === 0) throw new AppError('NOTHING_TO_SEND');
  const { request, guests } = await testLines(
    app,
    getAccount(app, settings),
    file.chosen.flatMap(({ line }) => line ?? []),
  );
  return {
    stay,
    answer: {
      guests: file.chosen.map(({ id: guestId, person }, index) => ({
        ...{ id: guestId, name: `${person.name} ${person.surname}` },
        ...withAdvice(guests[index] ?? request),
      })),
    },
  };
};

/** The records that the portal still takes. */
const timely = (records: readonly GuestRecord[]): GuestRecord[] =>
  records.filter(({ isLate }) => !isLate);

/** Stores the guests to be sent as `unknown`, which they stay if no answer comes. */
const begin = (
  app: AppContext,
  { id, insist }: InsistInput,
  caller: Caller,
  account: SettingsRow,
): Promise<Stored[]> =>
  inTransaction(app.database, async (tx) => {
    const { settings, stay, loaded, file } = await load(app, tx, id);
    if (settings.version !== account.version) throw new AppError('CHANGED_MEANWHILE');
    const picked = { chosen: timely(file.chosen), seen: loaded.seen, insist };
    assertSendable(picked);
    const pending: Stored[] = [];
    for (const record of picked.chosen) {
      const words = { insisted: insistedOf(picked, record) };
      const row = { state: 'unknown', way: 'service' } as const;
      pending.push(await store(app, tx, { stay, caller }, { record, row, words }));
    }
    return pending;
  });

type Settled = { state: PoliceTransmissionsTable['state']; outcome: Verdict | null };

const byVerdict = (outcome: Verdict): Settled => ({
  state: outcome.isAccepted ? 'sent' : 'refused',
  outcome,
});

/** What an answer says for sure of each of so many lines. */
export const settledBy = (sent: Sent | null, count: number): Settled[] => {
  const each = (settled: Settled): Settled[] => Array.from({ length: count }, () => settled);
  if (sent === null) return each({ state: 'unknown', outcome: null });
  const { request, accepted, guests } = sent;
  if (guests.length === count) return guests.map(byVerdict);
  const isWhole = request.isAccepted ? accepted === count : (accepted ?? 0) === 0;
  const isSure = isWhole && guests.length === 0;
  return each(isSure ? byVerdict(request) : { state: 'unknown', outcome: request });
};

const settle = (app: AppContext, pending: readonly Stored[], settled: readonly Settled[]) =>
  inTransaction(app.database, async (tx) => {
    for (const [index, { id, content }] of pending.entries()) {
      const { state, outcome } = settled[index] ?? { state: 'unknown', outcome: null };
      await updateTransmission(tx, id, {
        state,
        sealed: sealSent(app, id, { ...content, outcome }),
      });
    }
    if (settled.some(({ state }) => state === 'sent'))
      await expectReceipt(tx, todayAtHouse(app.clock.now()));
  });

const trySend = async (
  app: AppContext,
  ready: Awaited<ReturnType<typeof getReady>>,
  lines: readonly string[],
): Promise<Sent | null> => {
  try {
    return await sendLines(app, ready, lines);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    app.logger.error({ reason: error.message }, 'nobody knows what the police portal has taken');
    return null;
  }
};

/**
 * Sends those who are complete, here and not sent, once. Where the portal's answer is missing they stay unknown.
 * POLICE_OFF, NOTHING_TO_SEND, GUESTS_NOT_SEEN; PORTAL_UNAVAILABLE and PORTAL_REFUSED while nothing has left the house.
 */
export const sendStay = async (
  app: AppContext,
  input: InsistInput,
  caller: Caller,
): Promise<Answered> => {
  const { settings, loaded, file } = await load(app, app.database, input.id);
  assertSendable({ chosen: timely(file.chosen), seen: loaded.seen, insist: input.insist });
  const ready = await getReady(app, getAccount(app, settings));
  const pending = await begin(app, input, caller, settings);
  const lines = pending.map(({ content }) => content.line);
  const sent = await trySend(app, ready, lines);
  await settle(app, pending, settledBy(sent, lines.length));
  return answerFor(app, app.database, await findStay(app.database, input.id));
};

/**
 * A person's word on an unknown guest: on the portal, and so sent; or not, and so free to be sent again. POLICE_OFF,
 * NOT_FOUND for one that is not unknown.
 */
export const verifyGuest = (
  app: AppContext,
  { id, guestId, isThere, word }: VerifyInput,
  caller: Caller,
): Promise<Answered> =>
  inTransaction(app.database, async (tx) => {
    const { stay, loaded } = await load(app, tx, id);
    const record = loaded.records.find((one) => one.id === guestId && one.state === 'unknown');
    if (!record) throw notFound('Questo ospite non è più da verificare.');
    const { row } = record;
    const state = isThere ? 'sent' : 'refused';
    const words = { verified: word };
    const content = row && unsealSent(app, row);
    if (row && content) {
      const sealed = sealSent(app, row.id, { ...content, ...words });
      await updateTransmission(tx, row.id, { state, sealed });
    } else {
      const way = row?.way ?? 'hand';
      await store(app, tx, { stay, caller }, { record, row: { state, way }, words });
    }
    if (isThere && row?.way === 'service') await expectReceipt(tx, todayAtHouse(new Date(row.at)));
    return answerFor(app, tx, stay);
  });

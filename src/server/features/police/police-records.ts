import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import type { KeptPerson } from '#server/features/party/party-seal.ts';
import { getTables } from '#server/features/party/place-tables.ts';
import { placeIssues } from '#server/features/party/places.service.ts';
import { languages } from '#server/languages.ts';
import { instantAtHouse } from '#shared/bookings/house-clock.ts';
import { addDays, daysBetween, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { latinLine } from '#shared/party/latin-line.ts';
import { missingOf, needsDocument, personIssues } from '#shared/party/party-rules.ts';
import type { SettingsRow, TransmissionRow } from './police.repository.ts';
import { personCode, unsealSent } from './police-seals.ts';
import { type Part, partsOf, type RecordPerson, writeRecord } from './record.ts';

// The record of each guest of a stay, and whether it is complete, sent or refused.

const HOUR_MS = 3_600_000;
/** Hours after the arrival by which the law wants to know (art. 109 TULPS). */
const HOURS = 24;
const HOURS_OF_ONE_NIGHT = 6;
/** An arrival time before this one belongs to the night after the day of arrival. */
const NIGHT_ENDS = '06:00';

export type ReportedStay = {
  id: number;
  startDate: StayDate;
  endDate: StayDate;
  numberOfGuests: number;
  /** `HH:mm` as the guest told it; empty if unknown. */
  arrivalTime: string;
};

export type Member = { id: number; person: KeptPerson };

export type GuestRecord = {
  id: number;
  person: KeptPerson;
  /** The keyed code of the person. */
  code: string;
  part: Part;
  row: TransmissionRow | null;
  state: 'draft' | 'ready' | 'sent' | 'refused' | 'unknown';
  issues: InputIssue[];
  /** The record; null while something prevents it. */
  line: string | null;
  /** Whether the day of arrival has come. */
  isBegun: boolean;
  /** The portal takes today's and yesterday's arrivals only. */
  isLate: boolean;
  dueAt: string;
};

type Situation = {
  app: AppContext;
  db: Database;
  settings: SettingsRow;
  stay: ReportedStay;
  rows: readonly TransmissionRow[];
  /** The hour from which guests may come, `HH:mm`; empty if the owners have not said. */
  checkInFrom: string;
};

const dueAfter = ({ stay, checkInFrom }: Situation, arrival: StayDate): string => {
  const told = arrival === stay.startDate ? stay.arrivalTime : '';
  const hour = told || checkInFrom || '00:00';
  const day = told !== '' && told < NIGHT_ENDS ? addDays(arrival, 1) : arrival;
  const arrivedMs = Date.parse(instantAtHouse(`${day}T${hour}`) ?? `${day}T00:00:00Z`);
  const isOneNight = daysBetween(stay.startDate, stay.endDate) <= 1;
  const hours = isOneNight ? HOURS_OF_ONE_NIGHT : HOURS;
  return new Date(arrivedMs + hours * HOUR_MS).toISOString();
};

type Known = Member & { code: string };

/** The transmission of a part, found by the person's row or, after a restore, by the person's code. */
const rowOf = (rows: readonly TransmissionRow[], { id, code }: Known, { part, arrival }: Part) => {
  const told = rows.filter(
    (row) =>
      (row.memberId === id && row.part === part) ||
      (row.person === code && row.arrival === arrival),
  );
  return told.find(({ state }) => state !== 'refused') ?? told[0] ?? null;
};

/** The first part that is not sent, of those that have begun; the last of these if all are. */
const presentPart = (
  { rows, stay }: Situation,
  member: Known,
  today: StayDate,
): { part: Part; row: TransmissionRow | null } => {
  const parts = partsOf(member.person.arrivalDate || stay.startDate, stay.endDate).map((part) => ({
    part,
    row: rowOf(rows, member, part),
  }));
  const begun = parts.filter(({ part }) => part.arrival <= today);
  const present = begun.find(({ row }) => row?.state !== 'sent') ?? begun.at(-1) ?? parts[0];
  if (!present) throw new Error('A stay has at least one part');
  return present;
};

const isDoubted = ({ doubtedFrom, doubtedUntil }: SettingsRow, arrival: StayDate): boolean =>
  doubtedFrom !== null &&
  doubtedUntil !== null &&
  arrival >= doubtedFrom &&
  arrival <= doubtedUntil;

const fullName = ({ name, surname }: KeptPerson): string =>
  [name, surname].filter(Boolean).join(' ') || 'ospite senza nome';

type Draft = Omit<GuestRecord, 'state' | 'issues' | 'line'> & {
  /** The state of an earlier attempt. */
  told: TransmissionRow['state'] | null;
};

const isOpen = ({ told }: Draft): boolean => told === null || told === 'refused';

/** Members are taken only directly after their head, in one file and for one arrival. */
const headIssue = (drafts: readonly Draft[], index: number): string | null => {
  const draft = drafts[index];
  if (!draft || !isOpen(draft) || draft.person.kind === '' || needsDocument(draft.person.kind)) {
    return null;
  }
  const head = drafts.slice(0, index).findLast(({ person }) => needsDocument(person.kind));
  if (!head) return null;
  const name = fullName(head.person);
  if (head.told === 'unknown') return `Prima verifica sul portale se c’è ${name}.`;
  const alone = 'Segna questa persona «Per conto suo», con il suo documento.';
  if (head.told === 'sent') return `${name} è già sul portale. ${alone}`;
  return head.part.arrival === draft.part.arrival
    ? null
    : `${name} arriva un altro giorno. ${alone}`;
};

const NAMELESS =
  'Il portale vuole almeno una lettera: se il documento ha un nome solo, chiedi alla Questura come scriverlo.';

const ownIssues = async (
  { app, db, stay }: Situation,
  drafts: readonly Draft[],
  index: number,
): Promise<InputIssue[]> => {
  const draft = drafts[index];
  if (!draft) return [];
  const { t, read } = languages.it;
  const { person, code } = draft;
  const party = drafts.map((one) => ({
    ...one.person,
    hasDocumentNumber: one.person.documentNumber !== '',
  }));
  const today = todayAtHouse(app.clock.now());
  const wrong = [...personIssues(person, { today, stay }), ...(await placeIssues(db, person))];
  const nameless = (['surname', 'name'] as const).filter(
    (path) => person[path] !== '' && !/[A-Z]/.test(latinLine(person[path])),
  );
  const alone = headIssue(drafts, index);
  const isTwice = person.name !== '' && drafts.some((one) => one !== draft && one.code === code);
  return [
    ...missingOf(party, index).map((path) => ({
      path,
      message: `Manca: ${t(`party.${path}`).toLowerCase()}.`,
    })),
    ...nameless.map((path) => ({ path, message: NAMELESS })),
    ...wrong.map(({ path, message }) => ({ path, message: read(message) })),
    ...(alone === null ? [] : [{ path: 'kind', message: alone }]),
    ...(isTwice ? [{ path: 'name', message: 'C’è due volte: togli una delle due.' }] : []),
  ];
};

const lineOf = async ({ db, settings }: Situation, { person, part }: Draft): Promise<string> => {
  const { byCode } = await getTables(db);
  const birthPlace = byCode.get(person.birthPlace);
  if (!birthPlace || person.kind === '')
    throw new Error('A checked person has kind and birthplace');
  const apartment = settings.accountKind === 'apartments' ? settings.apartment : '';
  return writeRecord({ person: person as RecordPerson, birthPlace, part, apartment });
};

/** A member is not taken without its head either. */
const withHeads = (records: readonly GuestRecord[]): GuestRecord[] => {
  let head: GuestRecord | undefined;
  return records.map((record) => {
    if (needsDocument(record.person.kind)) head = record;
    const isTaken =
      record.line !== null && (record.state === 'ready' || record.state === 'refused');
    if (record === head || !isTaken || !head || head.issues.length === 0) return record;
    const message = `Prima completa i dati di ${fullName(head.person)}.`;
    const state = record.state === 'ready' ? 'draft' : record.state;
    return { ...record, state, line: null, issues: [{ path: 'kind', message }] };
  });
};

/** One record for each guest: the part of the stay that comes next. In the order of the party. */
export const recordsOf = async (
  situation: Situation,
  members: readonly Member[],
): Promise<GuestRecord[]> => {
  const { app, settings } = situation;
  const today = todayAtHouse(app.clock.now());
  const drafts = members.map((member): Draft => {
    const known = { ...member, code: personCode(app, member.person) };
    const { part, row } = presentPart(situation, known, today);
    return {
      ...known,
      part,
      row,
      told: row?.state ?? (isDoubted(settings, part.arrival) ? 'unknown' : null),
      isBegun: part.arrival <= today,
      isLate: part.arrival < addDays(today, -1),
      dueAt: dueAfter(situation, part.arrival),
    };
  });
  const records = drafts.map(async (draft, index): Promise<GuestRecord> => {
    const found = await ownIssues(situation, drafts, index);
    const { told, ...record } = draft;
    return {
      ...record,
      state: told ?? (found.length === 0 ? 'ready' : 'draft'),
      issues: isOpen(draft) ? found : [],
      line: found.length === 0 ? await lineOf(situation, draft) : null,
    };
  });
  return withHeads(await Promise.all(records));
};

/** Whether a record belongs in the file: complete, arrived and not sent. */
export const isInFile = ({ state, issues, line, isBegun }: GuestRecord): boolean =>
  (state === 'ready' || state === 'refused') && issues.length === 0 && line !== null && isBegun;

/** Departures are not told, so the number of days may change. */
const withoutDays = (line: string): string => line.slice(0, 12) + line.slice(14);

/** Whether a guest was corrected after it was sent. */
export const isChanged = (app: AppContext, { row, line }: GuestRecord): boolean => {
  if (!row || row.state === 'refused') return false;
  const sent = unsealSent(app, row)?.line ?? '';
  return sent !== '' && (line === null || withoutDays(sent) !== withoutDays(line));
};

export type StayRecords = {
  records: readonly GuestRecord[];
  /** Transmissions of this stay whose person is no longer in the party. */
  departed: readonly TransmissionRow[];
};

/** After the days of retention only the transmissions are left. */
const isForgotten = ({ records, departed }: StayRecords): boolean =>
  records.length === 0 && departed.length > 0;

/** Whether everybody is entered. */
const isWhole = (found: StayRecords, { numberOfGuests }: ReportedStay): boolean =>
  isForgotten(found) || found.records.length >= numberOfGuests;

/** Until when the law wants the first guest who is not sent, or not even entered. */
export const dueAtOf = (situation: Situation, found: StayRecords): string | null => {
  const { stay } = situation;
  const open = found.records.filter(({ state }) => state !== 'sent').map(({ dueAt }) => dueAt);
  const all = isWhole(found, stay) ? open : [...open, dueAfter(situation, stay.startDate)];
  return all.toSorted()[0] ?? null;
};

/** All that a stay has to tell, in one word. */
export const summaryOf = (
  found: StayRecords,
  stay: ReportedStay,
  today: StayDate,
): 'incomplete' | 'not-due' | 'ready' | 'sent' | 'partly' | 'refused' | 'unknown' => {
  const told = isForgotten(found) ? found.departed : found.records;
  const states = told.map(({ state }) => state);
  for (const state of ['unknown', 'refused'] as const) if (states.includes(state)) return state;
  const sent = states.filter((state) => state === 'sent').length;
  const isComplete = isWhole(found, stay);
  if (sent > 0) return sent === states.length && isComplete ? 'sent' : 'partly';
  if (stay.startDate > today) return 'not-due';
  return isComplete && states.every((state) => state === 'ready') ? 'ready' : 'incomplete';
};

import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { OnePersonInput, PersonInput } from '#shared/party/party.schema.ts';
import {
  emptyPerson,
  isComune,
  MAX_PARTY,
  memberKindOf,
  missingOf,
  needsDocument,
  personIssues,
  plainNumber,
} from '#shared/party/party-rules.ts';
import { text } from '#shared/texts/texts.ts';
import { deleteMembers, insertMember, listMembers, updateMember } from './party.repository.ts';
import { type Member, readMembers, versionOf, withNumberKnown } from './party-members.ts';
import { type KeptPerson, sealPerson } from './party-seal.ts';
import { placeIssues } from './places.service.ts';

// Writing the party of a stay: everybody, or one person. Decision 44.

/** A number belongs to its document: another kind of document has another. */
const numberAfter = (before: KeptPerson | undefined, input: PersonInput): string => {
  if (input.documentNumber) return plainNumber(input.documentNumber);
  if (!before) return '';
  const isSame =
    before.documentKind === '' ||
    input.documentKind === undefined ||
    input.documentKind === before.documentKind;
  return isSame ? before.documentNumber : '';
};

const noDocument = { documentKind: '', documentNumber: '', documentPlace: '' };

/** Members of a family or group show no document, and a comune is a town by itself. */
const withoutIdle = (person: KeptPerson): KeptPerson => ({
  ...person,
  ...(person.kind !== '' && !needsDocument(person.kind) && noDocument),
  ...(isComune(person.residence) && { residenceTown: '' }),
});

const personAfter = (before: KeptPerson | undefined, input: PersonInput): KeptPerson => {
  const { id: _id, documentNumber: _number, ...fields } = input;
  return withoutIdle({
    ...emptyPerson,
    ...before,
    ...definedOf(fields),
    documentNumber: numberAfter(before, input),
  });
};

type Stay = Pick<StaffStay, 'id' | 'startDate' | 'endDate'>;

/** The issues of a person, with the number as typed, under this path of the input. */
const issuesAt = async (
  { clock }: AppContext,
  tx: Database,
  stay: Stay,
  { at, person, number }: { at: string; person: KeptPerson; number: string },
): Promise<InputIssue[]> => {
  const today = todayAtHouse(clock.now());
  const typed = personIssues({ ...person, documentNumber: number }, { today, stay });
  const issues = [...typed, ...(await placeIssues(tx, person))];
  return issues.map(({ path, message }) => ({ path: `${at}.${path}`, message }));
};

const refuse = ([issue, ...others]: InputIssue[]): void => {
  if (issue) throw invalidInput(issue, ...others);
};

/** A person to store; new without an id. */
type Written = { id: number | undefined; person: KeptPerson };

const storeParty = async (
  app: AppContext,
  tx: Database,
  stay: Stay,
  after: readonly Written[],
): Promise<void> => {
  const party = after.map(({ person }) => withNumberKnown(person));
  for (const [position, { id: ownId, person }] of after.entries()) {
    const id = ownId ?? (await insertMember(tx, stay.id));
    const isComplete = missingOf(party, position).length === 0 ? 1 : 0;
    const sealed = sealPerson(app, { id, bookingId: stay.id }, person);
    await updateMember(tx, { id, position, isComplete, sealed });
  }
};

export type PartyInput = { guests: readonly PersonInput[]; seenVersion?: number | undefined };

/** Writes the party of a stay, everybody in order. INVALID_INPUT, CHANGED_MEANWHILE. */
export const writeParty = async (
  app: AppContext,
  tx: Database,
  stay: Stay,
  { guests, seenVersion }: PartyInput,
): Promise<void> => {
  const rows = await listMembers(tx, stay.id);
  const before = readMembers(app, rows).known;
  const memberOf = (id: number | undefined) => before.find(({ row }) => row.id === id);
  const isStale = guests.some(({ id }) => id !== undefined && !memberOf(id));
  if (isStale || (seenVersion !== undefined && seenVersion !== versionOf(rows))) {
    throw new AppError('CHANGED_MEANWHILE');
  }
  const after = guests.map((input) => ({
    id: input.id,
    person: personAfter(memberOf(input.id)?.person, input),
    number: input.documentNumber ?? '',
  }));
  const issues = after.map((written, index) =>
    issuesAt(app, tx, stay, { at: `guests.${index}`, ...written }),
  );
  refuse((await Promise.all(issues)).flat());
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.flatMap(({ row }) => (kept.has(row.id) ? [] : [row.id]));
  await deleteMembers(tx, gone);
  await storeParty(app, tx, stay, after);
};

/** The members of a head follow into another kind of party. */
const followHead = (people: readonly KeptPerson[], index: number, head: KeptPerson) => {
  const [former, next] = [memberKindOf(people[index]?.kind), memberKindOf(head.kind)];
  const after = people.with(index, head);
  if (!former || !next || former === next) return after;
  for (let at = index + 1; after[at]?.kind === former; at += 1) {
    after[at] = { ...(after[at] as KeptPerson), kind: next };
  }
  return after;
};

/** By either id: a person removed meanwhile on another phone is added again with the input of this one. */
const findPlace = (before: readonly Member[], { id, draftId }: OnePersonInput): number => {
  const place = before.findIndex(({ row }) => row.id === id);
  if (place >= 0 || draftId === undefined) return place;
  return before.findIndex(({ person }) => person.draftId === draftId);
};

/** Writes one person of a party; a new one comes last. INVALID_INPUT, CHANGED_MEANWHILE for an unknown id without a draft's. */
export const writePerson = async (
  app: AppContext,
  tx: Database,
  stay: Stay,
  input: OnePersonInput,
): Promise<void> => {
  const before = readMembers(app, await listMembers(tx, stay.id)).known;
  const found = findPlace(before, input);
  if (found < 0 && input.id !== undefined && input.draftId === undefined) {
    throw new AppError('CHANGED_MEANWHILE');
  }
  const index = found < 0 ? before.length : found;
  if (index >= MAX_PARTY) {
    refuse([{ path: 'person', message: text('party.tooMany', { max: MAX_PARTY }) }]);
  }
  const person = personAfter(before[index]?.person, input);
  const number = input.documentNumber ?? '';
  refuse(await issuesAt(app, tx, stay, { at: 'person', person, number }));
  const people = before.map((member) => member.person);
  const after = found < 0 ? [...people, person] : followHead(people, index, person);
  const party = after.map((each, at) => ({ id: before[at]?.row.id, person: each }));
  await storeParty(app, tx, stay, party);
};

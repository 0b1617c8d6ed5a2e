import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { getGuestInformation } from '#server/features/guest-information/guest-information.service.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import {
  deleteMembers,
  deleteOldMembers,
  listMembersOf,
  type MemberRow,
} from './party.repository.ts';
import { type KeptPerson, unsealPerson } from './party-seal.ts';
import { namePlaces } from './places.service.ts';

export const findMembersOf = listMembersOf;

export const eraseMembers = (tx: Database, members: readonly MemberRow[]): Promise<void> =>
  deleteMembers(
    tx,
    members.map(({ id }) => id),
  );

/** Deletes the people of stays that ended as long ago as the owners have set. */
export const forgetOldMembers = async (
  { database }: AppContext,
  now: Date,
  limit: number,
): Promise<number> => {
  const { partyDays } = await getGuestInformation(database);
  return deleteOldMembers(database, addDays(todayAtHouse(now), -partyDays), limit);
};

/** A person for an export, with the names of places in place of codes; null without the key. */
export const readMember = async (
  app: AppContext,
  row: MemberRow,
): Promise<(KeptPerson & { nameOf: (code: string) => string }) | null> => {
  const person = unsealPerson(app, row);
  if (!person) return null;
  const { birthPlace, citizenship, documentKind, documentPlace, residence } = person;
  const codes = [birthPlace, citizenship, documentKind, documentPlace, residence];
  const places = await namePlaces(app.database, codes, 'it');
  const nameOf = (code: string) => places.find((place) => place.code === code)?.name ?? '';
  return { ...person, nameOf };
};

import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { getGuestInformation } from '#server/features/guest-information/guest-information.service.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import {
  deleteMembers,
  deleteOldMembers,
  listMembersOf,
  listStaysWithMembers,
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

/** The people of stays that ended on this day or before are forgotten, as the owners have set. */
export const forgottenUntil = async (db: Database, now: Date): Promise<StayDate> => {
  const { partyDays } = await getGuestInformation(db);
  return addDays(todayAtHouse(now), -partyDays);
};

export const findStaysWithMembers = listStaysWithMembers;
export const forgetOldMembers = deleteOldMembers;

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

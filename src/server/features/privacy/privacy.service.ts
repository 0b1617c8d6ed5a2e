import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { findAccountsCalled } from '#server/features/accounts/personal-data.service.ts';
import { findGuestsCalled } from '#server/features/bookings/personal-data.service.ts';
import { findSendersCalled } from '#server/features/messages/personal-data.service.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { foldText } from '#shared/fold-text.ts';
import { type FoundPerson, type ListedPerson, PEOPLE_MAX } from '#shared/privacy.schema.ts';
import { erasureOf } from './erasure.service.ts';
import { countHeld, findHeldData, type Whose } from './held-data.ts';

/** How much is held about a person; zeros when nothing is. */
export const findPerson = async (
  { database, clock }: AppContext,
  whose: Whose,
): Promise<FoundPerson> => {
  const held = await findHeldData(database, whose);
  return { counts: countHeld(held), erasure: erasureOf(held, todayAtHouse(clock.now())) };
};

type Called = { name: string; email: string | null; phone: string | null; stayId?: number };

/** Without an address, the same name and telephone are the same person. */
const keyOf = ({ email, name, phone }: Called): string =>
  email ?? `${foldText(name)} ${(phone ?? '').replace(/\D/g, '')}`;

const personOf = (records: readonly Called[]): ListedPerson[] => {
  const [first] = records;
  if (!first) return [];
  const { name, email } = first;
  const phone = records.find((record) => record.phone)?.phone ?? null;
  const stayIds = records.flatMap(({ stayId }) => stayId ?? []);
  return [{ name, phone, person: email === null ? { stayIds } : { email } }];
};

/** The people with all words of `search` in name, telephone or address. */
export const findPeople = async (db: Database, search: string): Promise<ListedPerson[]> => {
  const records: Called[] = [
    ...(await findAccountsCalled(db, search)).map((user) => ({ ...user, phone: null })),
    ...(await findGuestsCalled(db, search)),
    ...(await findSendersCalled(db, search)),
  ];
  const people = Object.values(Object.groupBy(records, keyOf)).flatMap((some = []) =>
    personOf(some),
  );
  return people.toSorted((a, b) => a.name.localeCompare(b.name, 'it')).slice(0, PEOPLE_MAX);
};

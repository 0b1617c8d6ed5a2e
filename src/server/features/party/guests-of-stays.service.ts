import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { isPartyComplete } from '#shared/party/party-rules.ts';
import { listMembersOf } from './party.repository.ts';
import { unsealPerson } from './party-seal.ts';

export type GuestOfStay = {
  id: number;
  name: string;
  birthDate: StayDate;
  /** Empty: with the others. */
  arrivalDate: StayDate | '';
};

/** Everybody of these stays who is known by name, in order, and whether those are all. */
export const findGuestsOfStays = async (
  app: AppContext,
  db: Database,
  stays: readonly { id: number; numberOfGuests: number }[],
): Promise<Map<number, { guests: GuestOfStay[]; isComplete: boolean }>> => {
  const rows = await listMembersOf(
    db,
    stays.map(({ id }) => id),
  );
  const rowsOf = Map.groupBy(
    rows.toSorted((a, b) => a.position - b.position),
    ({ bookingId }) => bookingId,
  );
  return new Map(
    stays.map(({ id: stayId, numberOfGuests: expected }) => {
      const members = rowsOf.get(stayId) ?? [];
      const complete = members.filter(({ isComplete }) => isComplete === 1).length;
      const guests = members.flatMap((row) => {
        const person = unsealPerson(app, row);
        if (!person) return [];
        const { name, surname, birthDate, arrivalDate } = person;
        return { id: row.id, name: `${name} ${surname}`.trim(), birthDate, arrivalDate };
      });
      const isComplete =
        guests.length === members.length &&
        isPartyComplete({ people: members.length, complete, expected });
      return [stayId, { guests, isComplete }];
    }),
  );
};

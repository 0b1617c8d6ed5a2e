import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { isPartyComplete } from '#shared/party/party-rules.ts';
import { countParties, readParties } from './party.service.ts';

export type GuestOfStay = {
  id: number;
  name: string;
  birthDate: StayDate;
  /** Empty: with the others. */
  arrivalDate: StayDate | '';
};

/** The named guests of these stays, in order, and whether those are all. */
export const findGuestsOfStays = async (
  app: AppContext,
  db: Database,
  stays: readonly { id: number; numberOfGuests: number }[],
): Promise<Map<number, { guests: GuestOfStay[]; isComplete: boolean }>> => {
  const ids = stays.map(({ id }) => id);
  const parties = await readParties(app, db, ids);
  const counts = await countParties(db, ids);
  return new Map(
    stays.map(({ id: stayId, numberOfGuests: expected }) => {
      const { people: known, unreadable } = parties.get(stayId) ?? { people: [], unreadable: 0 };
      const { people, complete } = counts.get(stayId) ?? { people: 0, complete: 0 };
      const guests = known.map(({ id, person: { name, surname, birthDate, arrivalDate } }) => ({
        id,
        name: `${name} ${surname}`.trim(),
        birthDate,
        arrivalDate,
      }));
      const isComplete = unreadable === 0 && isPartyComplete({ people, complete, expected });
      return [stayId, { guests, isComplete }];
    }),
  );
};

import type { AppContext } from '#server/app-context.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { FoundPerson } from '#shared/privacy.schema.ts';
import { erasureOf } from './erasure.service.ts';
import { countHeld, findHeldData } from './held-data.ts';

/** How much is held about a person; zeros when nothing is. `email` in lower case. */
export const findPerson = async (
  { database, clock }: AppContext,
  email: string,
): Promise<FoundPerson> => {
  const held = await findHeldData(database, { address: email });
  return {
    email,
    counts: countHeld(held),
    erasure: erasureOf(held, todayAtHouse(clock.now())),
  };
};

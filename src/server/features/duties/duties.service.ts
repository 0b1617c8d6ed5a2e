import type { AppContext } from '#server/app-context.ts';
import { findMailableStays } from '#server/features/bookings/bookings.service.ts';
import { withoutSample } from '#server/features/bookings/sample-bookings.service.ts';
import { countParties } from '#server/features/party/party.service.ts';
import { isPoliceOn, policeDutiesOf } from '#server/features/police/police-duties.service.ts';
import { statisticsDutiesOf } from '#server/features/statistics/statistics-duties.service.ts';
import { areStatisticsOn } from '#server/features/statistics-settings/statistics-settings.service.ts';
import { isTaxOn, taxDutiesOf } from '#server/features/tourist-tax/tax-duties.service.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Duties, DutiesInput } from '#shared/duties.schema.ts';

/** The board shows two weeks before and after today. */
const REACH_DAYS = 14;

/** The duties of each confirmed stay of these days, but the sample's. */
export const getDuties = async (app: AppContext, range: DutiesInput): Promise<Duties> => {
  const { database, clock } = app;
  const today = todayAtHouse(clock.now());
  const { from = addDays(today, -REACH_DAYS), to = addDays(today, REACH_DAYS) } = range;
  const confirmed = await findMailableStays(database, from);
  const real = await withoutSample(
    database,
    confirmed.map(({ stay }) => stay),
  );
  const stays = real
    .filter(({ startDate, endDate }) => startDate <= to && endDate >= from)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const ids = stays.map(({ id }) => id);
  const [parties, police, statistics, tax, ...on] = await Promise.all([
    countParties(database, ids),
    policeDutiesOf(app, stays),
    statisticsDutiesOf(app, stays),
    taxDutiesOf(app, stays),
    isPoliceOn(database),
    areStatisticsOn(database),
    isTaxOn(database),
  ]);
  return {
    on: { police: on[0], statistics: on[1], tax: on[2] },
    stays: stays.map(({ id, startDate, endDate, guestName, numberOfGuests }) => {
      const { people = 0, complete = 0 } = parties.get(id) ?? {};
      return {
        ...{ id, startDate, endDate, guestName: guestName ?? '', complete },
        expected: Math.max(people, numberOfGuests),
        police: police.get(id) ?? null,
        statistics: statistics.get(id) ?? null,
        tax: tax.get(id) ?? null,
      };
    }),
  };
};

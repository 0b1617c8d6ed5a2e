import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { findArrivalTimes } from '#server/features/bookings/bookings.service.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { PoliceDuty } from '#shared/duties.schema.ts';
import { loadStays } from './load-stays.ts';
import { findSettings } from './police.repository.ts';
import { type ReportedStay, summaryOf } from './police-records.ts';
import { receiptsOf } from './receipts.service.ts';

/** Each stay's cells on the board of duties; none while it is off. As many queries for many stays as for one. */
export const policeDutiesOf = async (
  app: AppContext,
  stays: readonly Omit<ReportedStay, 'arrivalTime'>[],
): Promise<Map<number, PoliceDuty>> => {
  const settings = await findSettings(app.database);
  if (settings.isOn === 0) return new Map();
  const times = await findArrivalTimes(
    app.database,
    stays.map(({ id }) => id),
  );
  const asked = stays.map((stay) => ({ ...stay, arrivalTime: times.get(stay.id) ?? '' }));
  const loaded = await loadStays(app, app.database, { stays: asked, settings });
  const today = todayAtHouse(app.clock.now());
  const sent = new Map(
    [...loaded].map(([id, { records, departed }]) => [
      id,
      [...records.flatMap(({ row }) => row ?? []), ...departed],
    ]),
  );
  const receipts = await receiptsOf(app.database, sent, today);
  const duties = new Map<number, PoliceDuty>();
  for (const stay of asked) {
    const found = loaded.get(stay.id);
    const receipt = receipts.get(stay.id);
    if (!found || !receipt) continue;
    const { records, departed, seen, dueAt } = found;
    duties.set(stay.id, {
      seen: records.filter(({ id }) => seen.has(id)).length,
      people: records.length > 0 ? records.length : departed.length,
      police: summaryOf(found, stay, today),
      dueAt,
      receipt: receipt.state,
      receiptDay: receipt.day,
    });
  }
  return duties;
};

export const isPoliceOn = async (db: Database): Promise<boolean> =>
  (await findSettings(db)).isOn === 1;

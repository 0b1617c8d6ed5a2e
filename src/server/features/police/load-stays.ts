import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { readParties } from '#server/features/party/party.service.ts';
import { getProperty } from '#server/features/property/property.service.ts';
import {
  findSettings,
  listSeen,
  listTransmissions,
  type SeenRow,
  type SettingsRow,
} from './police.repository.ts';
import { dueAtOf, type ReportedStay, recordsOf, type StayRecords } from './police-records.ts';
import { personCode } from './police-seals.ts';

export type LoadedStay = StayRecords & {
  seen: ReadonlyMap<number, SeenRow>;
  unreadable: number;
  /** Until when the law wants the next guest; null once everybody is reported. */
  dueAt: string | null;
};

/** POLICE_OFF. */
export const getSettingsOn = async (db: Database): Promise<SettingsRow> => {
  const settings = await findSettings(db);
  if (settings.isOn === 0) throw new AppError('POLICE_OFF');
  return settings;
};

/** What these stays have to report, and what was sent. The number of queries does not grow with the stays. */
export const loadStays = async (
  app: AppContext,
  db: Database,
  { stays, settings }: { stays: readonly ReportedStay[]; settings: SettingsRow },
): Promise<ReadonlyMap<number, LoadedStay>> => {
  const bookingIds = stays.map(({ id }) => id);
  const parties = await readParties(app, db, bookingIds);
  const everybody = [...parties.values()].flatMap(({ people }) => people);
  const people = [...new Set(everybody.map(({ person }) => personCode(app, person)))];
  const rows = await listTransmissions(db, { bookingIds, people });
  const seenRows = await listSeen(
    db,
    everybody.map(({ id }) => id),
  );
  const seen = new Map(seenRows.map((row) => [row.memberId, row]));
  const { checkInFrom } = await getProperty(db);
  const loaded = new Map<number, LoadedStay>();
  for (const stay of stays) {
    const { people: members, unreadable } = parties.get(stay.id) ?? { people: [], unreadable: 0 };
    const situation = { app, db, settings, stay, rows, checkInFrom };
    const records = await recordsOf(situation, members);
    const codes = new Set(records.map(({ code }) => code));
    const ids = new Set(members.map(({ id }) => id));
    const departed = rows.filter(
      ({ bookingId, memberId, person, state }) =>
        bookingId === stay.id && state !== 'refused' && !ids.has(memberId) && !codes.has(person),
    );
    const dueAt = dueAtOf(situation, { records, departed });
    loaded.set(stay.id, { records, departed, seen, unreadable, dueAt });
  }
  return loaded;
};

export const loadStay = async (
  app: AppContext,
  db: Database,
  { stay, settings }: { stay: ReportedStay; settings: SettingsRow },
): Promise<LoadedStay> => {
  const loaded = (await loadStays(app, db, { stays: [stay], settings })).get(stay.id);
  if (!loaded) throw new Error('A stay that was asked for is loaded');
  return loaded;
};

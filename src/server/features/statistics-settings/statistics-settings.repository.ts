import type { Database } from '#server/database/database.types.ts';
import type { StatisticsSettings } from '#shared/statistics/statistics-settings.schema.ts';

export const findStatisticsSettings = async (db: Database): Promise<StatisticsSettings> => {
  const { id: _id, ...row } = await db
    .selectFrom('statisticsSettings')
    .selectAll()
    .executeTakeFirstOrThrow();
  return { ...row, isOn: row.isOn === 1, declaresEmptyMonths: row.declaresEmptyMonths === 1 };
};

export const updateSettingsRow = async (
  tx: Database,
  { isOn, declaresEmptyMonths, ...settings }: Omit<StatisticsSettings, 'version'>,
): Promise<void> => {
  const flags = {
    isOn: isOn ? 1 : 0,
    declaresEmptyMonths: declaresEmptyMonths ? 1 : 0,
  } as const;
  await tx
    .updateTable('statisticsSettings')
    .set({ ...settings, ...flags })
    .execute();
};

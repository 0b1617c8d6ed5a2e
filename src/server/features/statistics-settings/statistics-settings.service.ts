import type { AppContext } from '#server/app-context.ts';
import { invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { regionOf } from '#shared/statistics/statistics-regions.ts';
import type {
  StatisticsSettings,
  UpdateStatisticsSettingsInput,
} from '#shared/statistics/statistics-settings.schema.ts';
import { findStatisticsSettings, updateSettingsRow } from './statistics-settings.repository.ts';

export const getStatisticsSettings = findStatisticsSettings;

/** Whether the house reports to the region, and asks guests for the data that only the region needs. */
export const areStatisticsOn = async (db: Database): Promise<boolean> =>
  (await findStatisticsSettings(db)).isOn;

/** The table has one row. */
const ROW_ID = 1;

/** Another region has another deadline. */
const deadlineOf = (
  { region }: Pick<UpdateStatisticsSettingsInput, 'region'>,
  before: Pick<StatisticsSettings, 'region'>,
) => {
  const chosen = region && region !== before.region ? regionOf(region) : null;
  return chosen && { deadline: chosen.deadline, deadlineDay: chosen.deadlineDay };
};

/** Changes the given fields only; a new region brings its deadline. INVALID_INPUT when it is on without a region; CHANGED_MEANWHILE. */
export const updateStatisticsSettings = (
  app: AppContext,
  { seenVersion, ...changes }: UpdateStatisticsSettingsInput,
): Promise<StatisticsSettings> =>
  inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'statisticsSettings', { id: ROW_ID, seenVersion });
    const { version: _version, ...before } = await findStatisticsSettings(tx);
    const after = { ...before, ...deadlineOf(changes, before), ...definedOf(changes) };
    if (after.isOn && after.region === '') {
      throw invalidInput({ path: 'region', message: 'Scegli la regione.' });
    }
    await updateSettingsRow(tx, after);
    return findStatisticsSettings(tx);
  });

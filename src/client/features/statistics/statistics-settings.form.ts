import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type StatisticsSettings,
  updateStatisticsSettingsInput,
} from '#shared/statistics/statistics-settings.schema.ts';

export const statisticsSettingsNames = {
  isOn: 'Prepara le statistiche per la regione',
  region: 'Regione',
  deadline: 'Entro quando le comunichi',
  deadlineDay: 'Giorno del mese dopo',
  structureCode: 'Codice della struttura',
  product: 'Nome del programma',
  rooms: 'Camere',
  beds: 'Letti',
  declaresEmptyMonths: 'Comunico anche i mesi senza ospiti',
} as const satisfies FieldNames<StatisticsSettings>;

export const statisticsSettingsResolver = schemaResolver<StatisticsSettings>(async () => ({
  schema: updateStatisticsSettingsInput,
  alsoWrong: ({ isOn, region }) =>
    isOn && region === '' ? { path: 'region', message: 'Scegli la regione.' } : null,
}));

export const useSaveStatisticsSettings = () =>
  trpc.statisticsSettings.update.useMutation({ meta: { success: 'Salvato' } });

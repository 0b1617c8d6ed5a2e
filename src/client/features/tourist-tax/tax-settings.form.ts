import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type TaxSettings,
  updateTaxSettingsInput,
} from '#shared/tourist-tax/tourist-tax.schema.ts';

export const taxSettingsNames = {
  kind: 'Che cosa chiede il tuo comune',
  rules: 'Quanto pagano gli ospiti',
  fee: 'Contributo di sbarco',
  countedBy: 'Le notti contano',
  rhythm: 'Al comune dichiari',
  dueDays: 'Entro quanti giorni dalla fine del periodo',
} as const satisfies FieldNames<TaxSettings, 'otherListCents'>;

export const taxSettingsResolver = schemaResolver<TaxSettings>(async () => ({
  schema: updateTaxSettingsInput,
}));

export const useSaveTaxSettings = () =>
  trpc.touristTax.updateSettings.useMutation({ meta: { success: 'Salvato' } });

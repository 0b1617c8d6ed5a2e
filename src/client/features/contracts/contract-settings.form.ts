import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type ContractSettings,
  updateContractSettingsInput,
} from '#shared/contracts/contracts.schema.ts';

export const contractNames = {
  isOn: 'Chiedi agli ospiti di accettare un contratto',
  texts: 'Testo del contratto',
} as const satisfies FieldNames<ContractSettings>;

export const contractResolver = schemaResolver<ContractSettings>(async () => ({
  schema: updateContractSettingsInput,
}));

export const useSaveContract = () =>
  trpc.contracts.updateSettings.useMutation({ meta: { success: 'Salvato' } });

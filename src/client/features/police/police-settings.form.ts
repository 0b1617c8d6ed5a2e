import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type PoliceCredentials,
  type PoliceSettings,
  updatePoliceSettingsInput,
} from '#shared/police/police.schema.ts';

/** The credentials are written here and never answered: empty ones stay as they are. */
export type PoliceSettingsValues = PoliceSettings & PoliceCredentials;

export const policeSettingsNames = {
  isOn: 'Comunica gli ospiti alla Questura da qui',
  accountKind: 'Il tuo account su Alloggiati Web',
  apartment: 'Numero dell’appartamento',
  way: 'Come li comunichi',
  userName: 'Nome utente',
  password: 'Password',
  wsKey: 'Chiave WsKey',
} as const satisfies FieldNames<PoliceSettingsValues, 'credentials'>;

export const withCredentials = (settings: PoliceSettings): PoliceSettingsValues => ({
  ...settings,
  ...{ userName: '', password: '', wsKey: '' },
});

export const policeSettingsResolver = schemaResolver<PoliceSettingsValues>(async () => ({
  schema: updatePoliceSettingsInput,
}));

export const useSavePoliceSettings = () =>
  trpc.police.updateSettings.useMutation({ meta: { success: 'Salvato' } });

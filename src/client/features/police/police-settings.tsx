import { useFormContext, useWatch } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { PoliceSettings as Settings } from '#shared/police/police.schema.ts';
import {
  policeSettingsNames as names,
  type PoliceSettingsValues,
  policeSettingsResolver,
  useSavePoliceSettings,
  withCredentials,
} from './police-settings.form.ts';

const TITLE = 'Questura';

const CredentialFields = ({ credentials }: Pick<Settings, 'credentials'>) => {
  const { register, formState } = useFormContext<PoliceSettingsValues>();
  const { errors } = formState;
  const isSet = credentials === 'set';
  const hint = isSet ? 'C’è già. Scrivila di nuovo solo se cambia.' : undefined;
  return (
    <>
      {credentials === 'unreadable' && (
        <Notice tone="warning" title="Scrivi di nuovo le credenziali">
          Questo server non ha la chiave con cui erano cifrate, come dopo un ripristino altrove.
        </Notice>
      )}
      <p className="text-ink-soft">
        Il sito cifra queste credenziali e non le mostra più a nessuno. La chiave WsKey la crei nel
        portale, in «Chiave Web Service»: ne serve una nuova dopo ogni cambio di password.
      </p>
      <TextField
        label={names.userName}
        hint={isSet ? 'C’è già. Scrivilo di nuovo solo se cambia.' : undefined}
        required={isSet ? undefined : true}
        autoComplete="off"
        spellCheck={false}
        error={errors.userName?.message}
        {...register('userName')}
      />
      <PasswordField
        label={names.password}
        hint={hint}
        required={isSet ? undefined : true}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={names.wsKey}
        hint={hint}
        required={isSet ? undefined : true}
        autoComplete="off"
        error={errors.wsKey?.message}
        {...register('wsKey')}
      />
    </>
  );
};

const AccountFields = ({ credentials }: Pick<Settings, 'credentials'>) => {
  const { register, formState } = useFormContext<PoliceSettingsValues>();
  const [accountKind, way] = useWatch<PoliceSettingsValues, ['accountKind', 'way']>({
    name: ['accountKind', 'way'],
  });
  return (
    <>
      <SelectField
        label={names.accountKind}
        hint="Lo vedi nel portale dopo l’accesso."
        options={[
          { value: 'structure', label: 'Struttura ricettiva' },
          { value: 'apartments', label: 'Gestione appartamenti' },
        ]}
        {...register('accountKind')}
      />
      {accountKind === 'apartments' && (
        <TextField
          label={names.apartment}
          hint="È nell’elenco degli appartamenti del portale."
          required
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.apartment?.message}
          {...register('apartment')}
        />
      )}
      <SelectField
        label={names.way}
        hint={
          way === 'hand'
            ? 'Scarichi il file, lo carichi nel portale e lo segni qui. Il sito cancella le credenziali che ha.'
            : 'Il sito invia quando premi tu, e conserva la ricevuta per cinque anni.'
        }
        options={[
          { value: 'hand', label: 'Carico io il file nel portale' },
          { value: 'service', label: 'Invia il sito, con il Web Service' },
        ]}
        {...register('way')}
      />
      {way === 'service' && <CredentialFields credentials={credentials} />}
    </>
  );
};

const Fields = ({ credentials }: Pick<Settings, 'credentials'>) => {
  const { register, formState } = useFormContext<PoliceSettingsValues>();
  const isOn = useWatch<PoliceSettingsValues, 'isOn'>({ name: 'isOn' });
  return (
    <FormSection title={TITLE}>
      <CheckboxField
        label={names.isOn}
        hint="La legge chiede di comunicare gli ospiti entro 24 ore dall’arrivo, 6 se restano una notte sola. Quando lo accendi, ogni soggiorno ha anche la sua pagina, e lì gli ospiti scrivono chi viene."
        error={formState.errors.isOn?.message}
        {...register('isOn')}
      />
      {isOn && <AccountFields credentials={credentials} />}
      {isOn && (
        <p className="text-sm text-ink-soft">
          Il file segue il tracciato pubblicato da Alloggiati Web. Di quello che invii rispondi tu.
        </p>
      )}
    </FormSection>
  );
};

/** How the site reports guests to the police, for administrators. */
export const PoliceSettings = () => {
  const settings = trpc.police.settings.useQuery(undefined, {
    ...liveQuery,
    select: withCredentials,
  });
  const save = useSavePoliceSettings();
  return (
    <LoadedSettings
      label={TITLE}
      query={settings}
      failure="Errore nel caricamento delle impostazioni per la Questura"
      height="h-40"
      names={names}
      resolver={policeSettingsResolver}
      save={{
        ...save,
        mutateAsync: async (changes) => withCredentials(await save.mutateAsync(changes)),
      }}
      loss="Le impostazioni per la Questura non sono salvate e andranno perse."
    >
      {(saved) => <Fields credentials={saved.credentials} />}
    </LoadedSettings>
  );
};

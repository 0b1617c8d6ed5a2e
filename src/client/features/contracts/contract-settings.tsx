import { get, useFormContext } from 'react-hook-form';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { contractFields } from '#shared/contracts/contract-fields.ts';
import {
  CONTRACT_MAX,
  type ContractSettings as Settings,
} from '#shared/contracts/contracts.schema.ts';
import { foreignLocales, italianLanguageNames, type Locale } from '#shared/languages/locales.ts';
import {
  contractResolver,
  contractNames as names,
  useSaveContract,
} from './contract-settings.form.ts';

const TextIn = ({ locale, hint }: { locale: Locale; hint?: string }) => {
  const { register, formState } = useFormContext<Settings>();
  const error: { message?: string } | undefined = get(formState.errors, `texts.${locale}`);
  return (
    <TextArea
      label={`In ${italianLanguageNames[locale].toLowerCase()}`}
      lang={locale}
      hint={hint}
      required={locale === 'it'}
      rows={14}
      maxLength={CONTRACT_MAX}
      error={error?.message}
      {...register(`texts.${locale}`)}
    />
  );
};

const Fields = ({ saved }: { saved: Settings }) => {
  const { register, formState } = useFormContext<Settings>();
  const errors = formState.errors.texts;
  return (
    <FormSection title="Contratto">
      <CheckboxField
        label={names.isOn}
        hint="L’ospite lo legge sulla pagina del soggiorno, mette un segno e preme. Il sito conserva il testo, il nome e il momento, e manda il PDF a tutti e due. È un’accettazione: che valore ha, chiedilo a chi ti consiglia."
        error={formState.errors.isOn?.message}
        {...register('isOn')}
      />
      <Folded
        title="Il testo"
        open={errors !== undefined || (!saved.isOn && formState.dirtyFields.isOn)}
      >
        <div className="grid gap-5">
          <p className="text-sm text-ink-soft">
            Completalo al posto dei puntini «…», per esempio con i dati catastali. Una riga che
            comincia con # è un titolo. Il sito scrive da solo {contractFields.listed}.
          </p>
          <TextIn locale="it" hint="È quello che vale." />
          {foreignLocales.map((locale) => (
            <TextIn
              key={locale}
              locale={locale}
              hint="Aiuta l’ospite a leggerlo. Se lo lasci vuoto, legge l’italiano."
            />
          ))}
        </div>
      </Folded>
    </FormSection>
  );
};

/** The text that guests accept, for administrators. */
export const ContractSettings = () => {
  const isAdmin = useSession().user?.role === 'ADMIN';
  const settings = trpc.contracts.settings.useQuery(undefined, { ...liveQuery, enabled: isAdmin });
  const save = useSaveContract();
  if (!isAdmin) return null;
  return (
    <LoadedSettings
      label="Contratto"
      query={settings}
      failure="Errore nel caricamento del contratto"
      height="h-40"
      names={names}
      resolver={contractResolver}
      save={save}
      loss="Il testo del contratto non è salvato e andrà perso."
    >
      {(saved) => <Fields saved={saved} />}
    </LoadedSettings>
  );
};

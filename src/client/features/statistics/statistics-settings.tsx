import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import {
  regionIds,
  regionOf,
  type StatisticsRegion,
  statisticsRegions,
} from '#shared/statistics/statistics-regions.ts';
import type { StatisticsSettings as Settings } from '#shared/statistics/statistics-settings.schema.ts';
import {
  statisticsSettingsNames as names,
  statisticsSettingsResolver,
  useSaveStatisticsSettings,
} from './statistics-settings.form.ts';

const TITLE = 'Statistiche';

const wayOf = (id: StatisticsRegion | ''): string | undefined => {
  const region = regionOf(id);
  if (!region) return undefined;
  const portal = region.portal ? ` (${region.portal})` : '';
  return region.way === 'ross1000'
    ? 'Scarichi un file e lo carichi in Ross1000.'
    : `Leggi qui le somme e le scrivi nel modulo della regione${portal}.`;
};

const NumberField = ({ name, max }: { name: 'deadlineDay' | 'rooms' | 'beds'; max: number }) => {
  const { control, formState } = useFormContext<Settings>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <StepperField
          {...field}
          label={names[name]}
          required
          min={1}
          max={max}
          error={formState.errors[name]?.message}
        />
      )}
    />
  );
};

const RegionField = () => {
  const { register, setValue, formState } = useFormContext<Settings>();
  const region = useWatch<Settings, 'region'>({ name: 'region' });
  /** Each region has its own deadline. */
  const follow = (id: StatisticsRegion | '') => {
    const chosen = regionOf(id);
    if (!chosen) return;
    setValue('deadline', chosen.deadline, { shouldDirty: true });
    setValue('deadlineDay', chosen.deadlineDay, { shouldDirty: true });
  };
  return (
    <SelectField
      label={names.region}
      hint={wayOf(region)}
      options={[
        { value: '', label: '' },
        ...regionIds.map((id) => ({ value: id, label: statisticsRegions[id].name })),
      ]}
      error={formState.errors.region?.message}
      {...register('region', {
        onChange: ({ target }) => follow(target.value as StatisticsRegion | ''),
      })}
    />
  );
};

const DeadlineFields = () => {
  const { register, formState } = useFormContext<Settings>();
  const [region, deadline] = useWatch<Settings, ['region', 'deadline']>({
    name: ['region', 'deadline'],
  });
  const chosen = regionOf(region);
  return (
    <>
      {chosen && !chosen.isCertain && (
        <Notice tone="info" title="Controlla sul sito della regione">
          Il modo e la scadenza di {chosen.name} cambiano spesso, e non li sappiamo con certezza.
        </Notice>
      )}
      <SelectField
        label={names.deadline}
        options={[
          { value: 'day', label: 'Entro 24 ore' },
          { value: 'month', label: 'Una volta al mese' },
        ]}
        error={formState.errors.deadline?.message}
        {...register('deadline')}
      />
      {deadline === 'month' && <NumberField name="deadlineDay" max={28} />}
      <CheckboxField
        label={names.declaresEmptyMonths}
        hint="In Sardegna sì: in Ross1000 si chiama «Rimanenti mov. zero»."
        error={formState.errors.declaresEmptyMonths?.message}
        {...register('declaresEmptyMonths')}
      />
    </>
  );
};

const HouseFields = () => {
  const { register, formState } = useFormContext<Settings>();
  const { errors } = formState;
  const region = useWatch<Settings, 'region'>({ name: 'region' });
  if (regionOf(region)?.way !== 'ross1000') return null;
  return (
    <>
      <TextField
        label={names.structureCode}
        hint="Lo trovi in Ross1000. Senza, il sito non può fare il file."
        autoComplete="off"
        spellCheck={false}
        error={errors.structureCode?.message}
        {...register('structureCode')}
      />
      <TextField
        label={names.product}
        hint="Serve solo se la regione ti ha chiesto come si chiama il tuo programma."
        required={false}
        autoComplete="off"
        error={errors.product?.message}
        {...register('product')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField name="rooms" max={99} />
        <NumberField name="beds" max={99} />
      </div>
    </>
  );
};

const Fields = () => {
  const { register, formState } = useFormContext<Settings>();
  const isOn = useWatch<Settings, 'isOn'>({ name: 'isOn' });
  return (
    <FormSection title={TITLE}>
      <CheckboxField
        label={names.isOn}
        hint="Quanti ospiti arrivano, e da dove. Quando le accendi, il sito chiede a chi viene anche dove abita, perché viaggia e come arriva."
        error={formState.errors.isOn?.message}
        {...register('isOn')}
      />
      {isOn && (
        <>
          <RegionField />
          <DeadlineFields />
          <HouseFields />
          <p className="text-sm text-ink-soft">
            Il file segue lo schema pubblicato da Ross1000. Di quello che comunichi rispondi tu.
          </p>
        </>
      )}
    </FormSection>
  );
};

/** How the house reports its guests to the region, for administrators. */
export const StatisticsSettings = () => {
  const isAdmin = useSession().user?.role === 'ADMIN';
  const settings = trpc.statisticsSettings.get.useQuery(undefined, liveQuery);
  const save = useSaveStatisticsSettings();
  if (!isAdmin) {
    return (
      <FormSection title={TITLE}>
        <p>Le statistiche le regola un amministratore. Tu puoi comunicarle.</p>
      </FormSection>
    );
  }
  return (
    <LoadedSettings
      label={TITLE}
      query={settings}
      failure="Errore nel caricamento delle impostazioni per le statistiche"
      height="h-40"
      names={names}
      resolver={statisticsSettingsResolver}
      save={save}
      loss="Le impostazioni per le statistiche non sono salvate e andranno perse."
    >
      {() => <Fields />}
    </LoadedSettings>
  );
};

import { type ReactNode, useRef } from 'react';
import { Controller, get, useController, useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { FieldError } from '#client/ui/field.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { CentsField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import type { TaxSettings as Settings } from '#shared/tourist-tax/tourist-tax.schema.ts';
import { SeasonFields } from './amount-fields.tsx';
import { OtherList } from './other-list.tsx';
import { RulesFields } from './rule-fields.tsx';
import {
  taxSettingsNames as names,
  taxSettingsResolver,
  useSaveTaxSettings,
} from './tax-settings.form.ts';

const kinds: readonly { value: Settings['kind']; label: string; hint: string }[] = [
  {
    value: 'off',
    label: 'Niente da seguire qui',
    hint: 'Restano il prezzo e le note del listino.',
  },
  {
    value: 'tax',
    label: 'Imposta di soggiorno',
    hint: 'Il sito la calcola per ogni soggiorno e prepara le somme da dichiarare.',
  },
  {
    value: 'fee',
    label: 'Contributo di sbarco',
    hint: 'Lo incassa chi fa la traversata. Il sito lo dice ai visitatori e ai tuoi ospiti.',
  },
];

const KindField = () => {
  const { register } = useFormContext<Settings>();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{names.kind}</legend>
      <div className="grid gap-2">
        {kinds.map(({ value, label, hint }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded-field border border-field px-3.5 py-2.5 hover:border-ink has-checked:border-sea-600 has-checked:bg-sea-50"
          >
            <input
              type="radio"
              value={value}
              className="mt-0.5 size-5 shrink-0 accent-sea-600"
              {...register('kind')}
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-ink-soft">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** A field that is a whole object: its first wrong input takes the focus. */
const WholeObject = <Name extends 'rules' | 'fee'>({
  name,
  children,
}: {
  name: Name;
  children: (parts: {
    value: Settings[Name];
    errorAt: (path: string) => string | undefined;
    onChange: (value: Settings[Name]) => void;
  }) => ReactNode;
}) => {
  const box = useRef<HTMLFieldSetElement>(null);
  const { control, formState } = useFormContext<Settings>();
  const { field } = useController({ control, name });
  field.ref({
    focus: () => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
  });
  return (
    <fieldset ref={box} aria-label={names[name]} className="min-w-0">
      {children({
        value: field.value as Settings[Name],
        errorAt: (path) => {
          // A new row is red only once the form was sent.
          const error: { message?: string } | undefined = get(formState.errors, `${name}.${path}`);
          return formState.isSubmitted ? error?.message : undefined;
        },
        onChange: field.onChange,
      })}
      <FieldError id={`${name}-error`} error={formState.errors[name]?.message} />
    </fieldset>
  );
};

const ReturnFields = () => {
  const { register, control, formState } = useFormContext<Settings>();
  return (
    <Folded title="La dichiarazione al comune" open={formState.errors.dueDays !== undefined}>
      <div className="grid gap-5">
        <SelectField
          label={names.rhythm}
          options={[
            { value: 'month', label: 'ogni mese' },
            { value: 'quarter', label: 'ogni trimestre' },
            { value: 'year', label: 'ogni anno' },
          ]}
          {...register('rhythm')}
        />
        <SelectField
          label={names.countedBy}
          hint="Conta quando un soggiorno passa da un periodo all’altro: lo dice il regolamento del comune."
          options={[
            { value: 'departure', label: 'tutte nel periodo della partenza' },
            { value: 'night', label: 'notte per notte' },
          ]}
          {...register('countedBy')}
        />
        <Controller
          control={control}
          name="dueDays"
          render={({ field }) => (
            <StepperField
              {...field}
              label={names.dueDays}
              hint="Quella allo Stato scade sempre il 30 giugno dell’anno dopo."
              required
              min={1}
              max={180}
              error={formState.errors.dueDays?.message}
            />
          )}
        />
      </div>
    </Folded>
  );
};

const TaxFields = () => (
  <>
    <WholeObject name="rules">
      {({ value, errorAt, onChange }) => (
        <RulesFields rules={value} errorAt={errorAt} onChange={onChange} />
      )}
    </WholeObject>
    <ReturnFields />
  </>
);

const FEE = 'Per persona (€)';

const FeeFields = () => (
  <WholeObject name="fee">
    {({ value: fee, errorAt, onChange }) => (
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <CentsField
            label={FEE}
            required
            value={fee.cents}
            empty={Number.NaN}
            error={errorAt('cents')}
            onChange={(cents) => onChange({ ...fee, cents })}
          />
          <StepperField
            label="Non paga chi ha meno di … anni"
            required
            min={0}
            max={99}
            value={fee.freeUnderAge}
            error={errorAt('freeUnderAge')}
            onChange={(freeUnderAge) => onChange({ ...fee, freeUnderAge })}
          />
        </div>
        <SeasonFields
          label={FEE}
          seasons={fee.seasons.map(({ months, cents }) => ({
            months,
            amount: { kind: 'fixed', cents },
          }))}
          errorAt={(path) => errorAt(`seasons.${path.replace('amount.', '')}`)}
          onChange={(seasons) =>
            onChange({
              ...fee,
              seasons: seasons.flatMap(({ months, amount }) =>
                amount.kind === 'fixed' ? [{ months, cents: amount.cents }] : [],
              ),
            })
          }
        />
        {errorAt('seasons') && (
          <p className="text-sm font-medium text-red-700">{errorAt('seasons')}</p>
        )}
      </div>
    )}
  </WholeObject>
);

const Fields = ({ saved }: { saved: Settings }) => {
  const kind = useWatch<Settings, 'kind'>({ name: 'kind' });
  return (
    <FormSection title="Imposta di soggiorno">
      <KindField />
      {kind === 'tax' && <TaxFields />}
      {kind === 'fee' && <FeeFields />}
      {kind === saved.kind && <OtherList settings={saved} />}
    </FormSection>
  );
};

/** The rules of the tourist tax, for administrators. */
export const TaxSettings = () => {
  const settings = trpc.touristTax.settings.useQuery(undefined, liveQuery);
  const save = useSaveTaxSettings();
  const isAdmin = useSession().user?.role === 'ADMIN';
  if (!isAdmin) {
    return (
      <FormSection title="Imposta di soggiorno">
        <p>Le regole le scrive un amministratore: da lui dipende che cosa il sito calcola.</p>
      </FormSection>
    );
  }
  return (
    <LoadedSettings
      label="Imposta di soggiorno"
      query={settings}
      failure="Errore nel caricamento delle regole dell’imposta di soggiorno"
      height="h-64"
      names={names}
      resolver={taxSettingsResolver}
      save={save}
      loss="Le regole dell’imposta di soggiorno non sono salvate e andranno perse."
    >
      {(saved) => <Fields saved={saved} />}
    </LoadedSettings>
  );
};

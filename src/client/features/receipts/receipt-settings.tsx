import { Controller, useFormContext } from 'react-hook-form';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import {
  FOOTNOTE_MAX,
  type ReceiptSettings as Settings,
} from '#shared/receipts/receipts.schema.ts';
import { ReceiptList } from './receipt-list.tsx';
import {
  receiptNames as names,
  receiptResolver,
  useSaveReceiptSettings,
} from './receipt-settings.form.ts';

const rangeInWords = ({ from, until }: Settings['missing'][number]): string =>
  from === until ? String(from) : `${from}–${until}`;

const NumberField = ({ saved }: { saved: Settings }) => {
  const { control } = useFormContext<Settings>();
  const { year, nextNumber, lowestNext, missing } = saved;
  return (
    <>
      {nextNumber === null && (
        <Notice tone="warning" title={`Qual è la prossima ricevuta del ${year}?`}>
          Dopo il ripristino il sito non sa quali hai già dato. Guarda l’ultima che hai, e scrivi il
          numero dopo.
        </Notice>
      )}
      <Controller
        control={control}
        name="nextNumber"
        render={({ field, fieldState }) => (
          <StepperField
            {...field}
            value={field.value ?? Number.NaN}
            label={`${names.nextNumber} del ${year}`}
            hint="I numeri vanno da 1 senza salti, ogni anno da capo, e nessuno si dà due volte. Cambialo solo se hai già dato ricevute altrove."
            required
            min={lowestNext}
            max={99_999}
            error={fieldState.error?.message}
          />
        )}
      />
      {missing.length > 0 && (
        <p className="text-sm text-ink-soft">
          Qui non ci sono: {missing.map(rangeInWords).join(', ')}. Le hai date altrove, o prima di
          un ripristino.
        </p>
      )}
    </>
  );
};

const Fields = ({ saved }: { saved: Settings }) => {
  const { register, formState } = useFormContext<Settings>();
  return (
    <FormSection title="Ricevute">
      <CheckboxField
        label={names.stamps}
        hint="Se e quando serve, chiedilo al commercialista. La marca si attacca sull’originale."
        {...register('stamps')}
      />
      <TextArea
        label={names.footnote}
        hint="Per esempio la frase che ti dà il commercialista. In italiano."
        required={false}
        rows={2}
        maxLength={FOOTNOTE_MAX}
        error={formState.errors.footnote?.message}
        {...register('footnote')}
      />
      <NumberField saved={saved} />
      <ReceiptList thisYear={saved.year} />
    </FormSection>
  );
};

/** How receipts are written and numbered, for administrators. */
export const ReceiptSettings = () => {
  const isAdmin = useSession().user?.role === 'ADMIN';
  const settings = trpc.receipts.settings.useQuery(undefined, { ...liveQuery, enabled: isAdmin });
  const save = useSaveReceiptSettings();
  if (!isAdmin) return null;
  return (
    <LoadedSettings
      label="Ricevute"
      query={settings}
      failure="Errore nel caricamento delle ricevute"
      height="h-64"
      names={names}
      resolver={receiptResolver}
      save={save}
      loss="Le impostazioni delle ricevute non sono salvate e andranno perse."
    >
      {(saved) => <Fields saved={saved} />}
    </LoadedSettings>
  );
};

import { Controller, useFormContext } from 'react-hook-form';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { CentsField, WholeField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { PaymentTermsAnswer } from '#shared/money/payment-terms.schema.ts';
import type { PaymentTerms } from '#shared/money/payment-terms.ts';
import { CancellationSteps } from './cancellation-steps.tsx';
import { DepositFields } from './deposit-fields.tsx';
import { termsNames as names } from './payment-terms.form.ts';
import { TermsPart } from './terms-part.tsx';

const BalanceFields = () => {
  const { control } = useFormContext<PaymentTermsAnswer>();
  return (
    <Controller
      control={control}
      name="balanceDays"
      render={({ field, fieldState }) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={names.balanceDays}
            value={field.value === null ? 'arrival' : 'before'}
            options={[
              { value: 'arrival', label: 'all’arrivo' },
              { value: 'before', label: 'prima dell’arrivo' },
            ]}
            onChange={({ target }) => field.onChange(target.value === 'before' ? 30 : null)}
          />
          {field.value !== null && (
            <WholeField
              {...field}
              label="Giorni prima dell’arrivo"
              required
              empty={Number.NaN}
              error={fieldState.error?.message}
            />
          )}
        </div>
      )}
    />
  );
};

/** What guests pay, and until when. */
export const AmountsCard = () => {
  const { register, control, formState } = useFormContext<PaymentTermsAnswer>();
  return (
    <FormSection title="Che cosa chiedi, e quando">
      <CheckboxField
        label="Segui qui i soldi dei soggiorni"
        hint="I soggiorni che confermi da adesso hanno queste condizioni; quelli già confermati restano come sono."
        error={formState.errors.isOn?.message}
        {...register('isOn')}
      />
      <TermsPart name="deposit">
        {({ value, errorAt, onChange }) => (
          <DepositFields deposit={value} errorAt={errorAt} onChange={onChange} />
        )}
      </TermsPart>
      <BalanceFields />
      <Controller
        control={control}
        name="damageDepositCents"
        render={({ field, fieldState }) => (
          <CentsField
            {...field}
            label={names.damageDepositCents}
            required={false}
            hint="Per i danni: resta dell’ospite, e qui non conta mai come incasso."
            empty={null}
            fieldClassName="max-w-64"
            error={fieldState.error?.message}
          />
        )}
      />
    </FormSection>
  );
};

/** The refund to a guest who cancels. */
export const CancellationCard = () => (
  <FormSection title={names.cancellation}>
    <p className="-mt-2 text-sm text-ink-soft">
      Fino a quanti giorni prima dell’arrivo, quanto restituisci di quello che è arrivato. Dopo
      l’ultimo scaglione non restituisci nulla; senza scaglioni decidi ogni volta.
    </p>
    <TermsPart name="cancellation">
      {({ value, errorAt, onChange }) => (
        <CancellationSteps steps={value} errorAt={errorAt} onChange={onChange} />
      )}
    </TermsPart>
  </FormSection>
);

type AccountFieldsProps = {
  account: PaymentTerms['account'];
  errorAt: (path: string) => string | undefined;
  onChange: (account: PaymentTerms['account']) => void;
};

const AccountFields = ({ account, errorAt, onChange }: AccountFieldsProps) => (
  <>
    <CheckboxField
      label="Gli ospiti pagano con un bonifico"
      checked={account !== null}
      onChange={({ target }) => onChange(target.checked ? { holder: '', iban: '', bic: '' } : null)}
    />
    {account && (
      <>
        <TextField
          label="Intestatario"
          required
          hint="Proprio come lo ha la banca, con tutti e due i nomi se il conto è di due: le banche lo confrontano."
          autoComplete="off"
          value={account.holder}
          error={errorAt('holder')}
          onChange={({ target }) => onChange({ ...account, holder: target.value })}
        />
        <div className="grid gap-5 sm:grid-cols-[1fr_11rem]">
          <TextField
            label="IBAN"
            required
            autoComplete="off"
            spellCheck={false}
            value={account.iban}
            error={errorAt('iban')}
            onChange={({ target }) => onChange({ ...account, iban: target.value })}
          />
          <TextField
            label="BIC"
            required={false}
            autoComplete="off"
            spellCheck={false}
            value={account.bic}
            error={errorAt('bic')}
            onChange={({ target }) => onChange({ ...account, bic: target.value })}
          />
        </div>
      </>
    )}
  </>
);

/** To which account, and how else. */
export const WaysCard = () => {
  const { register, formState } = useFormContext<PaymentTermsAnswer>();
  return (
    <FormSection title="Come ti pagano">
      <TermsPart name="account">
        {({ value, errorAt, onChange }) => (
          <AccountFields account={value} errorAt={errorAt} onChange={onChange} />
        )}
      </TermsPart>
      <TextArea
        label={names.otherWays}
        required={false}
        rows={3}
        hint="È il testo «Come si paga» della casa: i visitatori lo leggono dopo le condizioni, nella loro lingua se lo traduci."
        error={formState.errors.otherWays?.message}
        {...register('otherWays')}
      />
    </FormSection>
  );
};

const nobody = { name: '', address: '', taxCode: '' };

/** The landlord's data, for receipts and contracts. */
export const LandlordCard = () => (
  <FormSection title={names.landlord}>
    <p className="-mt-2 text-sm text-ink-soft">Per le ricevute e il contratto.</p>
    <TermsPart name="landlord">
      {({ value, errorAt, onChange }) => {
        const landlord = value ?? nobody;
        const change = (changed: Partial<typeof nobody>) => {
          const next = { ...landlord, ...changed };
          onChange(Object.values(next).every((text) => text === '') ? null : next);
        };
        return (
          <>
            <TextField
              label="Nome e cognome"
              required={false}
              autoComplete="off"
              value={landlord.name}
              error={errorAt('name')}
              onChange={({ target }) => change({ name: target.value })}
            />
            <TextField
              label="Indirizzo"
              required={false}
              autoComplete="off"
              value={landlord.address}
              error={errorAt('address')}
              onChange={({ target }) => change({ address: target.value })}
            />
            <TextField
              label="Codice fiscale o partita IVA"
              required={false}
              autoComplete="off"
              spellCheck={false}
              fieldClassName="max-w-72"
              value={landlord.taxCode}
              error={errorAt('taxCode')}
              onChange={({ target }) => change({ taxCode: target.value })}
            />
          </>
        );
      }}
    </TermsPart>
  </FormSection>
);

import { useId } from 'react';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { CentsField, WholeField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { DepositWord, PaymentTerms } from '#shared/money/payment-terms.ts';

type Deposit = NonNullable<PaymentTerms['deposit']>;

const words: readonly { value: DepositWord; label: string; hint: string }[] = [
  {
    value: 'caparra',
    label: 'Caparra',
    hint: 'Se l’ospite rinuncia la tieni; se rinunci tu, gli restituisci il doppio. Le tue condizioni di annullamento possono essere più generose.',
  },
  {
    value: 'acconto',
    label: 'Acconto',
    hint: 'È una parte del prezzo pagata prima: se il soggiorno salta, la restituisci secondo le tue condizioni.',
  },
];

type WordFieldProps = { value: DepositWord; onChange: (word: DepositWord) => void };

const WordField = ({ value, onChange }: WordFieldProps) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Come si chiama</legend>
      <div className="grid gap-2">
        {words.map((word) => (
          <label
            key={word.value}
            className="flex cursor-pointer gap-3 rounded-field border border-field px-3.5 py-2.5 hover:border-ink has-checked:border-sea-600 has-checked:bg-sea-50"
          >
            <input
              type="radio"
              name={name}
              value={word.value}
              checked={value === word.value}
              onChange={() => onChange(word.value)}
              className="mt-0.5 size-5 shrink-0 accent-sea-600"
            />
            <span>
              <span className="block font-semibold">{word.label}</span>
              <span className="block text-sm text-ink-soft">{word.hint}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-soft">
        La parola ha effetti diversi per la legge: se hai un dubbio, chiedi a chi ti segue.
      </p>
    </fieldset>
  );
};

type FieldsProps = {
  deposit: Deposit;
  errorAt: (path: string) => string | undefined;
  onChange: (deposit: Deposit) => void;
};

const ShareFields = ({ deposit, errorAt, onChange }: FieldsProps) => {
  const { share } = deposit;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Quanto"
        value={'percent' in share ? 'percent' : 'cents'}
        options={[
          { value: 'percent', label: 'una parte del totale' },
          { value: 'cents', label: 'una somma fissa' },
        ]}
        onChange={({ target }) =>
          onChange({
            ...deposit,
            share: target.value === 'percent' ? { percent: 30 } : { cents: 200_00 },
          })
        }
      />
      {'percent' in share ? (
        <WholeField
          label="Percento del totale (%)"
          required
          value={share.percent}
          empty={Number.NaN}
          error={errorAt('share.percent') ?? errorAt('share')}
          onChange={(percent) => onChange({ ...deposit, share: { percent } })}
        />
      ) : (
        <CentsField
          label="Somma (€)"
          required
          hint="Mai più del totale del soggiorno."
          value={share.cents}
          empty={Number.NaN}
          error={errorAt('share.cents') ?? errorAt('share')}
          onChange={(cents) => onChange({ ...deposit, share: { cents } })}
        />
      )}
    </div>
  );
};

type DepositFieldsProps = {
  deposit: Deposit | null;
  errorAt: (path: string) => string | undefined;
  onChange: (deposit: Deposit | null) => void;
};

/** The deposit that the confirmation asks for, with its switch. */
export const DepositFields = ({ deposit, errorAt, onChange }: DepositFieldsProps) => (
  <>
    <CheckboxField
      label="Alla conferma chiedi una parte del prezzo"
      checked={deposit !== null}
      onChange={({ target }) =>
        onChange(target.checked ? { share: { percent: 30 }, days: 5, word: 'caparra' } : null)
      }
    />
    {deposit && (
      <>
        <ShareFields deposit={deposit} errorAt={errorAt} onChange={onChange} />
        <WholeField
          label="Entro quanti giorni dalla conferma"
          required
          value={deposit.days}
          empty={Number.NaN}
          fieldClassName="max-w-64"
          error={errorAt('days')}
          onChange={(days) => onChange({ ...deposit, days })}
        />
        <WordField value={deposit.word} onChange={(word) => onChange({ ...deposit, word })} />
      </>
    )}
  </>
);

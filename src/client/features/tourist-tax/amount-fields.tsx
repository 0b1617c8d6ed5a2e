import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { CentsField, PermilleField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { REMOVES, useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts';
import { monthName } from '#shared/languages/italian-dates.ts';
import type { TaxAmount } from '#shared/tourist-tax/tax-rules.ts';

/** The message of a field within a rule, by its path. */
export type ErrorAt = (path: string) => string | undefined;

type AmountProps = {
  amount: TaxAmount;
  /** The name of a fixed sum. */
  label: string;
  errorAt: ErrorAt;
  onChange: (amount: TaxAmount) => void;
};

export const AmountFields = ({ amount, label, errorAt, onChange }: AmountProps) =>
  amount.kind === 'fixed' ? (
    <CentsField
      label={label}
      required
      value={amount.cents}
      empty={Number.NaN}
      error={errorAt('amount.cents')}
      onChange={(cents) => onChange({ ...amount, cents })}
    />
  ) : (
    <div className="grid gap-5 sm:grid-cols-2">
      <PermilleField
        label="Percentuale del prezzo"
        required
        value={amount.permille}
        empty={Number.NaN}
        error={errorAt('amount.permille')}
        onChange={(permille) => onChange({ ...amount, permille })}
      />
      <CentsField
        label="Al massimo (€)"
        required
        value={amount.capCents}
        empty={Number.NaN}
        error={errorAt('amount.capCents')}
        onChange={(capCents) => onChange({ ...amount, capCents })}
      />
    </div>
  );

/** Whether an amount is a sum or a part of the price. */
export const AmountKindField = ({ amount, onChange }: Pick<AmountProps, 'amount' | 'onChange'>) => (
  <SelectField
    label="Quanto pagano gli ospiti"
    options={[
      { value: 'fixed', label: 'Una somma per persona e notte' },
      { value: 'percent', label: 'Una percentuale del prezzo della notte' },
    ]}
    value={amount.kind}
    onChange={({ target }) =>
      onChange(
        target.value === 'fixed'
          ? { kind: 'fixed', cents: Number.NaN }
          : { kind: 'percent', permille: Number.NaN, capCents: Number.NaN },
      )
    }
  />
);

const monthNames = Array.from({ length: 12 }, (_, index) => monthName(index + 1));

type MonthsProps = {
  legend: string;
  months: readonly number[];
  error: string | undefined;
  onChange: (months: number[]) => void;
};

const MonthsField = ({ legend, months, error, onChange }: MonthsProps) => {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {monthNames.map((name, index) => {
          const month = index + 1;
          const isChosen = months.includes(month);
          return (
            <label
              key={name}
              className="relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-field border border-field px-2 text-sm hover:border-ink has-checked:border-sea-600 has-checked:bg-sea-100 has-checked:font-semibold has-checked:text-sea-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-600"
            >
              <input
                type="checkbox"
                aria-label={name}
                checked={isChosen}
                onChange={() =>
                  onChange(
                    isChosen
                      ? months.filter((other) => other !== month)
                      : [...months, month].sort((a, b) => a - b),
                  )
                }
                className="absolute inset-0 cursor-pointer appearance-none rounded-field outline-none"
              />
              {name.slice(0, 3)}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={id} className="mt-1.5 text-sm font-medium text-red-700">
          {error}
        </p>
      )}
    </fieldset>
  );
};

type Season = { months: number[]; amount: TaxAmount };

type SeasonsProps = {
  seasons: readonly Season[];
  label: string;
  /** Whether a season's amount may be a part of the price. */
  hasKinds?: boolean;
  errorAt: ErrorAt;
  onChange: (seasons: Season[]) => void;
};

/** Months in which another amount is due. */
export const SeasonFields = (props: SeasonsProps) => {
  const { seasons, label, hasKinds = false, errorAt, onChange } = props;
  const listId = useId();
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  const change = (index: number, season: Season) => onChange(seasons.toSpliced(index, 1, season));
  return (
    <div className="grid gap-3">
      <ul id={listId} aria-label="Mesi con un’altra somma" className="grid gap-4 empty:hidden">
        {seasons.map((season, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={index}
            className="flex items-start gap-2 border-b border-sand-200 pb-4"
          >
            <div className="grid min-w-0 grow gap-4">
              <MonthsField
                legend={`Mesi del periodo ${index + 1}`}
                months={season.months}
                error={errorAt(`${index}.months`)}
                onChange={(months) => change(index, { ...season, months })}
              />
              {hasKinds && (
                <AmountKindField
                  amount={season.amount}
                  onChange={(amount) => change(index, { ...season, amount })}
                />
              )}
              <AmountFields
                label={`${label}; 0 se in questi mesi non è dovuta`}
                amount={season.amount}
                errorAt={(path) => errorAt(`${index}.${path}`)}
                onChange={(amount) => change(index, { ...season, amount })}
              />
            </div>
            <IconButton
              label={`Togli il periodo ${index + 1}`}
              onPress={() => {
                focusAfterRemoval(index);
                onChange(seasons.toSpliced(index, 1));
              }}
              {...{ [REMOVES]: '' }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() =>
          onChange([...seasons, { months: [], amount: { kind: 'fixed', cents: Number.NaN } }])
        }
      >
        <Plus aria-hidden className="size-4" />
        Aggiungi mesi con un’altra somma
      </Button>
    </div>
  );
};

import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { CentsField, WholeField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { formatDay } from '#shared/languages/italian-dates.ts';
import type { TaxRule } from '#shared/tourist-tax/tax-rules.ts';
import { AmountFields, AmountKindField, type ErrorAt, SeasonFields } from './amount-fields.tsx';

const SUM = 'Per persona e notte (€)';

type RuleProps = { rule: TaxRule; errorAt: ErrorAt; onChange: (rule: TaxRule) => void };

const AgeAndNights = ({ rule, errorAt, onChange }: RuleProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <StepperField
      label="Non paga chi ha meno di … anni"
      required
      min={0}
      max={99}
      value={rule.freeUnderAge}
      error={errorAt('freeUnderAge')}
      onChange={(freeUnderAge) => onChange({ ...rule, freeUnderAge })}
    />
    <WholeField
      label="Notti al massimo"
      hint="Vuoto: tutte."
      required={false}
      inputMode="numeric"
      value={rule.maxNights?.nights ?? null}
      empty={null}
      error={errorAt('maxNights.nights')}
      onChange={(nights) =>
        onChange({
          ...rule,
          maxNights: nights === null ? null : { per: rule.maxNights?.per ?? 'stay', nights },
        })
      }
    />
  </div>
);

const ReducedFields = ({ rule, errorAt, onChange }: RuleProps) => {
  const { reduced } = rule;
  const change = (next: TaxRule['reduced']) => onChange({ ...rule, reduced: next });
  return (
    <>
      <WholeField
        label="Paga meno chi ha meno di … anni"
        hint="Vuoto: nessuno."
        required={false}
        inputMode="numeric"
        value={reduced?.underAge ?? null}
        empty={null}
        error={errorAt('reduced.underAge')}
        onChange={(underAge) =>
          change(
            underAge === null
              ? null
              : { amount: reduced?.amount ?? { kind: 'percent', percent: 50 }, underAge },
          )
        }
      />
      {reduced && (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Quanto paga"
            options={[
              { value: 'percent', label: 'Una parte della somma intera' },
              { value: 'fixed', label: 'Un’altra somma' },
            ]}
            value={reduced.amount.kind}
            onChange={({ target }) =>
              change({
                ...reduced,
                amount:
                  target.value === 'percent'
                    ? { kind: 'percent', percent: 50 }
                    : { kind: 'fixed', cents: Number.NaN },
              })
            }
          />
          {reduced.amount.kind === 'percent' ? (
            <WholeField
              label="Percentuale della somma intera"
              required
              inputMode="numeric"
              value={reduced.amount.percent}
              empty={Number.NaN}
              error={errorAt('reduced.amount.percent')}
              onChange={(percent) =>
                change({ ...reduced, amount: { kind: 'percent', percent: percent } })
              }
            />
          ) : (
            <CentsField
              label={SUM}
              required
              value={reduced.amount.cents}
              empty={Number.NaN}
              error={errorAt('reduced.amount.cents')}
              onChange={(cents) => change({ ...reduced, amount: { kind: 'fixed', cents } })}
            />
          )}
        </div>
      )}
    </>
  );
};

const LimitField = ({ rule, onChange }: RuleProps) =>
  rule.maxNights && (
    <SelectField
      label="Le notti al massimo valgono"
      options={[
        { value: 'stay', label: 'per ogni soggiorno' },
        { value: 'year', label: 'per persona e anno, in questa casa' },
      ]}
      value={rule.maxNights.per}
      onChange={({ target }) =>
        rule.maxNights &&
        onChange({
          ...rule,
          maxNights: { ...rule.maxNights, per: target.value === 'year' ? 'year' : 'stay' },
        })
      }
    />
  );

/** One rule: sum, age and nights in sight, what few comuni have behind a press. */
const RuleFields = (props: RuleProps) => {
  const { rule, errorAt, onChange } = props;
  const hasRare =
    rule.amount.kind === 'percent' || rule.reduced !== null || rule.seasons.length > 0;
  return (
    <div className="grid gap-5">
      <AmountFields
        label={SUM}
        amount={rule.amount}
        errorAt={errorAt}
        onChange={(amount) => onChange({ ...rule, amount })}
      />
      <AgeAndNights {...props} />
      <Folded
        title="Percentuali, riduzioni, stagioni"
        open={hasRare || errorAt('seasons') !== undefined}
      >
        <div className="grid gap-5">
          <AmountKindField
            amount={rule.amount}
            onChange={(amount) => onChange({ ...rule, amount })}
          />
          <LimitField {...props} />
          <ReducedFields {...props} />
          <SeasonFields
            label={SUM}
            hasKinds
            seasons={rule.seasons}
            errorAt={(path) => errorAt(`seasons.${path}`)}
            onChange={(seasons) => onChange({ ...rule, seasons })}
          />
          {errorAt('seasons') && (
            <p className="text-sm font-medium text-red-700">{errorAt('seasons')}</p>
          )}
        </div>
      </Folded>
    </div>
  );
};

/** The first rule of a new site holds from here: for every night. */
const ALWAYS = '2000-01-01';

const titleOf = ({ from }: TaxRule): string => {
  if (from === ALWAYS) return 'All’inizio';
  return from === '' ? 'Da un certo giorno' : `Dalla notte del ${formatDay(from)}`;
};

type DatedRuleProps = RuleProps & { index: number; onRemove: (() => void) | null };

/** A rule among several, with the night from which it holds. */
const DatedRule = ({ index, onRemove, ...props }: DatedRuleProps) => {
  const titleId = useId();
  const { rule, errorAt, onChange } = props;
  return (
    <fieldset
      aria-labelledby={titleId}
      className="relative grid min-w-0 gap-5 border-t border-sand-200 pt-4"
    >
      <h3 id={titleId} className="pr-12 font-semibold text-sea-700">
        {titleOf(rule)}
      </h3>
      {onRemove && (
        <IconButton
          label={`Togli la regola ${index + 1}`}
          className="absolute top-3 right-0"
          onPress={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      )}
      {rule.from !== ALWAYS && (
        <TextField
          label="Vale dalla notte del"
          type="date"
          required
          value={rule.from}
          error={errorAt('from')}
          onChange={({ target }) => onChange({ ...rule, from: target.value })}
        />
      )}
      <RuleFields {...props} />
    </fieldset>
  );
};

type RulesProps = {
  rules: readonly TaxRule[];
  errorAt: ErrorAt;
  onChange: (rules: TaxRule[]) => void;
};

/** All rules: the usual one alone, several each with the night from which it holds. */
export const RulesFields = ({ rules, errorAt, onChange }: RulesProps) => {
  const latest = rules.at(-1);
  const isAlone = rules.length === 1 && latest?.from === ALWAYS;
  return (
    <div className="grid gap-5">
      {rules.map((rule, index) => {
        const props = {
          rule,
          errorAt: (path: string) => errorAt(`${index}.${path}`),
          onChange: (next: TaxRule) => onChange(rules.toSpliced(index, 1, next)),
        };
        if (isAlone) return <RuleFields key="alone" {...props} />;
        const remove = () => onChange(rules.toSpliced(index, 1));
        return (
          <DatedRule
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
            key={index}
            {...props}
            index={index}
            onRemove={index > 0 ? remove : null}
          />
        );
      })}
      <div>
        <Button
          variant="quiet"
          size="small"
          className="-ml-4"
          onClick={() => latest && onChange([...rules, { ...latest, from: '' }])}
        >
          <Plus aria-hidden className="size-4" />
          Da un certo giorno cambia
        </Button>
        <p className="text-sm text-ink-soft">Le notti di prima restano con la regola di prima.</p>
      </div>
    </div>
  );
};

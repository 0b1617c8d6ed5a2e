import { type ReactNode, useState } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { extraNames, type PriceForm, priceNames, ruleNames, rulesOf } from './price.form.ts';

// Charges that only some houses have, and the rules of the price list. An empty field switches its rule off.

type NumberFieldProps = {
  name: FieldPath<PriceForm>;
  label: string;
  hint?: string;
  mode?: 'numeric' | 'decimal';
};

const NumberField = ({ name, label, hint, mode = 'numeric' }: NumberFieldProps) => {
  const { register, formState, getFieldState } = useFormContext<PriceForm>();
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={mode}
      autoComplete="off"
      className="tabular-nums"
      error={getFieldState(name, formState).error?.message}
      {...register(name)}
    />
  );
};

const chargedPer = [
  { value: 'night', label: 'a notte' },
  { value: 'stay', label: 'a soggiorno' },
];

const PerField = ({ name, label }: { name: FieldPath<PriceForm>; label: string }) => (
  <SelectField label={label} options={chargedPer} {...useFormContext<PriceForm>().register(name)} />
);

/** Among the extras of a year; folded while nothing is charged. */
export const ChargeFields = () => {
  const { formState, getValues } = useFormContext<PriceForm>();
  const names = extraNames(0);
  const [isCharged] = useState(() => {
    const { extraGuest, animal } = getValues('extras');
    return extraGuest.cents !== '' || animal.cents !== '';
  });
  const { extraGuest, animal } = formState.errors.extras ?? {};
  const isOpen = isCharged || extraGuest !== undefined || animal !== undefined;
  return (
    <div className="col-span-2 mt-2">
      <Folded title="Ospiti in più e animali" open={isOpen}>
        <p className="mb-4 text-sm text-ink-soft">
          Se scrivi un prezzo per gli animali, chi chiede un soggiorno dice quanti ne porta.
        </p>
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4">
          <NumberField
            name="extras.extraGuest.cents"
            label={names.extraGuest.cents}
            mode="decimal"
          />
          <PerField name="extras.extraGuest.per" label={names.extraGuest.per} />
          <NumberField name="extras.extraGuest.included" label={names.extraGuest.included} />
          <div />
          <NumberField name="extras.animal.cents" label={names.animal.cents} mode="decimal" />
          <PerField name="extras.animal.per" label={names.animal.per} />
        </div>
      </Folded>
    </div>
  );
};

type RuleProps = { title: string; about: string; children: ReactNode };

const Rule = ({ title, about, children }: RuleProps) => (
  <fieldset className="border-t border-sand-200 pt-4">
    <legend className="float-left w-full font-semibold">{title}</legend>
    <p className="clear-both mb-3 text-sm text-ink-soft">{about}</p>
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4">{children}</div>
  </fieldset>
);

/** Folded while the list has none. */
export const PriceRuleFields = () => {
  const { formState, getValues } = useFormContext<PriceForm>();
  const { gap, longStay, lastMinute } = ruleNames;
  const [isEmpty] = useState(() => Object.keys(rulesOf(getValues('rules'))).length === 0);
  const isOpen = !isEmpty || formState.errors.rules !== undefined;
  return (
    <DashboardRow title={priceNames.rules} note={isEmpty && 'nessuna'} open={isOpen}>
      <p className="mb-4 text-sm text-ink-soft">
        Valgono per tutti gli anni. Lascia vuoto quello che non usi. Gli sconti toccano solo il
        soggiorno, non pulizia ed extra; se ne valgono due, conta il più grande.
      </p>
      <div className="grid gap-5">
        <Rule
          title="Notti libere fra due soggiorni"
          about="Chi le vuole tutte può chiederle, anche se sono meno del soggiorno minimo e il giorno di arrivo è un altro."
        >
          <NumberField name="rules.gap.nights" label={gap.nights} />
          <NumberField name="rules.gap.percent" label={gap.percent} />
        </Rule>
        <Rule title="Soggiorni lunghi" about="Uno sconto da un certo numero di notti in su.">
          <NumberField name="rules.longStay.nights" label={longStay.nights} />
          <NumberField name="rules.longStay.percent" label={longStay.percent} />
        </Rule>
        <Rule title="Last minute" about="Uno sconto per chi chiede poco prima di arrivare.">
          <NumberField name="rules.lastMinute.days" label={lastMinute.days} />
          <NumberField name="rules.lastMinute.percent" label={lastMinute.percent} />
        </Rule>
      </div>
    </DashboardRow>
  );
};

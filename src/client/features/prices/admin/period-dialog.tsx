import { useState } from 'react';
import { Controller, useForm, useFormContext } from 'react-hook-form';
import { formatPeriod } from '#client/features/prices/price-periods.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LONGEST_REQUEST_NIGHTS } from '#shared/bookings/booking-rules.ts';
import { addDays, isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDay, formatDayRange, weekdayNames } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { changeoverDays, type PricePeriod, type StayRule } from '#shared/prices/price-lists.ts';
import { type PriceForm, periodNames } from './price.form.ts';
import { checkPercent, type Neighbour, parsePercent, periodsOf } from './price-rows.ts';
import type { PeriodEdits } from './use-period-edits.ts';

type SplitPeriodDialogProps = {
  period: PricePeriod;
  onSplit: (firstDayOfSecond: StayDate) => void;
  onClose: () => void;
};

const SplitPeriodDialog = ({ period, onSplit, onClose }: SplitPeriodDialogProps) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { day: '' } });
  const min = addDays(period.startDate, 1);
  const max = period.endDate;
  const check = (day: string) =>
    (isStayDate(day) && min <= day && day <= max) ||
    `${min === max ? 'Giorno possibile' : 'Giorni possibili'}: ${formatDayRange(min, max)}`;
  return (
    <FormDialog
      title="Dividi il periodo"
      submitLabel="Dividi il periodo"
      onSubmit={handleSubmit(({ day }) => onSplit(day))}
      onClose={onClose}
    >
      <p className="mb-4">
        Il periodo {formatPeriod(period, { formatDayRange })} diventa due periodi, per ora con lo
        stesso prezzo.
      </p>
      <TextField
        label="Primo giorno del nuovo periodo"
        type="date"
        min={min}
        max={max}
        required
        error={formState.errors.day?.message}
        {...register('day', { validate: check })}
      />
    </FormDialog>
  );
};

type RuleDialogProps = {
  periods: readonly PricePeriod[];
  index: number;
  onRule: (last: number, rule: StayRule) => void;
  onClose: () => void;
};

const checkNights = (nights: number): true | string =>
  (Number.isInteger(nights) && nights >= 1 && nights <= LONGEST_REQUEST_NIGHTS) ||
  `Indica da 1 a ${LONGEST_REQUEST_NIGHTS} notti`;

const weekdayOptions = [
  { value: '', label: 'Qualsiasi giorno' },
  ...changeoverDays.map((value, index) => ({
    value,
    label: `Solo di ${weekdayNames[index]?.name}`,
  })),
];

const RuleDialog = ({ periods, index, onRule, onClose }: RuleDialogProps) => {
  const period = periods[index] as PricePeriod;
  const { control, register, handleSubmit } = useForm({
    defaultValues: {
      changeoverDay: period.changeoverDay ?? '',
      minNights: period.minNights,
      last: String(index),
    },
  });
  const lastDays = periods.map(({ endDate }, at) => ({ value: at, label: formatDay(endDate) }));
  return (
    <FormDialog
      title="Regola del soggiorno"
      submitLabel="Usa la regola"
      onSubmit={handleSubmit(({ changeoverDay, minNights, last }) =>
        onRule(Number(last), {
          changeoverDay: changeoverDays.find((day) => day === changeoverDay) ?? null,
          minNights,
        }),
      )}
      onClose={onClose}
      className="grid gap-4"
    >
      <p>
        Vale per chi chiede dal sito un soggiorno dal {formatDay(period.startDate)}. Tu puoi
        accettare anche altre date, per esempio per riempire pochi giorni liberi.
      </p>
      <SelectField
        label={periodNames.changeoverDay}
        options={weekdayOptions}
        {...register('changeoverDay')}
      />
      <Controller
        control={control}
        name="minNights"
        rules={{ validate: checkNights }}
        render={({ field, fieldState }) => (
          <StepperField
            label={periodNames.minNights}
            min={1}
            max={LONGEST_REQUEST_NIGHTS}
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      {index < periods.length - 1 && (
        <SelectField
          label="Fino al"
          hint="Anche ai periodi che seguono, se finiscono entro questo giorno."
          options={lastDays.slice(index)}
          {...register('last')}
        />
      )}
    </FormDialog>
  );
};

type ChangePricesDialogProps = { onChange: (percent: number) => void; onClose: () => void };

const ChangePricesDialog = ({ onChange, onClose }: ChangePricesDialogProps) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { percent: '' } });
  return (
    <FormDialog
      title="Cambia tutti i prezzi"
      submitLabel="Cambia i prezzi"
      onSubmit={handleSubmit(({ percent }) => onChange(parsePercent(percent) ?? 0))}
      onClose={onClose}
    >
      <TextField
        label="In più o in meno (%)"
        hint="Per esempio 5, oppure -3. Arrotondiamo ai 5 euro. I nuovi prezzi valgono da quando salvi."
        inputMode="text"
        autoComplete="off"
        required
        error={formState.errors.percent?.message}
        {...register('percent', { validate: checkPercent })}
      />
    </FormDialog>
  );
};

type RemovePeriodDialogProps = {
  period: PricePeriod;
  before: PricePeriod | undefined;
  after: PricePeriod | undefined;
  onRemove: (into: Neighbour) => void;
  onClose: () => void;
};

/** '10–16 agosto, a 1.350 €', without the price while it is invalid. */
const formatPeriodWithPrice = (period: PricePeriod): string =>
  Number.isNaN(period.weeklyPriceCents)
    ? formatPeriod(period, { formatDayRange })
    : `${formatPeriod(period, { formatDayRange })}, a ${formatEuro(period.weeklyPriceCents)}`;

const RemovePeriodDialog = ({
  period,
  before,
  after,
  onRemove,
  onClose,
}: RemovePeriodDialogProps) => {
  const [into, setInto] = useState<Neighbour>(before ? 'before' : 'after');
  const options = [
    ...(before ? [{ value: 'before', label: formatPeriodWithPrice(before) }] : []),
    ...(after ? [{ value: 'after', label: formatPeriodWithPrice(after) }] : []),
  ];
  const days = `I giorni ${formatPeriod(period, { formatDayRange })}`;
  return (
    <ConfirmDialog
      open
      title="Eliminare il periodo?"
      confirmLabel="Elimina il periodo"
      onConfirm={() => onRemove(into)}
      onClose={onClose}
    >
      {options.length === 1 ? (
        <p>
          {days} passano al periodo {options[0]?.label}.
        </p>
      ) : (
        <SelectField
          label={`${days} passano al periodo`}
          options={options}
          value={into}
          onChange={({ target }) => setInto(target.value === 'after' ? 'after' : 'before')}
        />
      )}
    </ConfirmDialog>
  );
};

type PeriodDialogProps = { year: number; edits: PeriodEdits };

/** Rendered outside the list's form, since forms cannot be nested. */
export const PeriodDialog = ({
  year,
  edits: { edit, cancel, split, remove, setRule, changePrices },
}: PeriodDialogProps) => {
  const { getValues } = useFormContext<PriceForm>();
  if (!edit) return null;
  if (edit.kind === 'change-prices') {
    return <ChangePricesDialog onChange={changePrices} onClose={cancel} />;
  }
  const { kind, index } = edit;
  const periods = periodsOf(getValues('periods'), year);
  const period = periods[index];
  if (!period) return null;
  if (kind === 'rule') {
    return (
      <RuleDialog
        periods={periods}
        index={index}
        onRule={(last, rule) => setRule(index, last, rule)}
        onClose={cancel}
      />
    );
  }
  if (kind === 'split') {
    return (
      <SplitPeriodDialog period={period} onSplit={(day) => split(index, day)} onClose={cancel} />
    );
  }
  return (
    <RemovePeriodDialog
      period={period}
      before={periods[index - 1]}
      after={periods[index + 1]}
      onRemove={(into) => remove(index, into)}
      onClose={cancel}
    />
  );
};

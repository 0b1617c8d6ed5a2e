import clsx from 'clsx';
import { Split, Trash2 } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { controlClass, FieldError, useFieldControl } from '#client/ui/field.tsx';
import { formatDayWithWeekday } from '#shared/italian-dates.ts';
import { isStayDate, type StayDate } from '#shared/stay-dates.ts';
import type { PriceForm } from './price.form.ts';
import { firstDays } from './price-rows.ts';
import type { PeriodEdits } from './use-period-edits.ts';

/** Shared by the heading and the rows. */
const rowGrid =
  '@2xl:grid-cols-[minmax(7.5rem,1fr)_10rem_7.5rem_12rem] @2xl:items-start @2xl:gap-x-3';

type RowFieldProps = { label: string; error: string | undefined } & ComponentProps<'input'>;

/** On wide screens the column's heading replaces the visible label. */
const RowField = ({ label, error, className, ...input }: RowFieldProps) => {
  const { control, errorId } = useFieldControl({ error, required: true });
  return (
    <div className="min-w-0">
      <label htmlFor={control.id} className="mb-1 block text-xs font-semibold @2xl:sr-only">
        {label}
      </label>
      <input
        autoComplete="off"
        {...input}
        {...control}
        className={clsx(controlClass, 'tabular-nums', className)}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
};

type PeriodRowProps = {
  index: number;
  count: number;
  startDate: StayDate;
  endDate: StayDate;
  onSplit: () => void;
  onRemove: () => void;
  /** Why neither can be done now. */
  problem: string | undefined;
};

/** Without the year, which the list's title names. */
const formatDayOfYear = (date: StayDate): string =>
  isStayDate(date) ? formatDayWithWeekday(date).replace(/ \d{4}$/, '') : '…';

const LastDay = ({ index, count, startDate, endDate }: PeriodRowProps) => {
  const { register, formState } = useFormContext<PriceForm>();
  if (index === count - 1) {
    return (
      <div className="@2xl:py-3">
        <p className="mb-1 text-xs font-semibold @2xl:sr-only">Ultimo giorno</p>
        <p className="py-2.5 @2xl:py-0">{formatDayOfYear(endDate)}</p>
      </div>
    );
  }
  const hasNextField = index + 1 < count - 1;
  return (
    <RowField
      label="Ultimo giorno"
      type="date"
      min={startDate}
      className="px-2.5! @2xl:px-3.5!"
      error={formState.errors.periods?.[index]?.endDate?.message}
      {...register(
        `periods.${index}.endDate`,
        hasNextField ? { deps: `periods.${index + 1}.endDate` } : {},
      )}
    />
  );
};

const Actions = ({ count, startDate, endDate, onSplit, onRemove }: PeriodRowProps) => (
  <div className="-mr-2 flex justify-end gap-1 @2xl:py-1.5">
    {startDate !== endDate && (
      <Button variant="quiet" size="small" onClick={onSplit} keepsFocusInField className="px-3!">
        <Split aria-hidden className="size-4" />
        Dividi
      </Button>
    )}
    {count > 1 && (
      <Button variant="quiet" size="small" onClick={onRemove} keepsFocusInField className="px-3!">
        <Trash2 aria-hidden className="size-4" />
        Elimina
      </Button>
    )}
  </div>
);

const PeriodRow = (props: PeriodRowProps) => {
  const { index, startDate } = props;
  const { register, formState } = useFormContext<PriceForm>();
  const titleId = useId();
  const problemId = useId();
  return (
    <li className="rounded-card border border-sand-200 bg-white px-4 py-3 @2xl:rounded-none @2xl:border-0 @2xl:border-t @2xl:px-0 @2xl:py-2">
      <fieldset
        aria-labelledby={titleId}
        className={clsx('grid min-w-0 grid-cols-[1.3fr_1fr] gap-x-3 gap-y-2', rowGrid)}
      >
        <p
          id={titleId}
          className="col-span-2 font-semibold @2xl:col-span-1 @2xl:py-3 @2xl:font-normal"
        >
          <span className="@2xl:sr-only">Da </span>
          {formatDayOfYear(startDate)}
        </p>
        <LastDay {...props} />
        <RowField
          label="A settimana (€)"
          inputMode="numeric"
          className="@2xl:text-right"
          error={formState.errors.periods?.[index]?.weeklyPrice?.message}
          {...register(`periods.${index}.weeklyPrice`)}
        />
        <div className="col-span-2 @2xl:col-span-1">
          <Actions {...props} />
          <FieldError id={problemId} error={props.problem} />
        </div>
      </fieldset>
    </li>
  );
};

type PeriodRowsProps = { year: number; edits: PeriodEdits };

export const PeriodRows = ({ year, edits }: PeriodRowsProps) => {
  const { control, formState } = useFormContext<PriceForm>();
  const listErrorId = useId();
  const rows = useWatch({ control, name: 'periods' });
  const starts = firstDays(rows, year);
  return (
    <div className="@2xl:rounded-card @2xl:border @2xl:border-sand-200 @2xl:bg-white @2xl:px-4">
      <div
        aria-hidden
        className={`hidden py-3 text-xs font-semibold text-ink-soft @2xl:grid ${rowGrid}`}
      >
        <span>Primo giorno</span>
        <span>Ultimo giorno</span>
        <span>A settimana (€)</span>
      </div>
      <ol className="grid gap-3 @2xl:gap-0">
        {edits.fields.map(({ id }, index) => (
          <PeriodRow
            key={id}
            index={index}
            startDate={starts[index] ?? ''}
            endDate={rows[index]?.endDate ?? ''}
            count={edits.fields.length}
            onSplit={() => edits.startSplit(index)}
            onRemove={() => edits.startRemove(index)}
            problem={
              edits.refusedIndex === index && formState.errors.periods
                ? 'Prima va corretta la data segnata in rosso nell’elenco.'
                : undefined
            }
          />
        ))}
      </ol>
      <FieldError id={listErrorId} error={formState.errors.periods?.message} />
    </div>
  );
};

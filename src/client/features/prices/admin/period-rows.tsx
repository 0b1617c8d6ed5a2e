import clsx from 'clsx';
import { CalendarCheck, ChevronDown, Split, Trash2 } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatPeriod } from '#client/features/prices/price-periods.ts';
import { controlClass, FieldError, useFieldControl } from '#client/ui/field.tsx';
import { MenuItem, MoreMenu } from '#client/ui/more-menu.tsx';
import { isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';
import { changeoverName } from '#shared/bookings/stay-rules.ts';
import {
  formatDayRange,
  formatDayWithWeekday,
  formatNights,
  weekdayNames,
} from '#shared/languages/italian-dates.ts';
import { noRule, type StayRule } from '#shared/prices/price-lists.ts';
import { type PriceForm, periodNames } from './price.form.ts';
import { firstDays, type PriceRow } from './price-rows.ts';
import type { PeriodEdits } from './use-period-edits.ts';

/** Shared by the heading and the rows. */
const rowGrid =
  '@2xl:grid-cols-[minmax(7.5rem,1fr)_12rem_10rem_2.75rem] @2xl:items-start @2xl:gap-x-3';

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
  row: PriceRow;
  /** On narrow screens its fields are shown. */
  isUnfolded: boolean;
  onToggle: () => void;
  onSplit: () => void;
  onRemove: () => void;
  onRule: () => void;
  /** Why neither can be done now. */
  problem: string | undefined;
};

/** Without the year, which the list's title names. */
const formatDayOfYear = (date: StayDate): string =>
  isStayDate(date) ? formatDayWithWeekday(date).replace(/ \d{4}$/, '') : '…';

const LastDay = ({ index, count, startDate, row: { endDate } }: PeriodRowProps) => {
  const { register, formState } = useFormContext<PriceForm>();
  if (index === count - 1) {
    return (
      <div className="@2xl:py-3">
        <p className="mb-1 text-xs font-semibold @2xl:sr-only">{periodNames.endDate}</p>
        <p className="py-2.5 @2xl:py-0">{formatDayOfYear(endDate)}</p>
      </div>
    );
  }
  const hasNextField = index + 1 < count - 1;
  return (
    <RowField
      label={periodNames.endDate}
      type="date"
      min={startDate}
      className="px-2! @2xl:px-3.5!"
      error={formState.errors.periods?.[index]?.endDate?.message}
      {...register(
        `periods.${index}.endDate`,
        hasNextField ? { deps: `periods.${index + 1}.endDate` } : {},
      )}
    />
  );
};

const Actions = ({ count, startDate, row, onSplit, onRemove, onRule }: PeriodRowProps) => (
  <MoreMenu label="Altre azioni" keepsFocusInField>
    <MenuItem onClick={onRule}>
      <CalendarCheck aria-hidden />
      Regola
    </MenuItem>
    {startDate !== row.endDate && (
      <MenuItem onClick={onSplit}>
        <Split aria-hidden />
        Dividi
      </MenuItem>
    )}
    {count > 1 && (
      <MenuItem onClick={onRemove}>
        <Trash2 aria-hidden />
        Elimina
      </MenuItem>
    )}
  </MoreMenu>
);

/** 'da sabato a sabato, almeno 7 notti'; empty without a rule. */
const formatRule = (rule: StayRule): string => {
  const weekday = changeoverName(rule, { weekdayNames });
  return [
    weekday && `da ${weekday} a ${weekday}`,
    rule.minNights > 1 && `almeno ${formatNights(rule.minNights)}`,
  ]
    .filter(Boolean)
    .join(', ');
};

const Rule = ({ row }: { row: PriceRow }) => {
  const rule = formatRule(row);
  return (
    rule !== '' && (
      <span className="col-span-3 block text-sm leading-tight text-sea-700 first-letter:uppercase">
        {rule}
      </span>
    )
  );
};

/** On narrow screens a row is two lines, which unfold its fields. */
const Summary = ({ startDate, row, isUnfolded, onToggle }: PeriodRowProps) => (
  <button
    type="button"
    aria-expanded={isUnfolded}
    onClick={onToggle}
    className="grid min-h-12 w-full grid-cols-[1fr_auto_auto] items-center gap-x-3 py-2 text-left @2xl:hidden"
  >
    <span>
      {isStayDate(row.endDate) && startDate
        ? formatPeriod({ startDate, ...row }, { formatDayRange })
        : '…'}
    </span>
    <span className="font-semibold tabular-nums">{row.weeklyPrice.trim() || '…'} €</span>
    <ChevronDown aria-hidden className={clsx('size-4', isUnfolded && 'rotate-180')} />
    <Rule row={row} />
  </button>
);

const PeriodRow = (props: PeriodRowProps) => {
  const { index, startDate, isUnfolded } = props;
  const { register, formState } = useFormContext<PriceForm>();
  const titleId = useId();
  const problemId = useId();
  return (
    <li className="border-t border-sand-200 @2xl:py-2">
      <Summary {...props} />
      <fieldset
        aria-labelledby={titleId}
        className={clsx(
          'min-w-0 grid-cols-[9.25rem_1fr_2.25rem] gap-x-1.5 gap-y-2 pb-3 @2xl:grid @2xl:pb-0',
          isUnfolded ? 'grid' : 'hidden',
          rowGrid,
        )}
      >
        <div className="col-span-3 @2xl:col-span-1 @2xl:flex @2xl:min-h-12 @2xl:flex-col @2xl:justify-center">
          <p id={titleId} className="text-sm text-ink-soft @2xl:text-base @2xl:text-ink">
            <span className="@2xl:sr-only">Da </span>
            {formatDayOfYear(startDate)}
          </p>
          <div className="hidden @2xl:block">
            <Rule row={props.row} />
          </div>
        </div>
        <LastDay {...props} />
        <RowField
          label={periodNames.weeklyPrice}
          inputMode="numeric"
          className="@2xl:text-right"
          error={formState.errors.periods?.[index]?.weeklyPrice?.message}
          {...register(`periods.${index}.weeklyPrice`)}
        />
        <div className="-mr-2 self-start pt-5.5 @2xl:mr-0 @2xl:pt-0.5">
          <Actions {...props} />
        </div>
        <div className="col-span-full empty:hidden">
          <FieldError id={problemId} error={props.problem} />
        </div>
      </fieldset>
    </li>
  );
};

const blankRow: PriceRow = { endDate: '', weeklyPrice: '', ...noRule };

type PeriodRowsProps = { year: number; edits: PeriodEdits };

export const PeriodRows = ({ year, edits }: PeriodRowsProps) => {
  const { control, formState, setFocus } = useFormContext<PriceForm>();
  const { errors, submitCount } = formState;
  const listErrorId = useId();
  const rows = useWatch({ control, name: 'periods' });
  const starts = firstDays(rows, year);
  const focusFirstError = useEffectEvent(() => {
    const index = rows.findIndex((_, at) => errors.periods?.[at]);
    const field = errors.periods?.[index]?.endDate ? 'endDate' : 'weeklyPrice';
    if (index >= 0) setFocus(`periods.${index}.${field}`);
  });
  // A folded row is unfolded by its error, and has a field to focus only then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt counts
  useEffect(() => focusFirstError(), [submitCount]);
  return (
    <div className="rounded-card border border-sand-200 bg-white px-4">
      <div
        aria-hidden
        className={`hidden py-3 text-xs font-semibold text-ink-soft @2xl:grid ${rowGrid}`}
      >
        <span>Primo giorno</span>
        <span>{periodNames.endDate}</span>
        <span>{periodNames.weeklyPrice}</span>
      </div>
      <ol className="[&>:first-child]:max-@2xl:border-t-0">
        {edits.fields.map(({ id }, index) => (
          <PeriodRow
            key={id}
            index={index}
            startDate={starts[index] ?? ''}
            row={rows[index] ?? blankRow}
            count={edits.fields.length}
            isUnfolded={edits.unfoldedIndex === index || errors.periods?.[index] !== undefined}
            onToggle={() => edits.toggle(index)}
            onRule={() => edits.startRule(index)}
            onSplit={() => edits.startSplit(index)}
            onRemove={() => edits.startRemove(index)}
            problem={
              edits.refusedIndex === index && errors.periods
                ? 'Prima correggi la data segnata in rosso nell’elenco.'
                : undefined
            }
          />
        ))}
      </ol>
      <FieldError id={listErrorId} error={errors.periods?.message} />
    </div>
  );
};

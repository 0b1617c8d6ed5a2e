import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldError } from '#client/ui/field.tsx';
import { PeriodRow } from './period-row.tsx';
import type { PriceForm } from './price-form.ts';
import { firstDays } from './price-rows.ts';
import { rowGrid } from './row-grid.ts';
import type { PeriodEdits } from './use-period-edits.ts';

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
          />
        ))}
      </ol>
      <FieldError id={listErrorId} error={formState.errors.periods?.message} />
    </div>
  );
};

import { useFormContext } from 'react-hook-form';
import type { PriceForm } from './price-form.ts';
import { periodsOf } from './price-rows.ts';
import { RemovePeriodDialog } from './remove-period-dialog.tsx';
import { SplitPeriodDialog } from './split-period-dialog.tsx';
import type { PeriodEdits } from './use-period-edits.ts';

type PeriodDialogProps = { year: number; edits: PeriodEdits };

/** Stands outside the list's form, since it is a form itself. */
export const PeriodDialog = ({
  year,
  edits: { edit, cancel, split, remove },
}: PeriodDialogProps) => {
  const { getValues } = useFormContext<PriceForm>();
  if (!edit) return null;
  const { kind, index } = edit;
  const periods = periodsOf(getValues('periods'), year);
  const period = periods[index];
  if (!period) return null;
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

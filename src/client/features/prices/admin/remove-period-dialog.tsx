import { useState } from 'react';
import { formatPeriod } from '#client/features/prices/price-periods.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { formatEuro } from '#shared/money.ts';
import type { PricePeriod } from '#shared/quote.ts';
import type { Neighbour } from './price-rows.ts';

type RemovePeriodDialogProps = {
  period: PricePeriod;
  before: PricePeriod | undefined;
  after: PricePeriod | undefined;
  onRemove: (into: Neighbour) => void;
  onClose: () => void;
};

/** '10–16 agosto, a 1.350 €'; the price is left out while it is none. */
const inWords = (period: PricePeriod): string =>
  Number.isNaN(period.weeklyPriceCents)
    ? formatPeriod(period)
    : `${formatPeriod(period)}, a ${formatEuro(period.weeklyPriceCents)}`;

export const RemovePeriodDialog = ({
  period,
  before,
  after,
  onRemove,
  onClose,
}: RemovePeriodDialogProps) => {
  const [into, setInto] = useState<Neighbour>(before ? 'before' : 'after');
  const options = [
    ...(before ? [{ value: 'before', label: inWords(before) }] : []),
    ...(after ? [{ value: 'after', label: inWords(after) }] : []),
  ];
  const days = `I giorni ${formatPeriod(period)}`;
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

import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { formatPeriod } from '#client/features/prices/price-periods.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { formatDayRange } from '#shared/italian-dates.ts';
import type { PricePeriod } from '#shared/quote.ts';
import { addDays, isStayDate, type StayDate } from '#shared/stay-dates.ts';

type SplitPeriodDialogProps = {
  period: PricePeriod;
  onSplit: (firstDayOfSecond: StayDate) => void;
  onClose: () => void;
};

export const SplitPeriodDialog = ({ period, onSplit, onClose }: SplitPeriodDialogProps) => {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { day: '' } });
  const min = addDays(period.startDate, 1);
  const max = period.endDate;
  const check = (day: string) =>
    (isStayDate(day) && min <= day && day <= max) ||
    `${min === max ? 'Giorno possibile' : 'Giorni possibili'}: ${formatDayRange(min, max)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Dividi il periodo"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId}>
            Dividi il periodo
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit(({ day }) => onSplit(day))}>
        <p className="mb-4">
          Il periodo {formatPeriod(period)} diventa due periodi, per ora con lo stesso prezzo.
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
      </form>
    </Dialog>
  );
};

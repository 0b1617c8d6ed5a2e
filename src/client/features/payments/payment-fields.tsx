import { Controller, useFormContext } from 'react-hook-form';
import { CentsField } from '#client/ui/number-field.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { type PaymentMethod, paymentMethods } from '#shared/money/account.ts';
import { methodWords } from '#shared/money/money-words.ts';

// Fields of a payment, a refund and a step of the damage deposit.

export type PaymentValues = {
  date: string;
  /** Never negative: the direction says whether it came or went. */
  amountCents: number;
  method: PaymentMethod;
  note: string;
};

/** The fields beside which an error of the server stands. */
export const paymentFields = ['date', 'amountCents', 'method', 'note'] as const;

export const methodOptions = paymentMethods.map((value) => ({ value, label: methodWords[value] }));

/** The sum and the day, which is not in the future. */
export const SumAndDay = () => {
  const today = useToday();
  const { register, control, formState } = useFormContext<PaymentValues>();
  return (
    <>
      <Controller
        control={control}
        name="amountCents"
        render={({ field, fieldState }) => (
          <CentsField
            {...field}
            label="Somma (€)"
            required
            empty={Number.NaN}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label="Giorno"
        type="date"
        required
        max={today}
        error={formState.errors.date?.message}
        {...register('date')}
      />
    </>
  );
};

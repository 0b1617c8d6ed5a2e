import { FormProvider, useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { nextDue } from '#shared/money/account.ts';
import { addPaymentInput, type StayAccount } from '#shared/money/payments.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { methodOptions, type PaymentValues, paymentFields, SumAndDay } from './payment-fields.tsx';

const resolver = schemaResolver<PaymentValues>(async () => ({
  schema: addPaymentInput.omit({ id: true }),
}));

type PaymentFormProps = {
  account: StayAccount;
  /** Whether money goes back to the guest. */
  isRefund: boolean;
};

/** Enters a payment or a refund in one step: the open sum is proposed. */
export const PaymentForm = ({ account, isRefund }: PaymentFormProps) => {
  const today = useToday();
  const { id, openCents, portal } = account;
  const proposed = isRefund ? -openCents : (nextDue(account)?.cents ?? openCents);
  const form = useForm<PaymentValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      date: today,
      amountCents: proposed > 0 ? proposed : Number.NaN,
      method: portal ? 'PORTAL' : 'TRANSFER',
      note: '',
    },
  });
  const add = trpc.payments.add.useMutation({
    meta: {
      success: ({ amountCents }: { amountCents: number }) =>
        amountCents < 0
          ? `Scritto: ${formatEuro(-amountCents)} restituiti.`
          : `Scritto: ${formatEuro(amountCents)} arrivati.`,
    },
    onError: (error) => showIssues(error, paymentFields, form.setError),
  });
  const { register, formState } = form;
  const { errors } = formState;
  const failure = add.isError
    ? failureBeside(add.error, paymentFields, 'Errore nel salvataggio')
    : null;
  return (
    <form
      noValidate
      aria-label={isRefund ? 'Un rimborso' : 'Un pagamento'}
      onSubmit={form.handleSubmit(({ amountCents, ...values }) => {
        if (!add.isPending) {
          add.mutate({ id, amountCents: isRefund ? -amountCents : amountCents, ...values });
        }
      })}
      className="grid gap-4"
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <FormProvider {...form}>
          <SumAndDay />
        </FormProvider>
        <SelectField
          label="Come"
          options={methodOptions}
          error={errors.method?.message}
          {...register('method')}
        />
        <TextField
          label="Nota"
          required={false}
          maxLength={300}
          autoComplete="off"
          error={errors.note?.message}
          {...register('note')}
        />
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" className="justify-self-start" busy={add.isPending}>
        {isRefund ? 'Segna come restituito' : 'Segna come arrivato'}
      </Button>
    </form>
  );
};

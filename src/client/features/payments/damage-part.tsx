import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DamageKind } from '#shared/money/account.ts';
import { damageWords } from '#shared/money/money-words.ts';
import { addDamageEntryInput, type StayAccount } from '#shared/money/payments.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { MoneyRow } from './money-row.tsx';
import { methodOptions, type PaymentValues, paymentFields, SumAndDay } from './payment-fields.tsx';

const titles: Record<DamageKind, string> = {
  received: 'Cauzione arrivata',
  returned: 'Cauzione restituita',
  kept: 'Cauzione trattenuta',
};

type EntryValues = PaymentValues & { id: number; kind: DamageKind };

const resolver = schemaResolver<EntryValues>(async () => ({
  schema: addDamageEntryInput,
}));

type EntryDialogProps = { account: StayAccount; kind: DamageKind; onClose: () => void };

const EntryDialog = ({ account, kind, onClose }: EntryDialogProps) => {
  const today = useToday();
  const { askedCents, heldCents } = account.damage;
  const proposed = kind === 'received' ? askedCents - heldCents : heldCents;
  const form = useForm<EntryValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      ...{ id: account.id, kind, date: today, method: 'CASH', note: '' },
      amountCents: proposed > 0 ? proposed : Number.NaN,
    },
  });
  const add = trpc.payments.addDamageEntry.useMutation({
    meta: { success: `${titles[kind]}: scritto.` },
    onSuccess: onClose,
    onError: (error) => showIssues(error, paymentFields, form.setError),
  });
  const { register, formState } = form;
  const failure = add.isError
    ? failureBeside(add.error, paymentFields, 'Errore nel salvataggio')
    : null;
  return (
    <FormDialog
      title={titles[kind]}
      submitLabel="Salva"
      busy={add.isPending}
      problem={failure && <Notice tone="error">{failure}</Notice>}
      onSubmit={form.handleSubmit((values) => {
        if (!add.isPending) add.mutate(values);
      })}
      onClose={onClose}
      className="grid gap-4"
    >
      <FormProvider {...form}>
        <div className="grid grid-cols-2 items-start gap-3">
          <SumAndDay />
        </div>
      </FormProvider>
      {kind !== 'kept' && (
        <SelectField label="Come" options={methodOptions} {...register('method')} />
      )}
      <TextField
        label={kind === 'kept' ? 'Perché la trattieni' : 'Nota'}
        required={kind === 'kept'}
        maxLength={300}
        autoComplete="off"
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </FormDialog>
  );
};

/** The damage deposit, a ledger apart from the stay's account. */
export const DamagePart = ({ account }: { account: StayAccount }) => {
  const [adding, setAdding] = useState<DamageKind | null>(null);
  const { askedCents, heldCents } = account.damage;
  const isHeld = heldCents > 0;
  const note = isHeld
    ? `${formatEuro(heldCents)} da rendere`
    : askedCents > 0 && formatEuro(askedCents);
  return (
    <section aria-label="Cauzione" className="grid gap-2 border-t border-sand-200 pt-4">
      <h3 className="flex items-baseline justify-between gap-4 font-semibold text-sea-700">
        Cauzione
        {note && <span className="text-sm font-normal text-ink-soft tabular-nums">{note}</span>}
      </h3>
      <p className="text-sm text-ink-soft">Non è un incasso, e non conta in quello che manca.</p>
      <ul className="divide-y divide-sand-200 empty:hidden">
        {account.damageEntries.map((entry) => (
          <MoneyRow key={entry.id} entry={entry} what="damage" title={damageWords[entry.kind]} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setAdding('received')}>
          Arrivata
        </Button>
        {isHeld && (
          <>
            <Button variant="secondary" size="small" onClick={() => setAdding('returned')}>
              Restituita
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAdding('kept')}>
              Trattenuta
            </Button>
          </>
        )}
      </div>
      {adding && <EntryDialog account={account} kind={adding} onClose={() => setAdding(null)} />}
    </section>
  );
};

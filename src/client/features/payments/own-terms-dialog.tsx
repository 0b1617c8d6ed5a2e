import { useRef } from 'react';
import { Controller, get, useController, useForm, useWatch } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { CentsField, WholeField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { isPortal, staySourceLabels } from '#shared/bookings/stay-sources.ts';
import type { StayTerms } from '#shared/money/payment-terms.ts';
import { type StayAccount, updateAccountInput } from '#shared/money/payments.schema.ts';
import { CancellationSteps } from './cancellation-steps.tsx';
import { termsNames } from './payment-terms.form.ts';

type Values = {
  portalPays: boolean;
  portal: {
    payoutCents: number | null;
    commissionCents: number | null;
    withheldCents: number | null;
  };
  keptCents: number | null;
  terms: StayTerms | null;
};

const fields = ['portalPays', 'portal', 'keptCents', 'terms'] as const;

const resolver = schemaResolver<Values>(async () => ({
  schema: updateAccountInput.omit({ id: true }),
}));

const nothing: StayTerms = {
  deposit: null,
  balanceDays: null,
  damageDepositCents: null,
  cancellation: [],
};

const valuesOf = ({ portalPays, portal, keptCents, terms }: StayAccount): Values => ({
  portalPays,
  portal: {
    payoutCents: portal?.payoutCents ?? null,
    commissionCents: portal?.commissionCents ?? null,
    withheldCents: portal?.withheldCents ?? null,
  },
  keptCents,
  terms,
});

type Control = ReturnType<typeof useForm<Values>>['control'];

const PortalFields = ({ control }: { control: Control }) => (
  <div className="grid gap-4 sm:grid-cols-3">
    {(
      [
        ['payoutCents', 'Ti versa (€)'],
        ['commissionCents', 'Commissione (€)'],
        ['withheldCents', 'Ritenuta (€)'],
      ] as const
    ).map(([name, label]) => (
      <Controller
        key={name}
        control={control}
        name={`portal.${name}`}
        render={({ field, fieldState }) => (
          <CentsField {...field} label={label} empty={null} error={fieldState.error?.message} />
        )}
      />
    ))}
  </div>
);

const depositCentsOf = (terms: StayTerms, totalCents: number): number | null => {
  if (terms.deposit === null) return null;
  const { share } = terms.deposit;
  return 'cents' in share ? share.cents : Math.round((totalCents * share.percent) / 100);
};

/** The deposit as a sum, the days of the balance, the damage deposit, and what a cancellation gives back. */
const TermsFields = ({ control, totalCents }: { control: Control; totalCents: number }) => {
  const box = useRef<HTMLDivElement>(null);
  const { field, formState } = useController({ control, name: 'terms' });
  field.ref({ focus: () => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus() });
  const terms = field.value ?? nothing;
  const deposit = terms.deposit ?? { share: { cents: 0 }, days: 5, word: 'caparra' as const };
  const errorAt = (path: string): string | undefined => {
    const error: { message?: string } | undefined = get(formState.errors, `terms.${path}`);
    return error?.message;
  };
  return (
    <div ref={box} className="grid gap-4 sm:grid-cols-2">
      <CentsField
        label="Caparra o acconto (€)"
        required={false}
        empty={null}
        value={depositCentsOf(terms, totalCents)}
        error={errorAt('deposit') ?? errorAt('deposit.share')}
        onChange={(cents) =>
          field.onChange({
            ...terms,
            deposit: cents === null ? null : { ...deposit, share: { cents } },
          })
        }
      />
      {terms.deposit && (
        <WholeField
          label="Entro quanti giorni dalla conferma"
          required
          empty={Number.NaN}
          value={terms.deposit.days}
          error={errorAt('deposit.days')}
          onChange={(days) => field.onChange({ ...terms, deposit: { ...deposit, days } })}
        />
      )}
      <WholeField
        label="Saldo: giorni prima dell’arrivo"
        required={false}
        hint="Vuoto: all’arrivo."
        empty={null}
        value={terms.balanceDays}
        error={errorAt('balanceDays')}
        onChange={(balanceDays) => field.onChange({ ...terms, balanceDays })}
      />
      <CentsField
        label="Cauzione (€)"
        required={false}
        empty={null}
        value={terms.damageDepositCents}
        error={errorAt('damageDepositCents')}
        onChange={(damageDepositCents) => field.onChange({ ...terms, damageDepositCents })}
      />
      <fieldset className="mt-2 grid min-w-0 gap-4 border-t border-sand-200 pt-4 sm:col-span-full">
        <legend className="sr-only">{termsNames.cancellation}</legend>
        <p aria-hidden className="font-semibold text-sea-700">
          {termsNames.cancellation}
        </p>
        <CancellationSteps
          steps={terms.cancellation}
          errorAt={(path) => errorAt(`cancellation.${path}`)}
          onChange={(cancellation) => field.onChange({ ...terms, cancellation })}
        />
        <FieldError id="own-cancellation-error" error={errorAt('cancellation')} />
      </fieldset>
    </div>
  );
};

type OwnTermsDialogProps = { account: StayAccount; onClose: () => void };

/** The terms of this stay alone. */
export const OwnTermsDialog = ({ account, onClose }: OwnTermsDialogProps) => {
  const { id, version, source, cancelledAt, totalCents, hasOwnTerms } = account;
  const form = useForm<Values>({ resolver, mode: 'onTouched', defaultValues: valuesOf(account) });
  const { control } = form;
  // The form keeps track of them only if the render reads them.
  const { dirtyFields } = form.formState;
  const portalPays = useWatch({ control, name: 'portalPays' });
  const update = trpc.payments.updateAccount.useMutation({
    meta: { success: 'Salvato per questo soggiorno.' },
    onSuccess: onClose,
    onError: (error) => showIssues(error, fields, form.setError),
  });
  const failure = update.isError
    ? failureBeside(update.error, fields, 'Errore nel salvataggio')
    : null;
  const send = form.handleSubmit((values) => {
    if (update.isPending) return;
    const changed = Object.fromEntries(
      fields.filter((field) => dirtyFields[field]).map((field) => [field, values[field]]),
    );
    update.mutate({ id, seenVersion: version, ...changed });
  });
  return (
    <FormDialog
      title="Solo per questo soggiorno"
      submitLabel="Salva"
      busy={update.isPending}
      problem={failure && <Notice tone="error">{failure}</Notice>}
      onSubmit={send}
      onClose={onClose}
      className="grid gap-5"
    >
      {isPortal(source) && (
        <Controller
          control={control}
          name="portalPays"
          render={({ field }) => (
            <SelectField
              label="Dall’ospite incassa"
              value={field.value ? 'portal' : 'house'}
              options={[
                { value: 'portal', label: staySourceLabels[source] },
                { value: 'house', label: 'tu' },
              ]}
              onChange={({ target }) => field.onChange(target.value === 'portal')}
            />
          )}
        />
      )}
      {portalPays && <PortalFields control={control} />}
      {cancelledAt && (
        <Controller
          control={control}
          name="keptCents"
          render={({ field, fieldState }) => (
            <CentsField
              {...field}
              label="Trattieni (€)"
              required={false}
              hint="Vuoto: come dicono le condizioni. 0 se restituisci tutto."
              empty={null}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      {!portalPays && !cancelledAt && <TermsFields control={control} totalCents={totalCents} />}
      {hasOwnTerms && !portalPays && !cancelledAt && (
        <Button
          variant="quiet"
          size="small"
          busy={update.isPending}
          className="-ml-4 justify-self-start"
          onClick={() => update.mutate({ id, seenVersion: version, terms: null })}
        >
          Torna alle condizioni della conferma
        </Button>
      )}
    </FormDialog>
  );
};

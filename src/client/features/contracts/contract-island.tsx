import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '#client/api/api.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { useCall } from '#client/ui/use-call.ts';
import type { GuestContract } from '#shared/contracts/contracts.schema.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { ContractText } from './contract-text.tsx';

const SIGNATURE_MAX = 120;

type ContractProps = {
  /** Null for a preview. */
  token: string | null;
  saved: GuestContract;
};

const Reading = ({ contract: { text, translation } }: { contract: GuestContract }) => {
  const { t, locale } = useLanguage();
  return translation === null ? (
    <ContractText text={text} lang={HOUSE_LOCALE} />
  ) : (
    <>
      <p className="mb-3 text-sm text-ink-soft">{t('contract.translated')}</p>
      <ContractText text={translation} lang={locale} />
      <details className="mt-4 border-t border-sand-200">
        <summary className="min-h-11 py-2.5 font-semibold text-sea-700">
          {t('contract.original')}
        </summary>
        <ContractText text={text} lang={HOUSE_LOCALE} />
      </details>
    </>
  );
};

const Accepted = ({ contract, token }: { contract: GuestContract; token: string | null }) => {
  const { t, formatInstant } = useLanguage();
  return (
    <>
      <Notice tone="success">
        {t('contract.accepted', { when: formatInstant(contract.acceptedAt ?? '') })}
      </Notice>
      {token && (
        <a
          href={`/soggiorno/${token}/contratto.pdf`}
          className={`inline-flex min-h-11 items-center gap-2 print:hidden ${textLinkClass}`}
        >
          <FileDown aria-hidden className="size-5 shrink-0" />
          {t('contract.file')}
        </a>
      )}
    </>
  );
};

type Values = { name: string; accepts: boolean };

const fields = ['name', 'accepts'] as const;

type FormProps = {
  token: string | null;
  contract: GuestContract;
  onAccepted: (contract: GuestContract) => void;
};

/** A tick and a press. */
const AcceptForm = ({ token, contract, onAccepted }: FormProps) => {
  const { t } = useLanguage();
  const { fingerprint, guestName } = contract;
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { name: guestName, accepts: false },
  });
  const accept = useCall(({ name }: Values, signal) =>
    api.contracts.accept.mutate(
      { token: token ?? '', name, fingerprint, accepts: true },
      { signal },
    ),
  );
  const submit = handleSubmit(async (values) => {
    if (accept.isPending || token === null) return;
    try {
      const answer = await accept.run(values);
      if (answer.contract) onAccepted(answer.contract);
    } catch (error) {
      showIssues(error, fields, setError);
    }
  });
  const failure = failureBeside(
    accept.error,
    fields,
    t('contract.failed'),
    t('contract.unanswered'),
  );
  const { errors } = formState;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 print:hidden">
      <noscript>
        <p>{t('contract.byContact')}</p>
      </noscript>
      <div className="grid gap-4 noscript:hidden">
        <TextField
          label={t('contract.name')}
          required
          autoComplete="name"
          maxLength={SIGNATURE_MAX}
          error={errors.name?.message}
          // The form library fills fields in the browser only.
          defaultValue={guestName}
          {...register('name', {
            validate: (name) => name.trim() !== '' || t('contract.nameMissing'),
          })}
        />
        <CheckboxField
          label={t('contract.tick')}
          required
          error={errors.accepts?.message}
          {...register('accepts', { required: t('contract.tickMissing') })}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button
          type="submit"
          busy={accept.isPending}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {t('contract.accept')}
        </Button>
      </div>
    </form>
  );
};

/** The contract of a stay, as its guest reads and accepts it on the page of the stay. */
export const ContractIsland = ({ token, saved }: ContractProps) => {
  const { t } = useLanguage();
  const [contract, setContract] = useState(saved);
  if (contract.state === 'accepted') {
    return (
      <div className="grid gap-3" role="status">
        <Accepted contract={contract} token={token} />
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <p>{t(contract.state === 'changed' ? 'contract.changedLead' : 'contract.lead')}</p>
      <details className="border-y border-sand-200">
        <summary className="min-h-11 py-2.5 font-semibold text-sea-700">
          {t('contract.read')}
        </summary>
        <div className="pb-4">
          <Reading contract={contract} />
        </div>
      </details>
      <AcceptForm token={token} contract={contract} onAccepted={setContract} />
    </div>
  );
};

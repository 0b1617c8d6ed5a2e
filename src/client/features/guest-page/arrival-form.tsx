import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '#client/api/api.ts';
import { Button } from '#client/ui/button.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useCall } from '#client/ui/use-call.ts';

type Values = { time: string; note: string };

type ArrivalFormProps = Values & {
  /** Null for a preview. */
  token: string | null;
};

const fields = ['time', 'note'] as const;

/** One question: when, and with which ferry. */
export const ArrivalForm = ({ token, time, note }: ArrivalFormProps) => {
  const { t } = useLanguage();
  const [isSaved, setIsSaved] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { time, note },
  });
  const save = useCall((values: Values, signal) =>
    api.guestPage.setArrival.mutate({ token: token ?? '', ...values }, { signal }),
  );
  const submit = handleSubmit(async (values) => {
    if (save.isPending || token === null) return;
    setIsSaved(false);
    try {
      await save.run(values);
      setIsSaved(true);
    } catch (error) {
      showIssues(error, fields, setError);
    }
  });
  const failure = failureBeside(
    save.error,
    fields,
    t('guestPage.sendFailed'),
    t('guestPage.unanswered'),
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <noscript>
        <p>{t('guestPage.arrivalByContact')}</p>
      </noscript>
      <p className="noscript:hidden">
        <strong className="text-sea-700">{t('guestPage.arrivalQuestion')}</strong>{' '}
        {t('guestPage.arrivalHint')}
      </p>
      <div className="grid gap-4 sm:grid-cols-[9rem_1fr] noscript:hidden">
        <TextField
          label={t('guestPage.arrivalTime')}
          type="time"
          required={false}
          error={formState.errors.time?.message}
          // The form library fills fields in the browser only.
          defaultValue={time}
          {...register('time')}
        />
        <TextField
          label={t('guestPage.arrivalNote')}
          placeholder={t('guestPage.arrivalExample')}
          required={false}
          maxLength={200}
          error={formState.errors.note?.message}
          defaultValue={note}
          {...register('note')}
        />
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {t('guestPage.arrivalSave')}
        </Button>
        <p role="status">{isSaved && t('guestPage.arrivalSaved')}</p>
      </div>
    </form>
  );
};
